import type { ErrorCode } from '@kindling/validation/errors'

/** State of a read that a view shows: loaded, loading or failed. */
export interface ReadState<Data> {
  readonly data: Data | undefined
  readonly error: { readonly code: ErrorCode; readonly isNotFound: boolean } | undefined
  readonly retry: () => void
}
