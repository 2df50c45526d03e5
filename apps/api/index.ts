import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { writeLetter } from './accounts/letters.ts'
import { announceVotes } from './community/announce-votes.ts'
import { type Connection, openDatabase } from './database/connection.ts'
import { forgetExpired } from './database/forget-expired.ts'
import { createApp } from './http/app.ts'
import type { Platform } from './http/platform.ts'
import type { HttpEnv } from './http/serve.ts'
import { deliverLetters } from './mail/queue.ts'
import { settleUnfinished } from './pledges/settle.ts'
import { diskFiles } from './providers/disk-files.ts'
import type { FileStore } from './providers/files.ts'
import { type IdentityProvider, noIdentity } from './providers/identity.ts'
import type { Mailer } from './providers/mail.ts'
import { type Outbox, outboxMail } from './providers/outbox-mail.ts'
import { noPayments } from './providers/payments.ts'
import { createSealer } from './providers/sealer.ts'
import { type SocialProvider, type SocialProviderName, socialProviders } from './providers/social.ts'
import { type IdentityStandIn, standInIdentity } from './providers/stand-in-identity.ts'
import { standInPayments } from './providers/stand-in-payments.ts'
import { type SocialStandIn, standInSocial } from './providers/stand-in-social.ts'
import { noTicker, standInTicker, type Ticker } from './providers/ticker.ts'

export { type Connection, openDatabase } from './database/connection.ts'
export type { Platform } from './http/platform.ts'
export { chooseFiles } from './providers/choose-files.ts'
export { chooseIdentity } from './providers/choose-identity.ts'
export { chooseMail } from './providers/choose-mail.ts'
export { chooseSocial } from './providers/choose-social.ts'
export { isFileName } from './providers/files.ts'
export { chooseSecret } from './providers/sealer.ts'
export { type SocialProviderName, socialProviders } from './providers/social.ts'
export { chooseTicker } from './providers/ticker.ts'

/** Folder of the pictures that come with the demo world. */
export const demoMediaFolder = fileURLToPath(new URL('./demo/media', import.meta.url))

export interface PlatformOptions {
  /** `postgres://…`, a folder, or `memory://`; or a database that is open already, and up to date. */
  readonly database: string | Connection
  /** Where pictures are kept; beside an embedded database in a folder, else in one of the machine's for what passes. */
  readonly files?: FileStore
  /** Who brings letters to people; absent: they stay in the outbox, for a developer to read. */
  readonly mail?: Mailer
  /** Who looks at documents; absent: the stand-in plays them. */
  readonly identity?: IdentityProvider
  /** Who is asked for the rate of PLG; where absent, as `standIns` says. */
  readonly ticker?: Ticker
  /** Where one can sign in; those that are absent are played by the stand-in. */
  readonly social?: Readonly<Partial<Record<SocialProviderName, SocialProvider>>>
  /**
   * Whether stand-ins play the services that are not given. Off where others than this machine can reach the site:
   * anybody could be anybody there. @default true
   */
  readonly standIns?: boolean
  /** Seals the secrets of authenticator apps; absent: one of this process, with which they end. */
  readonly secret?: string
  /** Where letters link to; asked when one is written, because a port may not be known before. */
  readonly siteOrigin?: () => string
  readonly log?: Logger
  readonly now?: () => Date
  readonly origins?: readonly string[]
  readonly trustProxy?: boolean
  readonly secureCookies?: boolean
}

export interface RunningPlatform {
  readonly app: Hono<HttpEnv>
  readonly platform: Platform
  readonly connection: Connection
  /** Letters that nobody sent; null where mail really goes out. */
  readonly outbox: Outbox | null
  /** The identity provider that is played, for the page on which people decide; null where a real one is asked. */
  readonly identityChecks: IdentityStandIn | null
  /** The providers that are played, for the page on which people agree. */
  readonly consents: Readonly<Partial<Record<SocialProviderName, SocialStandIn>>>
  /** Sends what is due now, and resolves once it is sent. It happens by itself every second. */
  readonly deliverMail: () => Promise<void>
  /** Stops the background work and closes the database. */
  readonly stop: () => Promise<void>
}

