import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Payer, voicesOf } from './voices.ts'

const payer = (userId: string, card: string | null): Payer => ({ userId, card })
/** Few people and few cards, so that many share one. */
const payers = fc.array(
  fc.record({
    userId: fc.constantFrom(...'abcdefghij'),
    card: fc.option(fc.constantFrom(...'123456'), { nil: null }),
  }),
  { maxLength: 24 },
)

/** The same by the slow way: who shares a card with somebody joins them, until nobody does any more. */
function slowly(rows: readonly Payer[]): Map<string, string> {
  const voices = new Map(rows.map(({ userId }) => [userId, userId]))
  for (let moved = true; moved; ) {
    moved = false
    for (const one of rows)
      for (const other of rows) {
        const [mine = '', theirs = ''] = [voices.get(one.userId), voices.get(other.userId)]
        if (one.card === null || one.card !== other.card || mine <= theirs) continue
        voices.set(one.userId, theirs)
        moved = true
      }
    for (const { userId } of rows) {
      const lowest = rows
        .filter((row) => row.userId === userId)
        .map((row) => voices.get(row.userId) ?? '')
        .sort()[0]
      if (lowest !== undefined) voices.set(userId, lowest)
    }
  }
  return voices
}

describe('voices of a vote', () => {
  it('are people, where those who paid with the same card are one', () => {
    expect([...voicesOf([payer('a', '1'), payer('b', '1'), payer('c', '2')])]).toEqual([
      ['a', 'a'],
      ['b', 'a'],
      ['c', 'c'],
    ])
    expect(new Set(voicesOf([payer('a', null), payer('b', null)]).values()).size).toBe(2)
  })

  it('are connected by a person who paid with both cards', () => {
    const voices = voicesOf([payer('c', '1'), payer('b', '2'), payer('a', '2'), payer('b', '1')])
    expect([...voices.values()]).toEqual(['a', 'a', 'a'])
  })

  it('are the same in any order, as many as the slow way finds, and named by one of their people', () => {
    fc.assert(
      fc.property(payers, fc.infiniteStream(fc.nat()), (rows, order) => {
        const voices = voicesOf(rows)
        const other = rows
          .map((row) => ({ row, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ row }) => row)
        expect([...voicesOf(other)]).toEqual([...voices])
        expect(new Map(voices)).toEqual(slowly(rows))
        for (const voice of voices.values()) expect(voices.get(voice)).toBe(voice)
        // Nobody has two voices, and no card either.
        const byCard = Map.groupBy(rows, ({ card }) => card)
        byCard.delete(null)
        for (const of of byCard.values())
          expect(new Set(of.map(({ userId }) => voices.get(userId))).size).toBe(1)
      }),
      { seed: 35, numRuns: 500 },
    )
  })

  it('of fifty thousand people in a chain of cards take no time', () => {
    const count = 50_000
    const chain = Array.from({ length: count }, (_, n) => [
      payer(String(count - n), `card ${n}`),
      payer(String(count - n), `card ${n + 1}`),
    ]).flat()
    const from = performance.now()
    expect(new Set(voicesOf(chain).values()).size).toBe(1)
    expect(performance.now() - from).toBeLessThan(2_000)
  })
})
