import type { ErrorCode } from '@kindling/validation/errors'

/** What a view is told of something it shows: there, on its way, or not to be had. */
export interface ReadState<Data> {
  readonly data: Data | undefined
  readonly error: { readonly code: ErrorCode; readonly isNotFound: boolean } | undefined
  readonly retry: () => void
}
