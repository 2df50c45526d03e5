import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import {
  chooseFiles,
  chooseIdentity,
  chooseMail,
  chooseSecret,
  chooseSocial,
  chooseTicker,
  startPlatform,
} from '@kindling/api'
import { pino } from 'pino'
import { type RouteFiles, readAssets } from './manifest.ts'
import type { Pages } from './pages.ts'
import { isLoopback, readSettings } from './settings.ts'
import { createSite } from './site.ts'

// React reads it when the pages are loaded below; without it every page is made by its slow, checking half.
process.env.NODE_ENV ??= 'production'

const settings = readSettings(process.env)
const log = pino({ level: settings.logLevel })
const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))
const serverEntry = new URL('../dist/server/entry-server.js', import.meta.url)

if (!existsSync(serverEntry)) {
  console.error('The site is not built yet. Run: pnpm build')
  process.exit(1)
}

const mail = chooseMail(process.env)
const identity = chooseIdentity(process.env)
const ticker = chooseTicker(process.env)
/** Where letters lead while no public origin is set: what this process listens on. */
let address = `http://${settings.host}:${settings.port}`

const platform = await startPlatform({
  database: settings.database,
  files: chooseFiles(process.env, settings.filesFolder),
  social: chooseSocial(process.env),
  standIns: settings.standIns,
  secret: chooseSecret(process.env, settings.secretFile),
  log,
  origins: settings.origin ? [settings.origin] : [],
  trustProxy: settings.trustProxy,
  secureCookies: settings.secure,
  ...(mail ? { mail } : {}),
  ...(identity ? { identity } : {}),
  ...(ticker ? { ticker } : {}),
  siteOrigin: () => settings.origin ?? address,
})
const { renderPage, routes }: { renderPage: Pages['render']; routes: readonly RouteFiles[] } = await import(
  serverEntry.href
)
const pages: Pages = { render: renderPage, assetsOf: await readAssets(clientFolder, routes) }
const site = createSite({
  platform,
  pages,
  clientFolder,
  log,
  secure: settings.secure,
  origin: settings.origin,
  outbox: isLoopback(settings.host) ? platform.outbox : null,
})

const server = serve({ fetch: site.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
  address = `http://${settings.host}:${port}`
  log.info({ port, database: platform.connection.place }, 'listening')
  console.log(`Kindling is at http://${settings.host}:${port}`)
  process.send?.({ ready: true, port })
})

/** Answers what is under way, takes nothing new, then closes the database. */
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
  await platform.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
