import type { Milestone, Reward } from '@kindling/api-client/model/project'
import { fixtures } from '@kindling/api-client/scenarios'
import { expect, it } from 'vitest'
import { slipOf } from './slip.ts'

const day = 86_400
const { readyDraft } = fixtures
const milestones = readyDraft.milestones as [Milestone, Milestone, Milestone]
const [first, second, third] = milestones
const [reward] = readyDraft.rewards as [Reward]
const rewards: Reward[] = [
  { ...reward, id: 'before', delivery_date: first.date - day },
  { ...reward, id: 'on', delivery_date: first.date },
  { ...reward, id: 'open', delivery_date: null },
]
const bounds = { first: first.date - 30 * day, last: third.date + 20 * day }
const slip = (id: string, to: number) => slipOf({ milestones, rewards, id, to, bounds })

it.each([
  ['the first, 18 days later', first.id, first.date + 18 * day, 18, [second.id, third.id, 'on']],
  ['the second', second.id, second.date + day, 1, [third.id]],
  ['an earlier date', first.id, first.date - 3 * day, -3, [second.id, third.id, 'on']],
])('moves what follows: %s', (_, id, to, days, ids) => {
  const found = slip(id, to)
  expect(found?.days).toBe(days)
  expect(found?.rows.map((row) => row.id)).toEqual(ids)
  for (const row of found?.rows ?? []) expect(row.to - row.from).toBe(days * day)
})
it.each([
  ['the date stays', first.id, first.date],
  ['nothing follows', third.id, third.date + 5 * day],
  ['there is no such milestone', 'gone', first.date],
])('moves nothing else where %s', (_, id, to) => {
  expect(slip(id, to)).toBeNull()
})
it('says which would be too late', () => {
  const rows = slip(first.id, first.date + 25 * day)?.rows ?? []
  expect(rows.map(({ id, fits }) => [id, fits])).toEqual([
    [second.id, true],
    [third.id, false],
    ['on', true],
  ])
})
