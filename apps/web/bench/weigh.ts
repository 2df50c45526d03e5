import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface Weight {
  readonly gzip: number
  readonly brotli: number
}

const known = new Map<string, Weight>()

/** Transfer size in bytes: best gzip, best brotli. */
export const weighBytes = (bytes: Uint8Array | string): Weight => ({
  gzip: gzipSync(bytes, { level: 9 }).length,
  brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
})

/** {@link weighBytes} of a file. */
export function weigh(folder: string, path: string): Weight {
  const file = join(folder, path)
  const before = known.get(file)
  if (before) return before
  const weight = weighBytes(readFileSync(file))
  known.set(file, weight)
  return weight
}

export const total = (folder: string, paths: readonly string[]): Weight =>
  paths
    .map((path) => weigh(folder, path))
    .reduce((sum, each) => ({ gzip: sum.gzip + each.gzip, brotli: sum.brotli + each.brotli }), {
      gzip: 0,
      brotli: 0,
    })

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
