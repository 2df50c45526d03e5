import { expect, test } from 'vitest'
import { milestoneDateProblem, milestoneDates } from './milestone-dates.ts'

const at = (text: string) => Date.parse(text) / 1000

test('a milestone is at least 30 days and at most 22 months after the end', () => {
  const { first, last } = milestoneDates(at('2026-01-10T12:00:00Z'))
  expect(first).toBe(at('2026-02-09T12:00:00Z'))
  expect(last).toBe(at('2027-11-10T12:00:00Z'))
  const problem = (seconds: number) => milestoneDateProblem(seconds, at('2026-01-10T12:00:00Z'))
  expect([first - 1, first, last, last + 1].map(problem)).toEqual([
    { code: 'DATE_EARLY' },
    null,
    null,
    { code: 'OUT_OF_RANGE', params: { min: 1, max: 22 } },
  ])
})

test('a month that is shorter ends on its last day', () => {
  expect(milestoneDates(at('2026-04-30T08:00:00Z')).last).toBe(at('2028-02-29T08:00:00Z'))
  expect(milestoneDates(at('2025-04-30T08:00:00Z')).last).toBe(at('2027-02-28T08:00:00Z'))
  expect(milestoneDates(at('2026-12-31T08:00:00Z')).last).toBe(at('2028-10-31T08:00:00Z'))
})
