/** What the catalogue says of one code. */
export interface CatalogueEntry {
  /** HTTP status of an answer whose first error this is. For `client` codes: the status it is read from, or 400. */
  readonly status: 400 | 401 | 403 | 404 | 408 | 429 | 503
  /** Who can give it: the platform, the client alone, or either. */
  readonly origin: 'server' | 'client' | 'both'
  readonly area: ErrorArea
  /** Fields which have words of their own; the code may come with any other field, and gets its general words. */
  readonly fields?: readonly string[]
  /** Values its words need; whoever gives the code gives all of these. */
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
