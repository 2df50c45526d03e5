import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['A lamp for reading', 6, 'A lamp…'],
  ['A lamp for reading', 7, 'A lamp…'],
  ['A lamp', 6, 'A lamp'],
  ['', 3, ''],
  ['😀😀😀', 2, '😀😀…'],
])('%j cut at %i is %j', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut)
})
