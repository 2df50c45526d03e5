import {
  type Connection,
  chooseFiles,
  chooseSecrets,
  createLog,
  openDatabase,
  startPlatform,
} from '@kindling/api'
import type { Hono } from 'hono'
import type { Pages } from './pages.ts'
import { readSettings } from './settings.ts'
import { createSite } from './site.ts'

/** The site from source, from the current files. */
export interface SourceSite {
  readonly fetch: Hono['fetch']
  readonly connection: Connection
  /** The module that opened the connection: replaced after an edit of the database's own files. */
  readonly openedBy: typeof openDatabase
  /** Ends its background work. The database stays open for the next one. */
  readonly stop: () => Promise<void>
}

/**
 * Rebuilds the platform and the site after an edit. The database, the slowest to start, stays open; it is reopened only
 * when the files that open it have changed.
 */
export async function startSourceSite(pages: Pages, before: SourceSite | null): Promise<SourceSite> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  await before?.stop()
  const isOpen = before?.openedBy === openDatabase
  if (before && !isOpen) await before.connection.close()
  const connection = before && isOpen ? before.connection : await openDatabase(settings.database)
  const platform = await startPlatform({
    standIns: settings.standIns,
    database: { ...connection, close: async () => undefined },
    files: chooseFiles(process.env, settings.filesFolder),
    secrets: chooseSecrets(process.env, settings.secretFile),
    log,
    secureCookies: false,
    siteOrigin: () => `http://${settings.host}:${settings.port}`,
  })
  const site = createSite({
    platform,
    pages,
    clientFolder: null,
    log,
    secure: false,
    origin: null,
    demo: settings.mode === 'demonstration',
  })
  return {
    fetch: (request, env) => site.fetch(request, env as never),
    connection,
    openedBy: openDatabase,
    stop: platform.stop,
  }
}
