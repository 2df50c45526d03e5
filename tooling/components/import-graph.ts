import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const imported = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g

/** Product sources that could use a component: no stories, tests or documentation. */
const users = (root: string) =>
  globSync(['packages/ui/{primitives,widgets,views}/**/*.{ts,tsx}', 'apps/web/{app,routes}/**/*.{ts,tsx}'], {
    cwd: root,
  }).filter((file) => !/\.(stories|test|docs|css)\.tsx?$/.test(file))

/** Names that a file takes from the door of packages/ui. */
const fromDoor = /import\s*\{([^}]*)\}\s*from '@kindling\/ui'/g

/**
 * For each source of a component, the components that import it, by name and in order: from the text of the imports, so
 * that it cannot be out of date.
 * @param sources files below the root, with the name of the component that each exports
 */
export function usersOf(
  root: string,
  sources: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  const add = (source: string, user: string) => {
    if (source === user) return
    const name = user.replace(/^.*\//, '').replace(/\.tsx?$/, '')
    const page = /^apps\/web\/routes\/(.+)\/Page\.tsx$/.exec(user)
    found.set(source, (found.get(source) ?? new Set()).add(page ? `${page[1]} page` : name))
  }
  for (const user of users(root)) {
    const text = readFileSync(join(root, user), 'utf8')
    for (const [, path = ''] of text.matchAll(imported)) {
      const source = normalize(join(dirname(user), path))
      if (sources.has(source)) add(source, user)
    }
    for (const [, list = ''] of text.matchAll(fromDoor)) {
      const names = list.split(',').map((each) => each.trim().split(' ')[0] ?? '')
      for (const [source, exported] of sources)
        if (exported.some((name) => names.includes(name))) add(source, user)
    }
  }
  return new Map([...found].map(([source, names]) => [source, [...names].sort()]))
}
