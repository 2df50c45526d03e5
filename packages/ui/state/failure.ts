import type { ErrorCode } from '@kindling/validation/errors'

/** Why something was rejected, as views take it. */
export interface Failure {
  readonly items: readonly {
    readonly code: ErrorCode
    readonly field?: string
    readonly params?: Readonly<Record<string, string | number>>
  }[]
  /** Seconds until another try makes sense, where the platform said so. */
  readonly retryAfter: number | null
}
