import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf, sourceFiles } from './boundaries/imports.ts'
import { root } from './run.ts'

/*
 * A page's messages come with it, as its route names them; a story has all of them. A part that speaks with words of
 * another area shows keys in their place on the site alone, and often only once it is opened.
 */

const shell = ['common', 'shell', 'system']
/** Reached, and never shown there. */
const unshown: Readonly<Record<string, readonly string[]>> = {
  // One's own profile is edited at `/user/me` alone, which shares the file.
  'apps/web/routes/people/profile/route.ts': ['errors'],
}
const typesOnly = /^(?:import|export) type\b[^'"`;]*?\bfrom\s*['"][^'"]+['"]/gm
const quoted = (list: string) => [...list.matchAll(/'([a-z]+)'/g)].map(([, name = '']) => name)

interface Source {
  readonly imports: readonly string[]
  /** Namespaces it speaks with. */
  readonly speaks: readonly string[]
  /** Namespaces it fetches itself. */
  readonly fetches: readonly string[]
}

async function readSources(): Promise<ReadonlyMap<string, Source>> {
  const manifest = JSON.parse(await readFile(join(root, 'packages/ui/package.json'), 'utf8'))
  const exported = Object.entries<string>(manifest.exports)
  const fileOf = (target: string): string => {
    if (!target.startsWith('@kindling/ui')) return target
    const path = target.replace('@kindling/ui', '.')
    const exact = exported.find(([name]) => name === path)
    if (exact) return join('packages/ui', exact[1])
    const wild = exported.find(([name]) => name.endsWith('*') && path.startsWith(name.slice(0, -1)))
    return wild ? join('packages/ui', wild[1].replace('*', path.slice(wild[0].length - 1))) : target
  }
  const files = (await sourceFiles(root)).filter((file) => !/\.(test|stories)\.|\/story-/.test(file))
  const read = files.map(async (file) => {
    const text = await readFile(join(root, file), 'utf8')
    const source: Source = {
      imports: importsOf(file, text.replace(typesOnly, '')).map(({ target }) => fileOf(target)),
      speaks: [...text.matchAll(/useTranslation\(\[?((?:\s*'[a-z]+',?)+)/g)].flatMap(([, list = '']) =>
        quoted(list),
      ),
      fetches: [...text.matchAll(/(?:messagesReady|loadMessages)\([^[\]]*\[([^\]]*)\]/g)].flatMap(
        ([, list = '']) => quoted(list),
      ),
    }
    return [file, source] as const
  })
  return new Map(await Promise.all(read))
}

/** Files that a page loads, at once or later. */
function reachable(sources: ReadonlyMap<string, Source>, start: string): ReadonlySet<string> {
  const seen = new Set([start])
  for (const file of seen)
    for (const next of sources.get(file)?.imports ?? []) if (sources.has(next)) seen.add(next)
  return seen
}

it('every route names the messages of all that its page can show', async () => {
  const sources = await readSources()
  const routes = [...sources.keys()].filter((file) => /^apps\/web\/routes\/.+\/route\.ts$/.test(file))
  expect(routes.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const route of routes) {
    const text = await readFile(join(root, route), 'utf8')
    const named = quoted(/messages: \[([^\]]*)\]/.exec(text)?.[1] ?? '')
    const files = [...reachable(sources, route.replace('route.ts', 'Page.tsx'))]
    const there = new Set([
      ...shell,
      ...named,
      ...(unshown[route] ?? []),
      ...files.flatMap((file) => sources.get(file)?.fetches ?? []),
    ])
    for (const file of files)
      for (const name of sources.get(file)?.speaks ?? [])
        if (!there.has(name)) found.push(`${route}: ${file} speaks with '${name}' → add it to messages`)
  }
  expect(found).toEqual([])
})
