import { fixtures } from '@kindling/api-client/scenarios'
import { expect, it } from 'vitest'
import { holdingPlan } from './holding-plan.ts'

it('adds up to the cent, whatever the amount', () => {
  for (const cents of [0, 1, 99, 16_400, 94_401, 100_000, 4_931_207]) {
    const parts = holdingPlan(cents, fixtures.milestones)
    expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
    expect(parts.every((part) => part.cents >= 0)).toBe(true)
  }
})
it('pays everything out at the start if nothing is held', () => {
  expect(holdingPlan(5000, [])).toEqual([{ milestone: null, cents: 5000 }])
})
it('formats as the design has it', () => {
  expect(holdingPlan(94_400, fixtures.milestones).map((part) => part.cents)).toEqual([
    37_760, 18_880, 23_600, 14_160,
  ])
})
