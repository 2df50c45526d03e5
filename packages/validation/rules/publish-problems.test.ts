import { expect, test } from 'vitest'
import { type Publishable, publishProblems } from './publish-problems.ts'

const day = 86_400
const now = Date.parse('2026-11-20T12:00:00Z') / 1000
const reward = { delivery_date: now + 200 * day, is_addon: false }
/** A campaign of 30 days that is ready, with one milestone on the first day it may have. */
const ready: Publishable = {
  name: 'Orb lamp',
  blurb: 'A lamp that is a globe.',
  category_id: 2,
  location: 'Halifax',
  main_image: { url: '/a.png' },
  description: `<b>${'x'.repeat(500)}</b>`,
  rewards: [reward],
  duration: 30,
  funding_type: 'CROWDFUNDING',
  funding_goal: 100_000,
  reserve_percent: 40,
  milestones: [{ date: now + 60 * day, funds: 40 }],
  kyc_status: 'KYC_COMPLETE',
  bank_account_last4: '6789',
}
const preorder: Publishable = { ...ready, funding_type: 'PREORDER', duration: null, milestones: [] }
const fieldsOf = (draft: Publishable, start = now) =>
  publishProblems(draft, now, start).map(({ code, field }) => [field, code])

test('nothing stands between a whole draft and its launch', () => {
  expect(publishProblems(ready, now)).toEqual([])
  expect(publishProblems(preorder, now)).toEqual([])
})

test('milestones hold what is promised, and lie where a campaign that starts then lets them', () => {
  const held = { ...ready, reserve_percent: 50 }
  expect(publishProblems(held, now)).toEqual([
    { code: 'OUT_OF_RANGE', field: 'funds', params: { min: 50, max: 50 } },
  ])
  expect(fieldsOf({ ...ready, milestones: [{ date: now + 60 * day - 1, funds: 40 }] })).toEqual([
    ['date', 'DATE_EARLY'],
  ])
  expect(fieldsOf({ ...ready, milestones: [{ date: now + 900 * day, funds: 40 }] })).toEqual([
    ['date', 'OUT_OF_RANGE'],
  ])
  // A day later it ends a day later, and the same milestone is too early.
  expect(fieldsOf(ready, now + day)).toEqual([['date', 'DATE_EARLY']])
})

test('a start is not in the past, and at most 60 days ahead', () => {
  const far = { ...ready, milestones: [{ date: now + 200 * day, funds: 40 }] }
  expect(fieldsOf(far, now + 60 * day)).toEqual([])
  expect(publishProblems(far, now, now + 60 * day + 1)).toEqual([
    { code: 'OUT_OF_RANGE', field: 'start_time', params: { min: 0, max: 60 } },
  ])
  expect(fieldsOf(far, now - 1)).toEqual([['start_time', 'DATE_EARLY']])
})

test('a pre-order says when each reward is delivered, and has neither milestones nor an end', () => {
  expect(fieldsOf({ ...preorder, rewards: [reward, { ...reward, delivery_date: null }] })).toEqual([
    ['delivery_date', 'FIELD_MISSING'],
  ])
  expect(publishProblems({ ...preorder, milestones: ready.milestones }, now)).toEqual([
    { code: 'OUT_OF_RANGE', field: 'funds', params: { min: 0, max: 0 } },
  ])
  expect(fieldsOf({ ...preorder, funding_goal: 0 })).toEqual([])
  expect(fieldsOf({ ...ready, funding_goal: 0 })).toEqual([['funding_goal', 'FIELD_MISSING']])
})

test('whom money goes to is known', () => {
  expect(fieldsOf({ ...ready, kyc_status: 'KYC_PENDING', bank_account_last4: null })).toEqual([
    ['identity', 'FIELD_MISSING'],
    ['bank_account', 'FIELD_MISSING'],
  ])
})
