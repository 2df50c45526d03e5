import { expect, test } from 'vitest'
import { isAlphanumericSpace } from './alphanumeric-space.ts'

test.each(['Launch 2', 'été', '第1'])('%s passes', (text) => {
  expect(isAlphanumericSpace(text)).toBe(true)
})

test.each(['', ' ', 'a-b', 'a_b', 'a!', 'a\tb'])('%j does not', (text) => {
  expect(isAlphanumericSpace(text)).toBe(false)
})
