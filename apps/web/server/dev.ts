import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, type Plugin } from 'vite'
import config from '../vite.config.ts'
import { whyNotListening } from './listen.ts'
import type { Pages } from './pages.ts'
import { readSettings } from './settings.ts'
import type { SourceSite } from './source-site.ts'

/*
 * The site from source, for `pnpm dev`: Vite transforms and replaces modules, both the browser's and the platform's,
 * which runs in this process. Import nothing of the platform here, or Node restarts the process after an edit of it.
 * Pages have the production policy, so a violation shows up while developing.
 */
const settings = readSettings(process.env)

/** Fast refresh needs React's hook before the first component is loaded. */
const entry = '/@development-entry'
const developmentEntry: Plugin = {
  name: 'development-entry',
  resolveId: (id) => (id === entry ? entry : undefined),
  load: (id) =>
    id === entry
      ? "import '/@vite/client'\nimport '@vitejs/plugin-react/preamble'\nimport '/entry-client.tsx'"
      : undefined,
}

const base = config({ command: 'serve', mode: 'development' })
// Lucide reaches the browser prebundled, past the plugin that replaces its component; so the server keeps it too.
const plugins = base.plugins?.filter((each) => !(each && 'name' in each && each.name === 'own-icons'))
const server = createServer()
const vite = await createVite({
  ...base,
  plugins: [plugins, developmentEntry],
  // Imported above: a copy that Vite writes aside would look like a change and restart this process forever.
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})

/** Styles of the modules the server has loaded so far, linked so that a page is styled before its scripts run. */
function styles(): string[] {
  const modules = vite.environments.ssr.moduleGraph.idToModuleMap.values()
  return Array.from(modules, ({ url }) => url).filter((url) => /\.css$/.test(url))
}

const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<unknown> as Promise<Module>
const serverEntry = () => load<typeof import('../entry-server.tsx')>('/entry-server.tsx')
const pages: Pages = {
  render: async (request) => (await serverEntry()).renderPage(request),
  rulesOf: async (pathname) => (await serverEntry()).rulesOf(pathname),
  assetsOf: () => ({ scripts: [entry], preloads: [], styles: styles(), css: '', merged: [], script: null }),
}

type SourceModule = typeof import('./source-site.ts')
let site: SourceSite | null = null
let madeBy: SourceModule | null = null
let replacing: Promise<unknown> = Promise.resolve()

/** The site of the current files: Vite returns a new module once one of its dependencies has changed. */
async function currentSite(): Promise<SourceSite> {
  const made = replacing.then(async () => {
    const module = await load<SourceModule>('/server/source-site.ts')
    if (site && module === madeBy) return site
    site = await module.startSourceSite(pages, site)
    madeBy = module
    return site
  })
  // An edit that fails to load is answered with its error, and retried with the next request.
  replacing = made.catch(() => undefined)
  return made
}

const answer = getRequestListener(async (request, env) => {
  try {
    return await (await currentSite()).fetch(request, env)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    return new Response(String(error instanceof Error ? error.stack : error), { status: 500 })
  }
})
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
await currentSite()
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(whyNotListening(error, settings.host, settings.port))
  process.exit(1)
})
server.listen(settings.port, settings.host, () => {
  console.log(`Kindling, from source, is at http://${settings.host}:${settings.port}`)
})
// Prepared as soon as a file is saved, not on the next request.
vite.watcher.on('change', () => setTimeout(() => void currentSite().catch(() => undefined), 50))

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  server.closeAllConnections()
  server.close()
  await vite.close()
  await site?.stop()
  await site?.connection.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