/** Files lie beside the embedded database, not in it. */
const filesFolderOf = (database: string): string =>
  /^\w+:\/\//.test(database) ? join(tmpdir(), 'kindling-files') : `${database}-files`

const settleEveryMs = 5_000
/** Votes open by the day: telling people a few minutes later is soon. */
const announceEveryMs = 5 * 60_000
const statisticsEveryMs = 10 * 60_000
const mailEveryMs = 1_000
const forgetEveryMs = 60 * 60_000

/** Opens the database, finishes what an earlier run left half done, and gives the platform as a web app. */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const log = options.log ?? pino({ level: 'warn' })
  const now = options.now ?? (() => new Date())
  const { database } = options
  const connection = typeof database === 'string' ? await openDatabase(database) : database
  const { db } = connection
  const kept = outboxMail(db, now)
  const siteOrigin = options.siteOrigin ?? (() => 'http://127.0.0.1:4600')
  const consents: Partial<Record<SocialProviderName, SocialStandIn>> = {}
  if (options.standIns !== false)
    for (const name of socialProviders)
      if (!options.social?.[name]) consents[name] = standInSocial(name, { db, now, siteOrigin })
  const played =
    options.identity || options.standIns === false ? null : standInIdentity({ db, now, siteOrigin })
  const platform: Platform = {
    db,
    log,
    now,
    payments: options.standIns === false ? noPayments : standInPayments(db, now),
    files: options.files ?? diskFiles(filesFolderOf(typeof database === 'string' ? database : 'memory://')),
    mail: options.mail ?? kept,
    identity: options.identity ?? played ?? noIdentity,
    ticker: options.ticker ?? (options.standIns === false ? noTicker : standInTicker(now)),
    sealer: createSealer(options.secret ?? randomBytes(32).toString('base64url')),
    social: { ...consents, ...options.social },
    siteOrigin,
    origins: options.origins ?? [],
    trustProxy: options.trustProxy ?? false,
    secureCookies: options.secureCookies ?? true,
  }
  await settleUnfinished(platform, 0)
  let working = Promise.resolve()
  const timer = setInterval(() => {
    working = working
      .then(async () => void (await settleUnfinished(platform, settleEveryMs)))
      .catch((error: unknown) => log.error({ err: error }, 'settling failed'))
  }, settleEveryMs)
  const counting = setInterval(() => {
    working = working
      .then(() => connection.takeStatistics())
      .catch((error: unknown) => log.error({ err: error }, 'taking statistics failed'))
  }, statisticsEveryMs)
  // One after the other: a letter that is under way is waited for, and not taken a second time.
  let mailing = Promise.resolve()
  const deliverMail = () => {
    mailing = mailing
      .then(() => deliverLetters(platform, (order) => writeLetter(platform, order)))
      .catch((error: unknown) => log.error({ err: error }, 'sending letters failed'))
    return mailing
  }
  const posting = setInterval(deliverMail, mailEveryMs)
  posting.unref()
  const announcing = setInterval(() => {
    working = working
      .then(async () => void (await announceVotes(platform)))
      .catch((error: unknown) => log.error({ err: error }, 'announcing votes failed'))
  }, announceEveryMs)
  const forget = () => {
    working = working
      .then(() => forgetExpired(platform))
      .catch((error: unknown) => log.error({ err: error }, 'forgetting what has expired failed'))
  }
  forget()
  const forgetting = setInterval(forget, forgetEveryMs)
  timer.unref()
  forgetting.unref()
  announcing.unref()
  counting.unref()
  const stop = async () => {
    clearInterval(timer)
    clearInterval(counting)
    clearInterval(announcing)
    clearInterval(posting)
    clearInterval(forgetting)
    await Promise.all([working, mailing])
    await platform.mail.close()
    await connection.close()
  }
  return {
    app: createApp(platform),
    platform,
    connection,
    outbox: options.mail ? null : kept,
    identityChecks: played,
    consents,
    deliverMail,
    stop,
  }
}
