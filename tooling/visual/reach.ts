import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Import } from '../boundaries/imports.ts'
import type { Story } from './stories.ts'

/** A file, and the files that import it. Paths are from the root of the repository. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

interface Stats {
  readonly modules: readonly {
    readonly name: string
    readonly reasons: readonly { readonly moduleName: string }[]
  }[]
}

/** Written by Storybook relative to its own folder: `./../packages/…`, `/virtual:/…`. */
const pathOf = (name: string) => normalize(join('.storybook', name)).replace(/\.vanilla\.css$/, '')

/** The module graph of a built catalogue (`preview-stats.json`, as `storybook build --stats-json` writes it). */
export async function importersOf(catalogue: string): Promise<Map<string, Set<string>>> {
  const { modules } = JSON.parse(await readFile(join(catalogue, 'preview-stats.json'), 'utf8')) as Stats
  const importers = new Map<string, Set<string>>()
  for (const { name, reasons } of modules) {
    const known = importers.get(pathOf(name)) ?? new Set<string>()
    for (const { moduleName } of reasons) known.add(pathOf(moduleName))
    importers.set(pathOf(name), known)
  }
  return importers
}

/**
 * Adds what vanilla-extract reads while it compiles a style sheet: scales and other sheets. What it writes into the
 * bundle no longer imports them, so the bundle's graph does not have them.
 */
export function addStyleImports(importers: Map<string, Set<string>>, imports: readonly Import[]): void {
  const below = Map.groupBy(imports, ({ file }) => file)
  const queue = [...below.keys()].filter((file) => file.endsWith('.css.ts'))
  const seen = new Set(queue)
  for (let file = queue.shift(); file; file = queue.shift())
    for (const { target } of below.get(file) ?? []) {
      importers.set(target, (importers.get(target) ?? new Set()).add(file))
      if (!seen.has(target)) queue.push(target)
      seen.add(target)
    }
}

/** No module of the catalogue, and yet in each of its pictures. */
const inEveryPicture =
  /^(?:pnpm-lock\.yaml|\.storybook\/(?:main\.ts|preview-head\.html|public\/.*)|apps\/api\/demo\/media\/.*)$/

export interface Reached {
  /** The changed file that is nearest to the story, by imports. */
  readonly cause: string
  /** Names the content of all changed files that reach the story: 12 hex digits. */
  readonly change: string
}

/**
 * The stories that a change can reach.
 * @param changed files with what names their content, a hash or `gone`
 * @returns story file → how it is reached; a story that is not in it looks as before
 */
export function reachedBy(
  changed: ReadonlyMap<string, string>,
  importers: Importers,
  stories: readonly Story[],
): Map<string, Reached> {
  const wanted = new Set(stories.map(({ file }) => file))
  const found = new Map<string, { cause: string; far: number; files: string[] }>()
  const meet = (story: string, file: string, far: number) => {
    const known = found.get(story)
    const isNearer = !known || far < known.far
    found.set(story, {
      cause: isNearer ? file : known.cause,
      far: isNearer ? far : known.far,
      files: [...(known?.files ?? []), file],
    })
  }
  for (const file of [...changed.keys()].sort()) {
    if (inEveryPicture.test(file)) for (const story of wanted) meet(story, file, Number.POSITIVE_INFINITY)
    const far = new Map([[file, 0]])
    for (const [each, distance] of far) {
      if (wanted.has(each)) meet(each, file, distance)
      for (const importer of importers.get(each) ?? [])
        if (!far.has(importer)) far.set(importer, distance + 1)
    }
  }
  return new Map(
    [...found].map(([story, { cause, files }]) => {
      const hash = createHash('sha256')
      for (const file of files) hash.update(`${file} ${changed.get(file)}\n`)
      return [story, { cause, change: hash.digest('hex').slice(0, 12) }]
    }),
  )
}

/** How changed files come into pictures. */
export interface Ways {
  /** Files whose components draw something of them. */
  readonly through: ReadonlySet<string>
  /** Files of stories that use something of them without a component. */
  readonly direct: ReadonlySet<string>
}

/**
 * Follows changed files to the nearest components that draw them.
 * @param isComponent whether a file gives others nothing but components
 */
export function waysInto(
  changed: Iterable<string>,
  importers: Importers,
  stories: readonly Story[],
  isComponent: (file: string) => boolean,
): Ways {
  const wanted = new Set(stories.map(({ file }) => file))
  const [through, direct] = [new Set<string>(), new Set<string>()]
  const met = new Set(changed)
  for (const file of met) {
    if (inEveryPicture.test(file)) for (const story of wanted) direct.add(story)
    if (wanted.has(file)) direct.add(file)
    else if (isComponent(file)) through.add(file)
    else for (const importer of importers.get(file) ?? []) met.add(importer)
  }
  return { through, direct }
}
