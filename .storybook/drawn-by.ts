import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { componentFile, componentsOf } from '../tooling/visual/components-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Notes with each name's value the file that exports it; a value that two files export has both. */
const notes = (file: string, names: readonly string[]) => `
for (const each of [${names}])
  if (typeof each === 'function' || typeof each === 'object')
    Reflect.defineProperty(each, 'drawnBy', {
      configurable: true, value: [...(each.drawnBy ?? []), ${JSON.stringify(file)}],
    });`

/** Tells which file a component in the page comes from: `pnpm visual` takes the pictures that draw what changed. */
export const drawnBy = (): Plugin => ({
  name: 'kindling:drawn-by',
  apply: 'build',
  transform: {
    filter: { id: /\/(?:packages\/ui|apps\/web)\/.*\.tsx$/ },
    order: 'post',
    handler: (code, id) => {
      const file = relative(root, id).replaceAll('\\', '/')
      const names = componentFile.test(file) ? componentsOf(code) : []
      return names.length > 0 ? { code: code + notes(file, names), map: null } : undefined
    },
  },
})
