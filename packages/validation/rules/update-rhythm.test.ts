import { expect, test } from 'vitest'
import {
  type PromisedRhythm,
  restPromise,
  resumePromise,
  updateRhythm,
  withPromise,
} from './update-rhythm.ts'

const day = 86_400_000
/** Noon of a day after the project opened, which it did on day 0. */
const at = (days: number, hours = 12) => Date.UTC(2026, 0, 1) + days * day + hours * 3_600_000
const promise = (weeks: number | null, days: number): PromisedRhythm => ({ weeks, sinceMs: at(days) })

interface Case {
  readonly title: string
  readonly promises: readonly PromisedRhythm[]
  readonly published: readonly number[]
  readonly now: number
  /** Days late of each update, what was kept of what was due, and the day on which the next is due. */
  readonly expected: readonly [(number | null)[], number, number, number | null]
}
const cases: readonly Case[] = [
  {
    title: 'without a promise nothing is judged',
    promises: [],
    published: [3, 90],
    now: 200,
    expected: [[null, null], 0, 0, null],
  },
  {
    title: 'a promise made before the start holds from the start',
    promises: [promise(8, -40), promise(2, -20)],
    published: [14],
    now: 20,
    expected: [[0], 1, 1, 28],
  },
  {
    title: 'an update is in time on the whole day it is due, and late by days after it',
    promises: [promise(2, 0)],
    published: [14, 28, 45],
    now: 46,
    expected: [[0, 0, 3], 2, 3, 59],
  },
  {
    title: 'two updates within a rhythm are both in time, and the wait begins with the later one',
    promises: [promise(2, 0)],
    published: [2, 5],
    now: 6,
    expected: [[0, 0], 2, 2, 19],
  },
  {
    title: 'one that is missing now counts as due, once',
    promises: [promise(1, 0)],
    published: [6],
    now: 60,
    expected: [[0], 1, 2, 13],
  },
  {
    title: 'a promise made later judges nothing before it, and waits from its own day',
    promises: [promise(1, 100)],
    published: [50, 106],
    now: 107,
    expected: [[null, 0], 1, 1, 113],
  },
  {
    title: 'a looser promise does not rewrite what was late',
    promises: [promise(1, 0), promise(8, 30)],
    published: [20, 35, 60],
    now: 61,
    expected: [[13, 8, 0], 1, 3, 116],
  },
  {
    title: 'a looser promise does not put off the update that is waited for',
    promises: [promise(2, 0), promise(8, 13)],
    published: [],
    now: 30,
    expected: [[], 0, 1, 14],
  },
  {
    title: 'a stricter promise brings the next update forward, from its own day',
    promises: [promise(8, 0), promise(1, 10)],
    published: [],
    now: 11,
    expected: [[], 0, 0, 17],
  },
  {
    title: 'one that is withdrawn in time is no longer due',
    promises: [promise(2, 0), promise(null, 10)],
    published: [40],
    now: 50,
    expected: [[null], 0, 0, null],
  },
  {
    title: 'one that is withdrawn after it was due stays late',
    promises: [promise(2, 0), promise(null, 20)],
    published: [40],
    now: 50,
    expected: [[26], 0, 1, null],
  },
  {
    title: 'an update from before the start is not judged',
    promises: [promise(1, -9)],
    published: [-3, 7],
    now: 8,
    expected: [[null, 0], 1, 1, 14],
  },
]

test.each(cases)('$title', ({ promises, published, now, expected: [late, kept, due, next] }) => {
  const rhythm = updateRhythm({
    promises,
    publishedMs: published.map((days) => at(days)),
    openedMs: at(0, 0),
    nowMs: at(now),
  })
  expect(rhythm.beats.map(({ lateDays }) => lateDays)).toEqual(late)
  expect([rhythm.kept, rhythm.due]).toEqual([kept, due])
  expect(rhythm.nextDueMs).toBe(next === null ? null : at(next + 1, 0) - 1)
})

test('nothing is due before a project opened, whatever is promised', () => {
  const facts = { promises: [promise(1, -60)], publishedMs: [at(-30)], nowMs: at(0) }
  const rhythm = updateRhythm({ ...facts, openedMs: null })
  expect(rhythm).toEqual({
    weeks: 1,
    kept: 0,
    due: 0,
    nextDueMs: null,
    isLate: false,
    beats: [{ atMs: at(-30), lateDays: null }],
  })
  expect(updateRhythm({ ...facts, openedMs: at(9) }).nextDueMs).toBeNull()
})

test('another promise is added; of one day the last counts, and the same again is none', () => {
  const first = withPromise([], { weeks: 2 }, at(0, 8))
  expect(first).toEqual([{ weeks: 2, sinceMs: at(0, 8) }])
  expect(withPromise(first, { weeks: 4 }, at(0, 20))).toEqual([{ weeks: 4, sinceMs: at(0, 20) }])
  expect(withPromise(first, { weeks: null }, at(0, 20))).toEqual([])
  expect(withPromise(first, { weeks: 2 }, at(9))).toEqual(first)
  const changed = withPromise(first, { weeks: 4 }, at(9))
  expect(changed).toEqual([...first, { weeks: 4, sinceMs: at(9) }])
  expect(withPromise(changed, { weeks: 2 }, at(9, 15))).toEqual(first)
})

test('a suspension rests the promise, and its end takes it up again from that day', () => {
  const before = [promise(2, 0)]
  const resting = restPromise(before, at(10))
  const judge = (promises: readonly PromisedRhythm[], now: number) =>
    updateRhythm({ promises, publishedMs: [], openedMs: at(0), nowMs: at(now) })
  expect(judge(resting, 60)).toMatchObject({ weeks: null, due: 0, nextDueMs: null })
  const resumed = resumePromise(resting, at(60))
  expect(judge(resumed, 61)).toMatchObject({ weeks: 2, due: 0, nextDueMs: at(75, 0) - 1 })
  expect(judge(resumed, 90)).toMatchObject({ kept: 0, due: 1 })
  expect(resumePromise(restPromise(before, at(10)), at(10, 18))).toEqual(before)
  expect(restPromise([], at(1))).toEqual([])
  expect(resumePromise([promise(null, 3)], at(9))).toEqual([promise(null, 3)])
})
