import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { startPlatform } from '@kindling/api'
import { seedDemo } from '@kindling/api/demo'
import { type Context, Hono } from 'hono'
import { pino } from 'pino'
import { clientFolder, readBuiltPages } from '../server/built-pages.ts'
import { serveFolder } from '../server/files.ts'
import { createSite } from '../server/site.ts'
import { floorFolder, floorServerEntry } from './build-floor.ts'
import type { renderFloor } from './floor/server.tsx'

const squeeze = (text: string) =>
  new Uint8Array(
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  )

const html = (context: Context, text: string) =>
  context.body(squeeze(text), 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  })

/** The built site and the two floor pages behind one address, on a demo world in memory. */
export async function startBenchServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const log = pino({ level: 'error' })
  const platform = await startPlatform({ database: 'memory://', standIns: true, log, secureCookies: false })
  await seedDemo(platform.connection.db, { now: new Date() })
  const floor: { renderFloor: typeof renderFloor } = await import(floorServerEntry)
  const site = createSite({
    platform,
    pages: await readBuiltPages(),
    clientFolder,
    log,
    secure: false,
    origin: null,
  })

  const shell = await readFile(`${floorFolder}/index.html`, 'utf8')
  const floorFiles = serveFolder(floorFolder, { maxAge: 31_536_000, immutable: true })
  const read = async (path: string): Promise<unknown> =>
    (await platform.app.request(path.replace(/^\/api/, ''))).json()

  const all = new Hono()
  all.get('/floor/', (context) => html(context, shell))
  all.get(
    '/floor/*',
    async (context) =>
      (await floorFiles(context, context.req.path.slice('/floor'.length))) ?? context.notFound(),
  )
  all.get('/floor-static/', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const early = await floor.renderFloor(pathname + search, read)
    const data = early.early.replaceAll('<', '\\u003c')
    const page = shell
      .replace('<!--early-->', () => `<script type="application/json" id="early">${data}</script>`)
      .replace('<!--html-->', () => early.html)
    return html(context, page)
  })
  all.route('/', site as unknown as Hono)

  const server = createAdaptorServer({ fetch: all.fetch })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    await new Promise<void>((done) => server.close(() => done()))
    await platform.stop()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
