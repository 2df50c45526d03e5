import { expect, test } from 'vitest'
import { daysLeft, fundingPercent, isAlmostFunded, isFunded, shownPercent } from './funding.ts'

test.each([
  [0, 1000, 0],
  [1, 1000, 1],
  [10, 1000, 1],
  [11, 1000, 2],
  [992, 1000, 100],
  [1000, 1000, 100],
  [1001, 1000, 101],
  [29, 100, 29],
  [57, 100, 57],
  [7, 0, 0],
  [0, 0, 0],
])('M15: %i of %i cents is %i percent', (total, goal, percent) => {
  expect(fundingPercent(total, goal)).toBe(percent)
})

test('every whole percent of a large goal stays itself', () => {
  for (let percent = 0; percent <= 300; percent++) {
    expect(fundingPercent(percent * 9_999_991, 999_999_100)).toBe(percent)
  }
})

test('funded is decided on cents, and a bar stops at 100', () => {
  expect(isFunded(999, 1000)).toBe(false)
  expect(isAlmostFunded(999, 1000)).toBe(true)
  expect(isFunded(1000, 1000)).toBe(true)
  expect(isAlmostFunded(1000, 1000)).toBe(false)
  expect(isAlmostFunded(980, 1000)).toBe(false)
  expect(isFunded(5, 0)).toBe(false)
  expect(shownPercent(250)).toBe(100)
  expect(shownPercent(42)).toBe(42)
})

test('days left are shown only above 0', () => {
  const now = Date.UTC(2026, 0, 1)
  const inHours = (hours: number) => now / 1000 + hours * 3600
  expect(daysLeft(inHours(49), now)).toBe(2)
  expect(daysLeft(inHours(24), now)).toBe(1)
  expect(daysLeft(inHours(23), now)).toBeNull()
  expect(daysLeft(inHours(0), now)).toBeNull()
  expect(daysLeft(inHours(-90), now)).toBeNull()
})
