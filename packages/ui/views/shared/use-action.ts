import { type ApiError, isApiError } from '@kindling/api-client/transport'
import { useRef, useState } from 'react'
import type { Failure } from '../../state/failure.ts'

/** The part of a failure that has no field beside which it is shown. */
export class Rejection extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.items[0]?.code ?? 'EXTERNAL_ERROR')
    this.failure = failure
  }
}

const unknown: Failure = { items: [{ code: 'EXTERNAL_ERROR' }], retryAfter: null }

/** The failure, from any thrown value. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Rejection
    ? error.failure
    : isApiError(error)
      ? { items: (error as ApiError).errors, retryAfter: error.retryAfter }
      : unknown

export interface Action<Args extends readonly unknown[]> {
  /** Runs once, however often it is called while it is pending. Resolves to whether it succeeded. */
  readonly run: (...args: Args) => Promise<boolean>
  readonly pending: boolean
  readonly failure: Failure | null
  readonly clear: () => void
}

/**
 * An action of a person that may fail: pending, rejected with its codes, and retryable.
 *
 * @param initial a rejection that the page came with.
 */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  initial: Failure | null = null,
): Action<Args> {
  const [state, setState] = useState<{ pending: boolean; failure: Failure | null }>({
    pending: false,
    failure: initial,
  })
  const busy = useRef(false)
  return {
    ...state,
    clear: () => setState({ pending: false, failure: null }),
    run: async (...args) => {
      if (busy.current) return false
      busy.current = true
      setState({ pending: true, failure: null })
      try {
        await action(...args)
        setState({ pending: false, failure: null })
        return true
      } catch (error) {
        setState({ pending: false, failure: failureOf(error) })
        return false
      } finally {
        busy.current = false
      }
    },
  }
}
