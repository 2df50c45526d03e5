import type { Logger } from 'pino'
import type { Database } from '../database/connection.ts'
import type { FileStore } from '../providers/files.ts'
import type { IdentityProvider } from '../providers/identity.ts'
import type { Mailer } from '../providers/mail.ts'
import type { PaymentProcessor } from '../providers/payments.ts'
import type { Sealer } from '../providers/sealer.ts'
import type { SocialProvider, SocialProviderName } from '../providers/social.ts'
import type { Ticker } from '../providers/ticker.ts'

/** What rules work with. Tests give their own clock and providers. */
export interface Platform {
  readonly db: Database
  readonly log: Logger
  /** The server's clock: rules never read another. */
  readonly now: () => Date
  readonly payments: PaymentProcessor
  /** Pictures that people bring. */
  readonly files: FileStore
  readonly mail: Mailer
  /** Whoever looks at documents. */
  readonly identity: IdentityProvider
  /** Whoever knows what a PLG is worth. */
  readonly ticker: Ticker
  /** Providers one can sign in at; one that is not there cannot be reached. */
  readonly social: Readonly<Partial<Record<SocialProviderName, SocialProvider>>>
  /** Hides what has to be read again from whoever only has the database. */
  readonly sealer: Sealer
  /**
   * Where people reach the site, without a slash at its end: what e-mails link to. Never from a request, whose host
   * anybody may choose.
   */
  readonly siteOrigin: () => string
  /** Origins that may change things: those the site is served from. Empty: only the request's own host. */
  readonly origins: readonly string[]
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: boolean
  /** Cookies carry `Secure` and the `__Host-` prefix; off only on a loopback address in development. */
  readonly secureCookies: boolean
}
