import { describe, expect, it } from 'vitest'
import { mayDecrease } from './pledge-decrease.ts'

const hour = 3_600_000
const end = 1_800_000_000_000
const funded = { fundingGoal: 10_000, totalPledged: 10_400, endMs: end }

describe('a pledge may be lowered', () => {
  it('by anything until 24 hours before the end', () => {
    expect(mayDecrease(funded, 10_400, end - 24 * hour - 1)).toBe(true)
    expect(mayDecrease(funded, 401, end - 24 * hour)).toBe(false)
  })

  it('in the last day as far as the goal stays reached, to the cent', () => {
    expect(mayDecrease(funded, 400, end - hour)).toBe(true)
    expect(mayDecrease(funded, 401, end - hour)).toBe(false)
  })

  it('where the goal is not reached yet, or there is none, or no end', () => {
    expect(mayDecrease({ ...funded, totalPledged: 9_999 }, 9_999, end - hour)).toBe(true)
    expect(mayDecrease({ ...funded, fundingGoal: 0 }, 10_400, end - hour)).toBe(true)
    expect(mayDecrease({ ...funded, endMs: null }, 10_400, end)).toBe(true)
  })
})
