import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../run.ts'

/** The packages that others install, the lowest first. */
export const published = ['validation', 'api-client', 'ui'] as const
export type Published = (typeof published)[number]

type Target = string | { readonly types: string; readonly default: string }

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly publishConfig: { readonly exports: Readonly<Record<string, Target>> }
}

export const folderOf = (name: Published): string => join(root, 'packages', name)
export const manifestOf = (name: Published): Manifest =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))

/** Left out of a package: tests and their tables. */
const ownUse = ['**/*.test.ts', '**/form-table.ts', '**/*.stories.tsx']

export interface Entry {
  /** As others import it, after the package's name: `./rules/email`. */
  readonly door: string
  /** Relative to the package. */
  readonly source: string
}

/**
 * The scripts that a package exports, each with its source: `publishConfig.exports` names them in `dist`, which has the
 * folders of the sources. A `*` stands for every source in its place.
 * @throws if an export has no source
 */
export function entriesOf(name: Published): Entry[] {
  const folder = folderOf(name)
  return Object.entries(manifestOf(name).publishConfig.exports).flatMap(([door, target]) => {
    if (typeof target === 'string') return []
    const stem = target.default.replace('./dist/', '').replace(/\.js$/, '')
    const sources = stem.includes('*')
      ? globSync(`${stem}.{ts,tsx}`, { cwd: folder, exclude: ownUse })
      : [`${stem}.ts`, `${stem}.tsx`].filter((file) => existsSync(join(folder, file)))
    if (sources.length === 0) throw new Error(`${name}: ${door} has no source ${stem}.ts`)
    const before = stem.split('*')[0] ?? ''
    return sources.sort().map((source) => ({
      door: door.replace('*', relative(before, source).replace(/\.tsx?$/, '')),
      source,
    }))
  })
}
