import type { Plugin } from 'vite'
import { readAtlas } from '../tooling/error-atlas.ts'

const name = 'virtual:error-atlas'
const resolved = `\0${name}`

/** The error atlas as a module, read from contract and stories on every request: it cannot go stale. */
export const errorAtlas = (): Plugin => ({
  name: 'kindling:error-atlas',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: async (id) =>
    id === resolved ? `export default ${JSON.stringify((await readAtlas()).rows)}` : undefined,
  handleHotUpdate: ({ file, server }) => {
    const module = file.endsWith('.stories.tsx') ? server.moduleGraph.getModuleById(resolved) : undefined
    if (module) server.moduleGraph.invalidateModule(module)
  },
})
