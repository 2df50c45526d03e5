import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { chooseFiles, chooseSecrets, createLog, startPlatform } from '@kindling/api'
import { createServer as createVite, type Plugin } from 'vite'
import config from '../vite.config.ts'
import { readSettings } from './settings.ts'
import { createSite } from './site.ts'

/*
 * The site from source, for `pnpm dev`: Vite transforms and replaces modules, the platform runs in this process. The
 * policy of its pages is the real one, so what it forbids is met while developing.
 */
const settings = readSettings(process.env)
const log = createLog(settings.logLevel)

/** Replacing a component needs React's hook before the first component is loaded. */
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
  // Imported above: a copy that Vite writes aside would look like a change, and restart this process for ever.
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})

/** Styles of what the server has loaded so far, linked so that a page is not bare until its scripts run. */
function styles(): string[] {
  const modules = vite.environments.ssr.moduleGraph.idToModuleMap.values()
  return Array.from(modules, ({ url }) => url).filter((url) => /\.css$/.test(url))
}

const platform = await startPlatform({
  standIns: settings.standIns,
  database: settings.database,
  files: chooseFiles(process.env, settings.filesFolder),
  secrets: chooseSecrets(process.env, settings.secretFile),
  log,
  secureCookies: false,
  siteOrigin: () => `http://${settings.host}:${settings.port}`,
})
const serverEntry = (): Promise<typeof import('../entry-server.tsx')> =>
  vite.ssrLoadModule('/entry-server.tsx') as never
const site = createSite({
  platform,
  pages: {
    render: async (request) => (await serverEntry()).renderPage(request),
    referrerOf: async (pathname) => (await serverEntry()).referrerOf(pathname),
    assetsOf: () => ({ scripts: [entry], preloads: [], styles: styles(), css: '', merged: [], script: null }),
  },
  clientFolder: null,
  log,
  secure: false,
  origin: null,
  demo: settings.mode === 'demonstration',
})

const answer = getRequestListener(site.fetch)
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
server.listen(settings.port, settings.host, () => {
  console.log(`Kindling, from source, is at http://${settings.host}:${settings.port}`)
})

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  server.closeAllConnections()
  server.close()
  await vite.close()
  await platform.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
