import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { readFacts } from '../tooling/components/facts.ts'
import type { ComponentProps } from '../tooling/components/prop-facts.ts'
import { readProps } from '../tooling/components/props.ts'

const name = 'virtual:component-facts'
const resolved = `\0${name}`
const root = fileURLToPath(new URL('..', import.meta.url))

type ByFile = ReadonlyMap<string, readonly ComponentProps[]>

async function propsByFile(): Promise<ByFile> {
  const files = new Map<string, ComponentProps[]>()
  for (const component of await readProps())
    files.set(component.file, [...(files.get(component.file) ?? []), component])
  return files
}

/** The next request for the file's modules transforms it anew. */
function forget(server: ViteDevServer, file: string): void {
  for (const module of server.moduleGraph.getModulesByFile(file) ?? [])
    server.moduleGraph.invalidateModule(module)
}

/** Gives a component its own name, which a build shortens, and its props: Storybook reads both there. */
const described = ({ name: own, description, props }: ComponentProps) =>
  `;if (typeof ${own} === 'function') ${own}.__docgenInfo = ${JSON.stringify({ displayName: own, description, facts: props })};`

/**
 * What the sources say about components: their props as `__docgenInfo`, and all else as the module
 * `virtual:component-facts`. The type checker takes longer than an edit may: an edited file has its old props until it has
 * read them, and the new ones after the next reload.
 */
export function componentFacts(): Plugin {
  let known: Promise<ByFile> = propsByFile()
  let reading = false
  let editedMeanwhile = false

  async function readAnew(server: ViteDevServer): Promise<void> {
    if (reading) {
      editedMeanwhile = true
      return
    }
    reading = true
    do {
      editedMeanwhile = false
      const before = await known.catch((): ByFile => new Map())
      // What could not be read, a file that is half written, is read again after the next edit.
      const after = await propsByFile().catch(() => before)
      known = Promise.resolve(after)
      for (const [file, components] of after)
        if (JSON.stringify(components) !== JSON.stringify(before.get(file))) forget(server, join(root, file))
    } while (editedMeanwhile)
    reading = false
  }

  return {
    name: 'kindling:component-facts',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) =>
      id === resolved
        ? `export default ${JSON.stringify((await readFacts()).map(({ props: _, ...facts }) => facts))}`
        : undefined,
    transform: {
      filter: { id: /packages\/ui\/(primitives|widgets|views)\/.*\/[A-Z]\w*\.tsx$/ },
      order: 'post',
      handler: async (code, id) => {
        const components = (await known).get(relative(root, id)) ?? []
        if (components.length === 0) return undefined
        return { code: code + components.map(described).join('\n'), map: null }
      },
    },
    handleHotUpdate: ({ file, server }) => {
      if (file.startsWith(join(root, 'packages/ui')) && !/\.(stories|test)\.tsx$/.test(file))
        void readAnew(server)
    },
  }
}
