import { existsSync } from 'node:fs'
import { serve } from '@hono/node-server'
import {
  answerQuestion,
  chooseFiles,
  chooseIdentity,
  chooseMail,
  choosePayments,
  chooseSecrets,
  chooseSocial,
  chooseTicker,
  createForOwnerOnly,
  createLog,
  openDatabase,
  startPlatform,
} from '@kindling/api'
import { rejectWrongWorld } from '@kindling/api/demo'
import { isServer, serveControl } from '@kindling/api/operations'
import { clientFolder, readBuiltPages, serverEntry } from './built-pages.ts'
import { describeReach, describeServices } from './closed-services.ts'
import { patience, socketOptions, whyNotListening } from './listen.ts'
import { readSettings, type Settings } from './settings.ts'
import { createSite } from './site.ts'

/** Ends the process with one sentence for the operator. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

function settingsOrFail(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    return fail(error)
  }
}

createForOwnerOnly()
const settings = settingsOrFail()
// React reads it when the pages are loaded below; without it every page is rendered by the slow development build.
process.env.NODE_ENV ??= 'production'

const log = createLog(settings.logLevel)
// Like Node's default, but without the parameters of a failed query.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught')
  process.exit(1)
})

if (!existsSync(serverEntry)) {
  console.error('The site is not built yet. Run: pnpm build')
  process.exit(1)
}

const mail = chooseMail(process.env)
const payments = choosePayments(process.env)
const identity = chooseIdentity(process.env)
const ticker = chooseTicker(process.env)
/** Base of the links in e-mails if no public origin is set: the address this process listens on. */
let address = `http://${settings.host}:${settings.port}`

const connection = await openDatabase(settings.database)
await rejectWrongWorld(connection.db, settings).catch(async (error: unknown) => {
  await connection.close()
  fail(error)
})
const platform = await startPlatform({
  database: connection,
  files: chooseFiles(process.env, settings.filesFolder),
  social: chooseSocial(process.env),
  standIns: settings.standIns,
  secrets: chooseSecrets(process.env, settings.secretFile),
  log,
  origins: settings.origin ? [settings.origin] : [],
  trustProxy: settings.trustProxy,
  secureCookies: settings.secure,
  ...(mail ? { mail } : {}),
  ...(payments ? { payments } : {}),
  ...(identity ? { identity } : {}),
  ...(ticker ? { ticker } : {}),
  siteOrigin: () => settings.origin ?? address,
})
const closeControl = isServer(settings.database)
  ? null
  : await serveControl(connection.db, settings.database, log, answerQuestion(platform))
const site = createSite({
  platform,
  pages: await readBuiltPages(),
  clientFolder,
  log,
  secure: settings.secure,
  origin: settings.origin,
  demo: settings.mode === 'demonstration',
})

const { host: hostname } = settings
const listening = { fetch: site.fetch, port: settings.port, hostname, serverOptions: socketOptions(patience) }
const server = serve(listening, ({ port }) => {
  address = `http://${settings.host}:${port}`
  log.info({ port, database: platform.connection.place }, 'listening')
  for (const line of [...describeReach(settings), ...describeServices(process.env, settings)])
    console.log(line)
  console.log(`Kindling is at http://${settings.host}:${port}`)
  process.send?.({ ready: true, port })
})

server.on('error', (error: NodeJS.ErrnoException) => {
  const why = whyNotListening(error, settings.host, settings.port)
  void platform.stop().finally(() => fail(why))
})

/** Finishes pending requests, accepts no new ones, then closes the database. */
let stopping = false
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  const hard = setTimeout(() => process.exit(1), settings.stopWithinMs)
  hard.unref()
  await new Promise<void>((done) => {
    server.close(() => done())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
  closeControl?.()
  await platform.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
