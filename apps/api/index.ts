import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { type Connection, openDatabase } from './database/connection.ts'
import { createDemoClock, type DemoClock } from './demo-clock.ts'
import { handlers } from './handlers.ts'
import { createApp } from './http/app.ts'
import type { HttpEnv } from './http/serve.ts'
import { createRunner, withinLimit } from './jobs/runner.ts'
import { type BusinessClock, createBusinessClock } from './kernel/business-clock.ts'
import { createLog } from './kernel/log.ts'
import type { Platform } from './kernel/platform.ts'
import { periodicKinds } from './periodic-jobs.ts'
import { openExport } from './pledges/export-pledges.ts'
import { onPaymentEvent } from './pledges/payment-events.ts'
import { settleUnfinished } from './pledges/settle.ts'
import type { ChosenPayments } from './providers/choose-payments.ts'
import { diskFiles } from './providers/disk-files.ts'
import type { FileStore } from './providers/files.ts'
import { type IdentityProvider, noIdentity } from './providers/identity.ts'
import { type Mailer, noMail } from './providers/mail.ts'
import { type Outbox, outboxMail } from './providers/outbox-mail.ts'
import { noPayments } from './providers/payments.ts'
import { createSealer, newSecret, type Secrets } from './providers/sealer.ts'
import { type SocialProvider, type SocialProviderName, socialProviders } from './providers/social.ts'
import { type IdentityStandIn, standInIdentity } from './providers/stand-in-identity.ts'
import { standInPayments } from './providers/stand-in-payments.ts'
import { type SocialStandIn, standInSocial } from './providers/stand-in-social.ts'
import { noTicker, standInTicker, type Ticker } from './providers/ticker.ts'

export { answerQuestion } from './answer-questions.ts'
export { type Connection, openDatabase } from './database/connection.ts'
export { createForOwnerOnly } from './database/owner-only.ts'
export type { ClockReading, DemoClock } from './demo-clock.ts'
export { avifOf } from './kernel/image.ts'
export { createLog } from './kernel/log.ts'
export type { Platform } from './kernel/platform.ts'
export type { Due, DueKind } from './money/fell-due.ts'
export type { NextEventKind } from './money/next-event.ts'
export { chooseFiles } from './providers/choose-files.ts'
export { chooseIdentity } from './providers/choose-identity.ts'
export { chooseMail } from './providers/choose-mail.ts'
export { choosePayments } from './providers/choose-payments.ts'
export { chooseSocial } from './providers/choose-social.ts'
export { isFileName } from './providers/files.ts'
export { chooseSecrets } from './providers/sealer.ts'
export { type SocialProviderName, socialProviders } from './providers/social.ts'
export { chooseTicker } from './providers/ticker.ts'

/** Folder of the pictures that come with the demo world. */
export const demoMediaFolder = fileURLToPath(new URL('./demo/media', import.meta.url))

export interface PlatformOptions {
  /** `postgres://…`, a folder, or `memory://`; or a database that is open already, and up to date. */
  readonly database: string | Connection
  /** Where pictures are kept; beside an embedded database in a folder, else in one of the machine's for what passes. */
  readonly files?: FileStore
  /** The service that sends e-mails; if absent, `standIns` decides: they stay in the outbox, or are not sent. */
  readonly mail?: Mailer
  /** The processor that charges cards; if absent, `standIns` decides. */
  readonly payments?: ChosenPayments
  /** The provider that checks documents; if absent, `standIns` decides. */
  readonly identity?: IdentityProvider
  /** The source of the PLG rate; if absent, `standIns` decides. */
  readonly ticker?: Ticker
  /** Sign-in providers; absent ones are replaced by stand-ins, or closed, as `standIns` says. */
  readonly social?: Readonly<Partial<Record<SocialProviderName, SocialProvider>>>
  /**
   * Whether stand-ins replace services that are not given. For development, tests and public demonstrations only: with
   * them anybody can sign in as anybody. @default false: a missing service is closed
   */
  readonly standIns?: boolean
  /** Encrypts the secrets of authenticator apps; if absent, a secret of this process, which is lost with it. */
  readonly secrets?: Secrets
  /** The origin of links in e-mails; read when one is written, because a port may not be known before. */
  readonly siteOrigin?: () => string
  readonly log?: Logger
  readonly now?: () => Date
  readonly origins?: readonly string[]
  readonly trustProxy?: boolean
  readonly secureCookies?: boolean
  /**
   * `leave`: work in the background is another process's, or of a test that does it itself.
   * @default 'run'
   */
  readonly jobs?: 'run' | 'leave'
}

