import type { ErrorCode } from '@kindling/validation/errors'

/** State of the rate (spec 1 §4): a failed load clears it. */
export type RateState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: ErrorCode }
  /** US dollars for one PLG, and the time of the rate. */
  | { readonly status: 'loaded'; readonly plgToUsd: string; readonly date: string }
