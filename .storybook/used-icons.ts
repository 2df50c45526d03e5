import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:icons'
const resolved = `\0${name}`
const root = fileURLToPath(new URL('..', import.meta.url))

const glyphs = join(root, 'packages/ui/primitives/Icon/glyphs.tsx')

/** Names of the icons of the product, stories aside: those that files import, and those that primitives draw. */
async function usedIcons(): Promise<string[]> {
  const files = globSync(['packages/ui/**/*.tsx', 'apps/web/**/*.tsx'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.stories.tsx', '**/dist/**'],
  })
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const found = sources.flatMap((source) =>
    [...source.matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g)].map(([, icon]) => String(icon)),
  )
  const drawn = [...(await readFile(glyphs, 'utf8')).matchAll(/^export const (\w+) = /gm)].map(([, icon]) =>
    String(icon).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  return [...new Set([...found, ...drawn])].sort()
}

/** The icons of the product as a module: pairs of name and icon, read from the imports, so that it cannot go stale. */
export const icons = (): Plugin => ({
  name: 'kindling:icons',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: async (id) => {
    if (id !== resolved) return undefined
    const names = await usedIcons()
    const imports = names.map((icon, index) => `import i${index} from 'lucide-react/icons/${icon}'`)
    return `${imports.join('\n')}\nexport default [${names.map((icon, index) => `['${icon}', i${index}]`)}]`
  },
})
