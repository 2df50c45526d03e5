import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'
import { writeJson } from '../write-json.ts'
import type { Row } from './rows.ts'

/** A difference that a reviewer has looked at and wants. */
interface Accepted {
  readonly story: string
  readonly mode: string
  /**
   * The content of the changed files that reach the story, not of its picture: pictures differ between machines, and
   * another change of the same files must be looked at again.
   */
  readonly change: string
  readonly why: string
}

const path = join(root, '.storybook', 'accepted-pictures.json')

export const readAccepted = async (): Promise<readonly Accepted[]> =>
  existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : []

const isOf =
  ({ story, mode }: Row) =>
  (each: Accepted) =>
    each.story === story.id && each.mode === mode.name

export const isAccepted = (list: readonly Accepted[], row: Row): boolean =>
  list.some((each) => isOf(row)(each) && each.change === row.change)

/**
 * Adds differences to the list, in place of what was accepted for the same pictures before.
 * @param why one sentence for whoever reads the list
 */
export async function accept(rows: readonly Row[], why: string): Promise<void> {
  const old = await readAccepted()
  const list = [
    ...old.filter((each) => !rows.some((row) => isOf(row)(each))),
    ...rows.map(({ story, mode, change }) => ({ story: story.id, mode: mode.name, change, why })),
  ]
  list.sort((a, b) => `${a.story} ${a.mode}`.localeCompare(`${b.story} ${b.mode}`))
  await writeFile(path, writeJson(list))
}