export interface RunningPlatform {
  readonly app: Hono<HttpEnv>
  readonly platform: Platform
  readonly connection: Connection
  /** The time of campaigns and pledges, which a demo world may move. */
  readonly business: BusinessClock
  /** Moves a demo world's time; null where cards are charged by a real processor, or by none. */
  readonly demoClock: DemoClock | null
  /** The stand-in's e-mails; null if there is no stand-in. */
  readonly outbox: Outbox | null
  /** The identity stand-in, for the page on which people decide; null with a real provider. */
  readonly identityChecks: IdentityStandIn | null
  /** The sign-in stand-ins, for the page on which people agree. */
  readonly consents: Readonly<Partial<Record<SocialProviderName, SocialStandIn>>>
  /** Sends what is due now, and resolves once it is sent. It happens by itself every second. */
  readonly deliverMail: () => Promise<void>
  /** Stops the background work and closes the database. */
  readonly stop: () => Promise<void>
}

/** Files are beside the embedded database, not in it. */
const filesFolderOf = (database: string): string =>
  /^\w+:\/\//.test(database) ? join(tmpdir(), 'kindling-files') : `${database}-files`

/** How often a process asks whether a demo world's time was moved. */
const clockReadMs = 1_000

/** Maximum wait for unfinished work of an earlier run; the rest is settled in the background. */
const settleAtStartMs = 10_000

/** Opens the database, finishes what an earlier run left half done, and gives the platform as a web app. */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const log = options.log ?? createLog('warn')
  const now = options.now ?? (() => new Date())
  const { database } = options
  const connection = typeof database === 'string' ? await openDatabase(database) : database
  const { db } = connection
  const standIns = options.standIns ?? false
  const sealer = createSealer(options.secrets ?? [newSecret()])
  const kept = standIns && !options.mail ? outboxMail(db, now, sealer) : null
  const siteOrigin = options.siteOrigin ?? (() => 'http://127.0.0.1:4600')
  const consents: Partial<Record<SocialProviderName, SocialStandIn>> = {}
  if (standIns)
    for (const name of socialProviders)
      if (!options.social?.[name]) consents[name] = standInSocial(name, { db, now, siteOrigin })
  const played = standIns && !options.identity ? standInIdentity({ db, now, siteOrigin }) : null
  const business = createBusinessClock(db, now)
  if (standIns) await business.refresh()
  const platform: Platform = {
    db,
    log,
    now,
    businessNow: business.now,
    payments: options.payments?.open(db, now) ?? (standIns ? standInPayments(db, now) : noPayments),
    paymentEvents: options.payments?.events ?? null,
    files: options.files ?? diskFiles(filesFolderOf(typeof database === 'string' ? database : 'memory://')),
    mail: options.mail ?? kept ?? noMail,
    identity: options.identity ?? played ?? noIdentity,
    ticker: options.ticker ?? (standIns ? standInTicker(now) : noTicker),
    sealer,
    social: { ...consents, ...options.social },
    siteOrigin,
    origins: options.origins ?? [],
    trustProxy: options.trustProxy ?? false,
    secureCookies: options.secureCookies ?? true,
  }
  const atStart = { name: 'settle-at-start', limitMs: settleAtStartMs }
  await withinLimit({ ...atStart, run: ({ signal }) => settleUnfinished(platform, 0, signal) }, null).catch(
    (error: unknown) => log.error({ err: error }, 'settling at the start failed'),
  )
  const runner = createRunner(platform, periodicKinds(platform, connection))
  if (options.jobs !== 'leave') await runner.start()
  // Another process may move a demo world's time.
  const reading =
    standIns && options.jobs !== 'leave'
      ? setInterval(() => {
          business.refresh().catch((error: unknown) => log.error({ err: error }, 'the clock was not read'))
        }, clockReadMs).unref()
      : undefined
  const stop = async () => {
    clearInterval(reading)
    await runner.stop()
    await platform.mail.close()
    await connection.close()
  }
  return {
    app: createApp(platform, handlers, onPaymentEvent, openExport),
    platform,
    connection,
    business,
    demoClock: standIns && !options.payments ? createDemoClock(platform, business) : null,
    outbox: kept,
    identityChecks: played,
    consents,
    deliverMail: () => runner.runNow('send-letters'),
    stop,
  }
}
