import { fixtures } from '@kindling/api-client/scenarios'
import { expect, test } from 'vitest'
import { centsOf } from '../timeline/timeline-facts.ts'
import { booksAfter, moneyPlaces, nextReleases, refundTakes } from './money-facts.ts'

const { madeMilestones, projectMoney, nowSeconds, readyDraft } = fixtures
const day = 86_400
const made = { ...readyDraft, milestones: madeMilestones, end_time: nowSeconds - 283 * day }
const ahead = (money = projectMoney, days = 0, project = made) =>
  nextReleases(money, project, (nowSeconds + days * day) * 1000).map(({ is, at, milestone }) => [
    is,
    at === null ? null : (at - nowSeconds) / day,
    milestone,
  ])

test('places add up to what was collected', () => {
  const [initial, ...rest] = projectMoney.parts
  if (!initial) throw new Error('No initial payout')
  const refunded = {
    ...projectMoney,
    available: projectMoney.available - 1_200,
    parts: [{ ...initial, released: initial.released - 1_200, refunded: 1_200 }, ...rest],
  }
  for (const money of [projectMoney, refunded]) {
    const places = moneyPlaces(money, made)
    const collected = money.parts.reduce((sum, part) => sum + centsOf(part), 0)
    expect(places.reduce((sum, { cents }) => sum + cents, 0)).toBe(collected)
  }
  expect(moneyPlaces(refunded, made).map(({ kind }) => kind)).toEqual([
    'paidOut',
    'onItsWay',
    'available',
    'held',
    'held',
    'refunded',
  ])
})

test('what is held comes by its vote, or when a late milestone is complete', () => {
  expect(ahead()).toEqual([
    ['voting', 9, 'First 500 made'],
    ['vote', 103, 'Delivered'],
  ])
  // Complete in time: counted once it is over. Not complete in time: late.
  expect(ahead(projectMoney, 104)).toEqual([
    ['counting', null, 'First 500 made'],
    ['late', null, 'Delivered'],
  ])
  const [, , delivered] = madeMilestones
  if (!delivered) throw new Error('No third milestone')
  const completedLate = {
    ...made,
    milestones: [{ ...delivered, completed_at: delivered.date + 5 * day }],
  }
  expect(ahead(projectMoney, 110, completedLate)).toEqual([['voting', 103 + 5 + 14, 'Delivered']])
})

test('the initial payout comes 15 days after the end, that of an order after it is ready', () => {
  const [initial] = projectMoney.parts
  if (!initial) throw new Error('No initial payout')
  const held = { ...projectMoney, parts: [{ ...initial, held: 500, released: 0, outcome: null }] }
  expect(ahead(held)).toEqual([['initial', -268, null]])
  expect(ahead(held, 0, { ...made, funding_type: 'STOREFRONT' })).toEqual([['orders', null, null]])
})

const pledgeParts = [
  { milestone_id: null, milestone: null, held: 0, released: 4_000 },
  { milestone_id: 'mst_tooling', milestone: 'Tooling', held: 0, released: 2_000 },
  { milestone_id: 'mst_made', milestone: 'Made', held: 2_500, released: 0 },
  { milestone_id: 'mst_delivered', milestone: 'Delivered', held: 1_500, released: 0 },
]

test('a refund takes the latest held part first, then what was paid out', () => {
  const said = (amount: number) =>
    refundTakes(pledgeParts, amount).map(({ from, milestone, cents }) => [from, milestone, cents])
  expect(said(1_000)).toEqual([['held', 'Delivered', 1_000]])
  expect(said(7_000)).toEqual([
    ['held', 'Delivered', 1_500],
    ['held', 'Made', 2_500],
    ['released', 'Tooling', 2_000],
    ['released', null, 1_000],
  ])
})

test('the books change by what a refund takes, and add up to the same before and after', () => {
  const lines = booksAfter(projectMoney, refundTakes(pledgeParts, 7_000))
  expect(lines.map(({ kind, milestone, now, after }) => [kind, milestone, now, after])).toEqual([
    ['held', 'Delivered', 918_600, 917_100],
    ['held', 'Made', 1_531_000, 1_528_500],
    ['available', null, 324_400, 321_400],
    ['refunded', null, 0, 7_000],
  ])
  const sum = (when: 'now' | 'after') => lines.reduce((all, line) => all + line[when], 0)
  expect(sum('after')).toBe(sum('now'))
})
