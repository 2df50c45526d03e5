import type { ErrorCode } from '@kindling/validation/errors'

/** Why something was rejected, in the form that views take. */
export interface Failure {
  readonly items: readonly {
    readonly code: ErrorCode
    readonly field?: string
    readonly params?: Readonly<Record<string, string | number>>
  }[]
  /** Seconds until a retry makes sense, if the platform sent it. */
  readonly retryAfter: number | null
}
