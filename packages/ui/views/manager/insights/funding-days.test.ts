import { expect, it } from 'vitest'
import { chargedByDay, chartDays, projectEnd } from './funding-days.ts'

const day = 86_400
const start = 1_790_000_000
const first = Math.floor(start / day) * day
const came = (at: number, total_usd: number, dropped_usd = 0) => ({
  date: first + at * day,
  pledges_count: 1,
  total_usd,
  dropped_count: dropped_usd > 0 ? 1 : 0,
  dropped_usd,
  charged_count: 0,
  charged_usd: 0,
})
const span = (now: number, days: number | null = 30) => ({
  start,
  end: days === null ? null : start + days * day,
  now: start + now * day,
})

it('fills the days in which nothing came, until today', () => {
  const days = chartDays([came(0, 5_000), came(2, 3_000, 1_000)], span(3))
  expect(days.map(({ number, added, dropped, total }) => [number, added, dropped, total])).toEqual([
    [1, 5_000, 0, 5_000],
    [2, 0, 0, 5_000],
    [3, 3_000, 1_000, 7_000],
    [4, 0, 0, 7_000],
  ])
})
it('ends with the campaign, but for what changed after it', () => {
  expect(chartDays([], span(40))).toHaveLength(31)
  expect(chartDays([came(33, 0, 2_000)], span(40))).toHaveLength(34)
})
it('has one day where nothing has begun', () => {
  expect(chartDays([], span(-5))).toHaveLength(1)
})
it('goes on at the pace of the last week, today left out', () => {
  const even = chartDays(
    [0, 1, 2, 3, 4].map((at) => came(at, 1_000)),
    span(5),
  )
  expect(projectEnd(even, span(5))).toEqual({ days: 25, total: 30_000, low: 30_000, high: 30_000 })
  const uneven = chartDays([came(0, 0), came(1, 2_000), came(2, 0), came(3, 2_000)], span(4))
  const projection = projectEnd(uneven, span(4))
  expect(projection).toMatchObject({ days: 26, total: 30_000 })
  expect((projection?.high ?? 0) - (projection?.total ?? 0)).toBe(Math.round(1_000 * Math.sqrt(26)))
})
it.each([
  ['on the second day', span(1)],
  ['after the end', span(31)],
  ['without an end', span(9, null)],
])('projects nothing %s', (_, at) => {
  expect(projectEnd(chartDays([came(0, 1_000)], at), at)).toBeNull()
})

it('adds up what was charged from the day before the first charge, and what a bank took back', () => {
  const charge = (at: number, charged_usd: number) => ({ ...came(at, 1_000), charged_count: 1, charged_usd })
  const days = chartDays([came(0, 1_000), charge(2, 4_000), charge(4, 500), charge(5, -300)], span(6))
  expect(chargedByDay(days).map(({ number, total }) => [number, total])).toEqual([
    [2, 0],
    [3, 4_000],
    [4, 4_000],
    [5, 4_500],
    [6, 4_200],
    [7, 4_200],
  ])
  expect(chargedByDay(chartDays([came(0, 1_000)], span(3)))).toEqual([])
  // Orders are charged as they are made.
  expect(chargedByDay(chartDays([charge(0, 1_000)], span(0))).map(({ total }) => total)).toEqual([1_000])
})
