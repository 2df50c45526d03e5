import type { Logger } from 'pino'
import type { Database } from '../database/connection.ts'
import type { FileStore } from '../providers/files.ts'
import type { IdentityProvider } from '../providers/identity.ts'
import type { Mailer } from '../providers/mail.ts'
import type { PaymentEvents } from '../providers/payment-events.ts'
import type { PaymentProcessor } from '../providers/payments.ts'
import type { Sealer } from '../providers/sealer.ts'
import type { SocialProvider, SocialProviderName } from '../providers/social.ts'
import type { Ticker } from '../providers/ticker.ts'

/** What rules work with. Tests pass their own clock and providers. */
export interface Platform {
  readonly db: Database
  readonly log: Logger
  /** The server's clock, for sessions, codes, limits and jobs; rules read no other. */
  readonly now: () => Date
  /** The time of campaigns, pledges, charges and votes: a demo world may be ahead of the clock. */
  readonly businessNow: () => Date
  readonly payments: PaymentProcessor
  /** What the processor tells by itself; null: it tells nothing. */
  readonly paymentEvents: PaymentEvents | null
  /** Uploaded pictures. */
  readonly files: FileStore
  readonly mail: Mailer
  /** The provider that checks identity documents. */
  readonly identity: IdentityProvider
  /** The source of the PLG rate. */
  readonly ticker: Ticker
  /** Sign-in providers; an absent one is not configured. */
  readonly social: Readonly<Partial<Record<SocialProviderName, SocialProvider>>>
  /** Encrypts secrets that must be read back, so that the database alone does not reveal them. */
  readonly sealer: Sealer
  /**
   * The site's origin without a trailing slash, for links in e-mails. Never taken from a request, whose host anybody
   * can set.
   */
  readonly siteOrigin: () => string
  /** Origins that may make changes: those the site is served from. Empty: only the request's own host. */
  readonly origins: readonly string[]
  /** Addresses of reverse proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: boolean
  /** Cookies carry `Secure` and the `__Host-` prefix; off only on a loopback address in development. */
  readonly secureCookies: boolean
}
