import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ComponentProps } from './prop-facts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, '.cache', 'props')

const sources = () =>
  globSync('packages/ui/{theme,primitives,widgets,views}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(stories|test|docs)\.tsx?$/.test(file))
    .sort()

/** Changes with what the tables are made from, and with the way they are made. */
async function fingerprint(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const all = [...files.map((file) => join(root, file)), ...globSync(join(import.meta.dirname, 'pr*.ts'))]
  for (const text of await Promise.all(all.map((file) => readFile(file)))) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}

/**
 * The props of every component of packages/ui, read by the type checker. It takes seconds, so the answer is kept on disk
 * until a source changes.
 */
export async function readProps(): Promise<readonly ComponentProps[]> {
  const files = sources()
  const kept = join(cache, `${await fingerprint(files)}.json`)
  const known = await readFile(kept, 'utf8').catch(() => undefined)
  if (known) return JSON.parse(known) as ComponentProps[]
  // The compiler is loaded only where something changed.
  const { extractProps } = await import('./props-extracted.ts')
  const components = extractProps(
    root,
    files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file)),
  ).map((component) => ({ ...component, file: relative(root, component.file) }))
  await mkdir(dirname(kept), { recursive: true })
  await writeFile(kept, JSON.stringify(components))
  return components
}
