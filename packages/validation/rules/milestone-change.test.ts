import { describe, expect, it } from 'vitest'
import { isMoved, milestoneChange, movedDateProblem } from './milestone-change.ts'
import { milestoneDates } from './milestone-dates.ts'

const day = 86_400
const end = Date.UTC(2027, 0, 10, 18) / 1000
const milestone = (id: string, days: number, change: object = {}) => ({
  id,
  date: end + days * day,
  completed_at: null,
  outcome: null,
  ...change,
})
const three = [milestone('a', 60), milestone('b', 120), milestone('c', 200)]
const campaign = { end, result: 'successful' as const, milestones: three }
const at = (id: string, now: number, change: object = {}) => {
  const found = milestoneChange({ ...campaign, ...change }, id, now)
  if (!found) throw new Error(`No milestone ${id}`)
  return found
}

describe('what may change of a milestone after launch', () => {
  it('the first starts on day 15, each other where the one before it ends', () => {
    expect(at('a', end).start).toBe(end + 15 * day)
    expect(at('b', end).start).toBe(end + 60 * day)
    // By date, in whatever order they are read.
    expect(at('b', end, { milestones: three.toReversed() }).start).toBe(end + 60 * day)
    expect(milestoneChange(campaign, 'of nobody', end)).toBeNull()
  })

  it.each([
    ['the first, a second before its last week', 'a', end + 8 * day - 1, null],
    ['the first, a week before its start', 'a', end + 8 * day, 'started'],
    ['while the campaign runs', 'a', end - 20 * day, null],
    ['the second, a second before its last week', 'b', end + 53 * day - 1, null],
    ['the second, a week before its start', 'b', end + 53 * day, 'started'],
    ['the first, once its vote opens', 'a', end + 46 * day, 'voting'],
    ['the last', 'c', end + 112 * day, null],
  ] as const)('%s', (_, id, now, lock) => {
    expect(at(id, now).lock).toBe(lock)
  })

  it('one that follows within days stands once its own vote opens', () => {
    const milestones = [milestone('a', 60), milestone('b', 63)]
    expect(at('b', end + 49 * day - 1, { milestones }).lock).toBeNull()
    expect(at('b', end + 49 * day, { milestones })).toMatchObject({ lock: 'voting', until: end + 49 * day })
  })

  it.each([
    ['complete', { completed_at: end }, {}],
    ['decided', { outcome: 'released', completed_at: end }, {}],
    ['over', {}, { result: 'not_reached' }],
  ] as const)('stands: %s', (lock, change, of) => {
    const milestones = three.map((each) => (each.id === 'b' ? { ...each, ...change } : each))
    expect(at('b', end, { milestones, ...of }).lock).toBe(lock)
  })
})

describe('where a milestone may be moved', () => {
  it('between those beside it', () => {
    expect(at('b', end)).toMatchObject({ first: end + 60 * day + 1, last: end + 200 * day - 1 })
  })

  it('30 days to 22 months after the end', () => {
    expect(at('a', end).first).toBe(milestoneDates(end).first)
    expect(at('c', end).last).toBe(milestoneDates(end).last)
  })

  it('not so near that its vote would be open', () => {
    const now = end + 110 * day
    expect(at('c', now).first).toBe(now + 14 * day + 1)
  })

  it('rejects what lies outside, at both ends to the second', () => {
    const { first, last } = at('b', end)
    expect(movedDateProblem(first - 1, { first, last })).toEqual({ code: 'DATE_EARLY' })
    expect(movedDateProblem(first, { first, last })).toBeNull()
    expect(movedDateProblem(last, { first, last })).toBeNull()
    expect(movedDateProblem(last + 1, { first, last })).toMatchObject({ code: 'OUT_OF_RANGE' })
  })
})

it('a date has moved once it is another day', () => {
  const noon = Date.UTC(2027, 4, 3, 12) / 1000
  expect(isMoved(noon, noon + 6 * 3_600)).toBe(false)
  expect(isMoved(noon, noon + 12 * 3_600)).toBe(true)
})
