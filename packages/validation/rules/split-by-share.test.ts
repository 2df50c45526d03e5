import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitByShare } from './split-by-share.ts'

const shares = (...percents: number[]) => percents.map((percent, place) => ({ part: `p${place}`, percent }))

describe('a pledge split by share', () => {
  it('gives left-over cents to the largest remainders, ties to the earliest part', () => {
    expect([...splitByShare(100, shares(33.3, 33.3, 33.4)).values()]).toEqual([33, 33, 34])
    expect([...splitByShare(101, shares(50, 50)).values()]).toEqual([51, 50])
    expect([...splitByShare(1, shares(25, 25, 25, 25)).values()]).toEqual([1, 0, 0, 0])
    expect([...splitByShare(0, shares(70, 30)).values()]).toEqual([0, 0])
  })

  it('adds up to the cent, and no part is a cent away from its share', () => {
    const percents = fc
      .array(fc.integer({ min: 5, max: 40 }), { minLength: 0, maxLength: 8 })
      .filter((parts) => parts.reduce((sum, part) => sum + part, 0) <= 100)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), percents, (cents, parts) => {
        const all = shares(100 - parts.reduce((sum, part) => sum + part, 0), ...parts)
        const split = [...splitByShare(cents, all).values()]
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(cents)
        for (const [place, part] of split.entries())
          expect(Math.abs(part - (cents * (all[place]?.percent ?? 0)) / 100)).toBeLessThan(1)
      }),
    )
  })

  it('rejects shares that are not a whole, and sums that are no cents', () => {
    expect(() => splitByShare(100, shares(50, 49))).toThrow(RangeError)
    expect(() => splitByShare(100, shares(150, -50))).toThrow(RangeError)
    expect(() => splitByShare(-1, shares(100))).toThrow(RangeError)
    expect(() => splitByShare(0.5, shares(100))).toThrow(RangeError)
  })
})
