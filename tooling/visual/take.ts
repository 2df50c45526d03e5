import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { elapsed, say, step } from '../say.ts'
import { nameOfShot, photograph, type Shot } from './photograph.ts'
import { serve } from './serve.ts'

/** A built catalogue, and where its pictures go. */
export interface Side {
  readonly name: string
  readonly catalogue: string
  readonly shots: string
  /** Ids of its stories, where the two sides may have others. */
  readonly stories?: ReadonlySet<string>
}

/** One line now and then, as a sign of progress. */
function counter(what: string, total: number): () => void {
  let done = 0
  return () => {
    done += 1
    if (done % 100 === 0 || done === total) say(`  ${what}: ${done} of ${total}, after ${elapsed()}`)
  }
}

/**
 * Takes pictures of the stories that a side has.
 * @returns shots that could not be taken, with the reason
 */
export function take(side: Side, wanted: readonly Shot[], hands?: number): Promise<Map<string, string>> {
  const shots = wanted.filter(({ story }) => side.stories?.has(story.id) ?? true)
  return step(`Photographing ${side.name}, ${shots.length} pictures`, async () => {
    const site = await serve(side.catalogue)
    try {
      return await photograph(site.url, shots, side.shots, counter(side.name, shots.length), hands)
    } finally {
      site.close()
    }
  })
}

/** Pictures of a folder that were taken alike twice, by name. */
const steadyIn = (folder: string) => join(folder, 'steady.json')
const readSteady = async (folder: string): Promise<Set<string>> =>
  new Set(JSON.parse(await readFile(steadyIn(folder), 'utf8').catch(() => '[]')))

const isAlike = async (one: string, other: string): Promise<boolean> => {
  const [a, b] = await Promise.all([one, other].map((file) => readFile(file).catch(() => null)))
  return a != null && b != null && a.equals(b)
}

/**
 * Takes pictures once more. What then looks otherwise was the load of the machine: it is taken anew, one at a time and
 * each in a page of its own.
 * @returns shots that could not be taken, with the reason
 */
export async function takeAgain(side: Side, shots: readonly Shot[]): Promise<Map<string, string>> {
  const steady = await readSteady(side.shots)
  const unsure = shots.filter((shot) => !steady.has(nameOfShot(shot)))
  const once = `${side.shots}-again`
  await rm(once, { recursive: true, force: true })
  await take({ ...side, shots: once }, unsure)
  const restless: Shot[] = []
  for (const shot of unsure) {
    const name = nameOfShot(shot)
    if (await isAlike(join(side.shots, name), join(once, name))) steady.add(name)
    else {
      await rm(join(side.shots, name), { force: true })
      restless.push(shot)
    }
  }
  await rm(once, { recursive: true, force: true })
  const failed = restless.length > 0 ? await take(side, restless, 1) : new Map<string, string>()
  for (const name of restless.map(nameOfShot)) if (!failed.has(name)) steady.add(name)
  await writeFile(steadyIn(side.shots), JSON.stringify([...steady].sort()))
  return failed
}
