import type { Milestone } from '@kindling/api-client/model/project'
import { fixtures } from '@kindling/api-client/scenarios'
import { describe, expect, it } from 'vitest'
import { releasePlan, voteWindow } from './release-plan.ts'

const day = 86_400
const { wholeKettle, nowSeconds } = fixtures
const now = nowSeconds * 1000
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('how money is released', () => {
  it('adds up to 100 percent and to every cent raised', () => {
    const plan = releasePlan({ ...wholeKettle, total_pledged: 4_931_201 }, 'raising', now)
    expect(plan.map(({ share }) => share)).toEqual([40, 20, 25, 15])
    expect(sum(plan.map(({ cents }) => cents))).toBe(4_931_201)
  })
  it('moves nothing before the goal is reached', () => {
    const plan = releasePlan(wholeKettle, 'raising', now)
    expect(plan.every(({ state }) => state === 'locked')).toBe(true)
  })
  it('pays the start out 15 days after the end, not before', () => {
    const ended = (days: number) => ({ ...wholeKettle, end_time: nowSeconds - days * day })
    expect(releasePlan(ended(14), 'succeeded', now)[0]?.state).toBe('locked')
    expect(releasePlan(ended(15), 'succeeded', now)[0]?.state).toBe('burnt')
    expect(releasePlan(ended(15), 'missed', now)[0]?.state).toBe('locked')
  })
  it('shows the progress of the current part, and that its vote is open', () => {
    const [first, second, third] = wholeKettle.milestones as [Milestone, Milestone, Milestone]
    const milestones: Milestone[] = [
      { ...first, state: 'complete', outcome: 'released', completed_at: nowSeconds - 30 * day },
      { ...second, state: 'in_progress', date: nowSeconds + 10 * day, vote_ends_at: nowSeconds + 10 * day },
      third,
    ]
    const plan = releasePlan(
      { ...wholeKettle, milestones, end_time: nowSeconds - 90 * day },
      'succeeded',
      now,
    )
    expect(plan.map(({ state }) => state)).toEqual(['burnt', 'burnt', 'active', 'locked'])
    expect(plan.map(({ vote }) => vote)).toEqual(['none', 'past', 'open', 'ahead'])
    expect(plan[2]?.burnt).toBe(75)
  })
  it('counts the days of a late one, and keeps apart what is complete, released and refunded', () => {
    const [first, second, third] = wholeKettle.milestones as [Milestone, Milestone, Milestone]
    const of = (milestones: Milestone[]) =>
      releasePlan({ ...wholeKettle, milestones, end_time: nowSeconds - 90 * day }, 'succeeded', now)
        .slice(1)
        .map(({ state, daysLate }) => `${state} ${daysLate}`)
    const complete = { ...first, state: 'complete' as const, completed_at: nowSeconds - day }
    const late = { ...second, state: 'in_progress' as const, date: nowSeconds - 12 * day - 60 }
    expect(of([complete, late, third])).toEqual(['active 0', 'late 12', 'locked 0'])
    expect(
      of([
        { ...complete, outcome: 'released' },
        { ...late, outcome: 'refunded' },
      ]),
    ).toEqual(['burnt 0', 'refunded 0'])
  })
  it('has no start part if everything is held', () => {
    const milestones = wholeKettle.milestones.map((milestone, index) => ({
      ...milestone,
      funds: [40, 30, 30][index] ?? 0,
    }))
    expect(releasePlan({ ...wholeKettle, milestones }, 'raising', now)).toHaveLength(3)
  })
  it('opens the vote 14 days before the date', () => {
    const { from, to } = voteWindow({ date: nowSeconds })
    expect(to - from).toBe(14 * day * 1000)
  })
})
