import { expect, it } from 'vitest'
import { responseTime } from './response-time.ts'

it('rounds a waiting time up, in a unit that one grasps', () => {
  const written = [0, 61, 5_400, 5_401, 172_800, 172_801, 900_000].map((seconds) => {
    const { unit, count } = responseTime(seconds)
    return `${count} ${unit}`
  })
  expect(written).toEqual([
    '1 minutes',
    '2 minutes',
    '90 minutes',
    '2 hours',
    '48 hours',
    '3 days',
    '11 days',
  ])
})
