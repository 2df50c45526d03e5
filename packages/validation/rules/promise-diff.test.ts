import { expect, test } from 'vitest'
import { type PromisedMilestone, type PromisedReward, type PromiseRow, promiseDiff } from './promise-diff.ts'

const at = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000
const made: PromisedMilestone = { id: 'mil_1', title: 'First 500 made', date: at('2027-12-05') }
const roll: PromisedReward = {
  id: 'rwd_1',
  title: 'Repair roll',
  includes: ['Seal', 'Seal', 'Key'],
  delivery_date: at('2027-11-30'),
  price: 14_800,
}
const price = { kind: 'price', name: 'Repair roll', was: 14_800, now: 14_800, by: 0 }
const delivery = {
  kind: 'delivery',
  name: 'Repair roll',
  was: roll.delivery_date,
  now: roll.delivery_date,
  by: 0,
}
const contents = { kind: 'contents', name: 'Repair roll', was: 3, now: 3, added: [], removed: [] }
const milestone = { kind: 'milestone', name: made.title, was: made.date, now: made.date, by: 0 }

test.each<[string, Partial<PromisedReward> | null, unknown[]]>([
  ['same: every row stays', {}, [delivery, price, contents]],
  [
    'a day later in the next month is a month later',
    { delivery_date: at('2027-12-01') },
    [{ ...delivery, now: at('2027-12-01'), by: 1 }, price, contents],
  ],
  [
    'the same month on another day is the same promise',
    { delivery_date: at('2027-11-01') },
    [{ ...delivery, now: at('2027-11-01') }, price, contents],
  ],
  ['no delivery any more', { delivery_date: null }, [{ ...delivery, now: null }, price, contents]],
  ['dearer', { price: 15_000 }, [delivery, { ...price, now: 15_000, by: 200 }, contents]],
  [
    'a part more, and one of two alike less',
    { includes: ['Brush', 'Seal', 'Key'] },
    [delivery, price, { ...contents, added: ['Brush'], removed: ['Seal'] }],
  ],
  [
    'another title: under its new name',
    { title: 'Roll' },
    [
      { kind: 'title', name: 'Roll', was: 'Repair roll', now: 'Roll' },
      ...[delivery, price, contents].map((row) => ({ ...row, name: 'Roll' })),
    ],
  ],
  [
    'taken away',
    null,
    [
      { ...delivery, now: null },
      { ...price, now: null },
      { ...contents, now: 0, removed: ['Seal', 'Seal', 'Key'] },
    ],
  ],
])('a reward, %s', (_, change, rows) => {
  const now = change ? [{ ...roll, ...change }] : []
  expect(promiseDiff({ rewards: [roll], milestones: [] }, { rewards: now, milestones: [] })).toEqual(rows)
})

test.each<[string, PromisedMilestone[], unknown[]]>([
  ['same', [made], [milestone]],
  ['18 days later', [{ ...made, date: at('2027-12-23') }], [{ ...milestone, now: at('2027-12-23'), by: 18 }]],
  ['earlier', [{ ...made, date: at('2027-12-04') }], [{ ...milestone, now: at('2027-12-04'), by: -1 }]],
  [
    'another hour of the day is the same day',
    [{ ...made, date: made.date + 7200 }],
    [{ ...milestone, now: made.date + 7200 }],
  ],
  ['gone', [], [{ ...milestone, now: null }]],
  [
    'one more',
    [made, { ...made, id: 'mil_2', title: 'Tooling' }],
    [milestone, { ...milestone, name: 'Tooling', was: null }],
  ],
])('a milestone, %s', (_, now, rows) => {
  expect(promiseDiff({ rewards: [], milestones: [made] }, { rewards: [], milestones: now })).toEqual(rows)
})

test('nothing that is not shown has a row', () => {
  const bare = { ...roll, includes: [], delivery_date: null }
  const all = { rewards: [bare], milestones: [] }
  expect(promiseDiff(all, all).map(({ kind }: PromiseRow) => kind)).toEqual(['price'])
})
