import { fileURLToPath } from 'node:url'
import { readAssets } from './manifest.ts'
import type { Pages } from './pages.ts'

export const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))
export const serverEntry = new URL('../dist/server/entry-server.js', import.meta.url)

/** Exports of the built entry-server.tsx. */
export const importBuiltEntry = (): Promise<typeof import('../entry-server.tsx')> => import(serverEntry.href)

/** The pages of the built site. */
export async function readBuiltPages(): Promise<Pages> {
  const { renderPage, rulesOf, routeFiles } = await importBuiltEntry()
  return {
    render: renderPage,
    assetsOf: await readAssets(clientFolder, routeFiles),
    rulesOf: async (pathname) => rulesOf(pathname),
  }
}
