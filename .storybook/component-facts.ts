import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
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

/** Gives a component its own name, which a build shortens, and its props: Storybook reads both there. */
const described = ({ name: own, description, props }: ComponentProps) =>
  `;if (typeof ${own} === 'function') ${own}.__docgenInfo = ${JSON.stringify({ displayName: own, description, facts: props })};`

/**
 * What the sources say about components: their props as `__docgenInfo`, and all else as the module
 * `virtual:component-facts`. An edited file shows its new props after the next reload: the type checker takes longer
 * than an edit may.
 */
export function componentFacts(): Plugin {
  let known = propsByFile()
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
    handleHotUpdate: ({ file }) => {
      if (file.startsWith(join(root, 'packages/ui')) && !/\.(stories|test)\.tsx$/.test(file)) {
        const before = known
        known = before.then(() => propsByFile()).catch(() => before)
      }
    },
  }
}
