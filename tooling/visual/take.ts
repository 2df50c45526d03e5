import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { elapsed, say, step } from '../say.ts'
import { nameOfShot, photograph, type Shot } from './photograph.ts'
import { serve } from './serve.ts'

/** A built catalogue, and where its pictures go. */
export interface Side {
  readonly name: string
  readonly catalogue: string
  readonly shots: string
}

/** One line now and then, as a sign of progress. */
function counter(what: string, total: number): () => void {
  let done = 0
  return () => {
    done += 1
    if (done % 100 === 0 || done === total) say(`  ${what}: ${done} of ${total}, after ${elapsed()}`)
  }
}

/** @returns shots that could not be taken, with the reason */
export const take = (side: Side, shots: readonly Shot[], hands?: number): Promise<Map<string, string>> =>
  step(`Photographing ${side.name}, ${shots.length} pictures`, async () => {
    const site = await serve(side.catalogue)
    try {
      return await photograph(site.url, shots, side.shots, counter(side.name, shots.length), hands)
    } finally {
      site.close()
    }
  })

/**
 * Takes pictures once more, one at a time and each in a page of its own: what differs then as well has changed, and was
 * not the load of the machine.
 */
export async function takeAgain(side: Side, shots: readonly Shot[]): Promise<Map<string, string>> {
  for (const shot of shots) await rm(join(side.shots, nameOfShot(shot)), { force: true })
  return take(side, shots, 1)
}
