import type { ErrorCode } from '@kindling/validation/errors'

/** What is known of the rate (spec 1 §4): one that failed to load leaves none behind. */
export type RateState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: ErrorCode }
  /** US dollars for one PLG, and when that was. */
  | { readonly status: 'loaded'; readonly plgToUsd: string; readonly date: string }
