import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameOfShot, type Shot } from './photograph.ts'
import type { Reached } from './reach.ts'

export interface Row extends Shot, Reached {
  readonly kind: 'same' | 'differs' | 'new' | 'gone'
  /** Why the picture could not be taken. */
  readonly trouble: string | undefined
}

export type Folders = { readonly before: string; readonly after: string }

const read = (folder: string, shot: Shot) => readFile(join(folder, nameOfShot(shot))).catch(() => null)

/** What became of a picture, to the byte: a machine draws a page alike, and the report shows where it does not. */
export async function compare(shot: Shot, { before, after }: Folders): Promise<Row['kind']> {
  const [old, now] = await Promise.all([read(before, shot), read(after, shot)])
  if (!old) return now ? 'new' : 'same'
  if (!now) return 'gone'
  return old.equals(now) ? 'same' : 'differs'
}
