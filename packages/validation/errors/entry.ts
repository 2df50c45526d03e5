/** The catalogue's entry of one code. */
export interface CatalogueEntry {
  /**
   * HTTP status of an answer whose first error has this code. For `client` codes: the status it is read from, or 400.
   */
  readonly status: 400 | 401 | 403 | 404 | 408 | 429 | 503
  /** Who may use it: the platform, the client alone, or either. */
  readonly origin: 'server' | 'client' | 'both'
  readonly area: ErrorArea
  /** Fields with messages of their own; with any other field the code gets its general message. */
  readonly fields?: readonly string[]
  /** Parameters of its message; every use of the code sends all of these. */
  readonly params?: readonly string[]
}

export type ErrorArea =
  | 'account'
  | 'totp'
  | 'confirmation'
  | 'transport'
  | 'card'
  | 'notification'
  | 'wallet'
  | 'form'
  | 'general'
  | 'project'
  | 'pledge'
  | 'coupon'
  | 'vote'
  | 'variant'
  | 'file'
