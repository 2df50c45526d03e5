import { type ApiError, isApiError } from '@kindling/api-client/transport'
import { useRef, useState } from 'react'
import type { Failure } from '../../state/failure.ts'

/** What is left of a failure once the rest stands beside its fields. */
export class Rejection extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.items[0]?.code ?? 'EXTERNAL_ERROR')
    this.failure = failure
  }
}

const unknown: Failure = { items: [{ code: 'EXTERNAL_ERROR' }], retryAfter: null }

/** What went wrong, from whatever was thrown. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Rejection
    ? error.failure
    : isApiError(error)
      ? { items: (error as ApiError).errors, retryAfter: error.retryAfter }
      : unknown

export interface Action<Args extends readonly unknown[]> {
  /** Does it once, however often it is asked for while it is under way. Resolves to whether it was done. */
  readonly run: (...args: Args) => Promise<boolean>
  readonly pending: boolean
  readonly failure: Failure | null
  readonly clear: () => void
}

/**
 * Something a person does that may fail: pending, rejected with its codes, and free to be tried again.
 *
 * @param initial a rejection that is there from the start: the page came with it.
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
