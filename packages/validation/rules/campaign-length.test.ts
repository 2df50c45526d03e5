import { expect, test } from 'vitest'
import { campaignEnd, campaignLengthProblem } from './campaign-length.ts'

test('a campaign runs 15 to 60 days', () => {
  expect(campaignLengthProblem(15)).toBeNull()
  expect(campaignLengthProblem(60)).toBeNull()
  expect(campaignLengthProblem(14)).toEqual({ code: 'NUMBER_LOW', params: { min: 15 } })
  expect(campaignLengthProblem(61)).toEqual({ code: 'NUMBER_HIGH', params: { max: 60 } })
  expect(campaignLengthProblem(15.5)?.code).toBe('INVALID_TYPE')
  expect(campaignLengthProblem(Number.NaN)?.code).toBe('INVALID_TYPE')
})

test('it ends that many times 24 hours after it began', () => {
  expect(campaignEnd(1_000_000, 30)).toBe(1_000_000 + 30 * 24 * 3600)
})
