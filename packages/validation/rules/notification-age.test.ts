import { expect, test } from 'vitest'
import { notificationAge } from './notification-age.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test.each([
  [-5000, 'minute', 0],
  [59_999, 'minute', 0],
  [61_000, 'minute', 1],
  [HOUR, 'minute', 60],
  [HOUR + 1, 'hour', 1],
  [DAY, 'hour', 24],
  [DAY + 1, 'day', 1],
  [7 * DAY, 'day', 7],
  [7 * DAY + 1, 'week', 1],
  [400 * DAY, 'week', 57],
])('%i ms ago is told in %ss: %i', (age, unit, count) => {
  const now = Date.UTC(2026, 5, 1)
  expect(notificationAge(now - age, now)).toEqual({ unit, count })
})
