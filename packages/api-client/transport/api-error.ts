import type { ErrorCode } from '@kindling/validation/errors'

/** One entry of an error answer: `{ errors: [{ code, field?, params? }] }`. */
export interface ErrorItem<Code extends string = ErrorCode> {
  readonly code: Code
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * A call that failed, whatever the reason. `code` is the first of `errors` (spec 1 §8: "the first code in a list
 * is used"); codes this client does not know pass through and get the generic text.
 */
export class ApiError<Code extends string = ErrorCode> extends Error {
  readonly errors: readonly [ErrorItem<Code>, ...ErrorItem<Code>[]]
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** Seconds until the call may be tried again, where the server said so. */
  readonly retryAfter: number | null

  constructor(
    errors: readonly [ErrorItem<Code>, ...ErrorItem<Code>[]],
    status: number,
    retryAfter: number | null = null,
  ) {
    super(errors[0].code)
    this.name = 'ApiError'
    this.errors = errors
    this.status = status
    this.retryAfter = retryAfter
  }

  get code(): Code {
    return this.errors[0].code
  }
  get field(): string | undefined {
    return this.errors[0].field
  }
  /** The view for things that do not exist, or not for this person (spec 1 §7). */
  get isNotFound(): boolean {
    return this.status === 404 || (this.code as string) === 'MISSING_PERMISSION'
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
