import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ComponentProps } from './prop-facts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, '.cache', 'props')
const keptAnswers = 20

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

const extracted = (files: readonly string[]) =>
  new Promise<readonly ComponentProps[]>((done, fail) => {
    const worker = new Worker(new URL('./props-worker.ts', import.meta.url), { workerData: { root, files } })
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', (code) => fail(new Error(`Reading props ended with ${code}`)))
  })

/** Milliseconds; 0 for a file that another process has removed meanwhile. */
const writtenAt = async (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Keeps the answers that were written last: each edit of a component adds one. */
async function forgetOld(): Promise<void> {
  const files = (await readdir(cache)).map((name) => join(cache, name))
  const written = await Promise.all(files.map(async (file) => ({ file, at: await writtenAt(file) })))
  const old = written.toSorted((one, other) => other.at - one.at).slice(keptAnswers)
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}

async function keptOrRead(files: readonly string[], kept: string): Promise<readonly ComponentProps[]> {
  const known = await readFile(kept, 'utf8').catch(() => undefined)
  if (known) return JSON.parse(known) as ComponentProps[]
  const found = await extracted(files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file)))
  const components = found.map((component) => ({ ...component, file: relative(root, component.file) }))
  await mkdir(dirname(kept), { recursive: true })
  await writeFile(kept, JSON.stringify(components))
  await forgetOld()
  return components
}

/** Readings under way, by the file of their answer: several parts of the catalogue ask at the same time. */
const coming = new Map<string, Promise<readonly ComponentProps[]>>()

/**
 * The props of every component of packages/ui, read by the type checker. It takes seconds of a thread of its own,
 * so the answer is kept on disk until a source changes.
 */
export async function readProps(): Promise<readonly ComponentProps[]> {
  const files = sources()
  const kept = join(cache, `${await fingerprint(files)}.json`)
  const reading = coming.get(kept) ?? keptOrRead(files, kept)
  coming.set(kept, reading)
  return reading.finally(() => coming.delete(kept))
}
