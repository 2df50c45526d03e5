import { fixtures } from '@kindling/api-client/scenarios'
import { expect, test } from 'vitest'
import { heldInAll, timelineRows } from './timeline-facts.ts'

const { madeMilestones, projectMoney, openVote, nowSeconds } = fixtures
const now = nowSeconds * 1000
const day = 86_400_000
const standings = (money = projectMoney, votes = [openVote], at = now, milestones = madeMilestones) =>
  timelineRows(milestones, money, votes, at).map(({ standing }) => standing)

test('a milestone is released, voted on, late, complete or upcoming', () => {
  expect(standings()).toMatchObject([{ is: 'released' }, { is: 'voting', days: 9 }, { is: 'upcoming' }])
  // Marked complete, before its vote opens or while it is counted.
  expect(standings(projectMoney, [])[1]).toEqual({ is: 'complete' })
  expect(standings(projectMoney, [], now + 104 * day)[2]).toEqual({ is: 'late', days: 1 })
  expect(standings(projectMoney, [], now + 112 * day)[2]).toEqual({ is: 'late', days: 9 })
  const empty = { ...projectMoney, parts: [] }
  expect(standings(empty, [], now + 112 * day)[2]).toEqual({ is: 'upcoming' })
  expect(heldInAll(projectMoney)).toBe(2_449_600)
})
