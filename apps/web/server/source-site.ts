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

/** The site from source, as its files are now. */
export interface SourceSite {
  readonly fetch: Hono['fetch']
  readonly connection: Connection
  /** What opened the connection: another after an edit of the database's own files. */
  readonly openedBy: typeof openDatabase
  /** Ends its background work. The database stays open for the next one. */
  readonly stop: () => Promise<void>
}

/**
 * Puts the platform and the site together anew after an edit. The database stays open over edits, which takes the
 * longest to start; it is opened again only when the files that open it have changed.
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
