import { contract } from '@kindling/api-client/contract'
import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projects } from '../database/schema.ts'
import { createRandom, type Random } from '../demo/random.ts'
import { openBrowser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { editsBetween } from './search-words.ts'

/** One letter left out, added, replaced, or swapped with its neighbour, at any place. */
function mistype(word: string, random: Random): string {
  const letters = [...word]
  const at = random.int(0, letters.length - 2)
  const any = random.pick([...'abcdefghijklmnopqrstuvwxyz'])
  const swapped = [letters[at + 1] ?? '', letters[at] ?? '']
  const changes = [[], [letters[at] ?? '', any], [any]]
  const kind = random.int(0, 3)
  if (kind === 3) letters.splice(at, 2, ...swapped)
  else letters.splice(at, 1, ...(changes[kind] ?? []))
  return letters.join('')
}

const made = platformForTests({ holds: 'demo' })

describe('edits between two words', () => {
  it.each([
    ['kettle', 'kettle', 0],
    ['ketle', 'kettle', 1],
    ['kettlle', 'kettle', 1],
    ['kattle', 'kettle', 1],
    ['ktetle', 'kettle', 1],
    ['ktetel', 'kettle', 2],
    ['', 'oak', 3],
  ])('%s and %s: %d', (from, to, edits) => {
    expect(editsBetween(from, to)).toBe(edits)
    expect(editsBetween(to, from)).toBe(edits)
  })
})

describe('200 words of the demo world with one error each', () => {
  const shown = 3
  const wordsOf = (name: string) => [...name.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word)

  it('95 % find their project among the first three, and a word without errors always does', async () => {
    const random = createRandom(20)
    const stored = await made.platform.platform.db
      .select({ name: projects.name })
      .from(projects)
      .where(inArray(projects.status, ['ACTIVE', 'COMPLETE']))
    const all = stored.flatMap(({ name }) => wordsOf(name))
    // A word that stands in more names than are looked at has no project of its own.
    const words = [...new Set(all)].filter((word) => all.filter((each) => each === word).length <= shown)
    const finds = async (text: string, word: string, index: number) => {
      const { client } = openBrowser(made.platform, { address: `192.0.2.${index % 200}` })
      const found = await client(contract.searchProjects, {
        query: { query: text, 'page[size]': String(shown) },
      })
      return found.projects.some(({ name }) => wordsOf(name).includes(word))
    }
    const lost: string[] = []
    for (let index = 0; index < 200; index += 1) {
      const word = random.pick(words)
      const typed = mistype(word, random)
      if (!(await finds(typed, word, index))) lost.push(`${typed} (${word})`)
    }
    expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(10)
    const missed: string[] = []
    for (const [index, word] of words.entries()) if (!(await finds(word, word, index))) missed.push(word)
    expect(missed).toEqual([])
  })
})
