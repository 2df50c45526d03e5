import type { Plugin } from 'vite'
import { readAtlas, readSentences } from '../tooling/error-atlas.ts'

/** What each module gives. */
const sources: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:error-atlas': async () => (await readAtlas()).rows,
  'virtual:failure-sentences': readSentences,
}
const resolved = (name: string) => `\0${name}`

/** The error atlas as modules, read from contract and stories on every request: they cannot go stale. */
export const errorAtlas = (): Plugin => ({
  name: 'kindling:error-atlas',
  resolveId: (id) => (id in sources ? resolved(id) : undefined),
  load: async (id) => {
    const source = id.startsWith('\0') ? sources[id.slice(1)] : undefined
    return source && `export default ${JSON.stringify(await source())}`
  },
  handleHotUpdate: ({ file, server }) => {
    if (!file.endsWith('.stories.tsx')) return
    for (const name of Object.keys(sources)) {
      const module = server.moduleGraph.getModuleById(resolved(name))
      if (module) server.moduleGraph.invalidateModule(module)
    }
  },
})
