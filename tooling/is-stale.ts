import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.data', '.cache', 'media'])

async function newest(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const entries = await readdir(path)
  const times = await Promise.all(
    entries.filter((name) => !skipped.has(name)).map((name) => newest(join(path, name))),
  )
  return Math.max(0, ...times)
}

/** Whether any source is newer than its build output. */
export async function isStale(target: string, sources: readonly string[]): Promise<boolean> {
  const built = await stat(target).catch(() => null)
  if (!built) return true
  const times = await Promise.all(sources.map(newest))
  return Math.max(...times) > built.mtimeMs
}
