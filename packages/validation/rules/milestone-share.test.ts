import { expect, test } from 'vitest'
import { canAddMilestone, milestoneShareProblem, remainingShare } from './milestone-share.ts'

test('a milestone takes at least 5 % and at most what is left', () => {
  expect(milestoneShareProblem(5)).toBeNull()
  expect(milestoneShareProblem(100)).toBeNull()
  expect(milestoneShareProblem(4.99)).toEqual({ code: 'NUMBER_LOW', params: { min: 5 } })
  expect(milestoneShareProblem(41, [60])).toEqual({ code: 'NUMBER_HIGH', params: { max: 40 } })
  expect(milestoneShareProblem(40, [60])).toBeNull()
  expect(milestoneShareProblem(Number.NaN)?.code).toBe('INVALID_TYPE')
})

test('another fits while the rest is 95 % or less', () => {
  expect(canAddMilestone([])).toBe(true)
  expect(canAddMilestone([50, 45])).toBe(true)
  expect(canAddMilestone([50, 45.5])).toBe(false)
  expect(canAddMilestone(Array(10).fill(9.5))).toBe(true)
})

test('what is left never falls below nothing', () => {
  expect(remainingShare([33.3, 33.3, 33.3])).toBe(0.1)
  expect(remainingShare([60, 60])).toBe(0)
})
