import { expect, test } from 'vitest'
import { isPersonName } from './person-name.ts'

test.each([
  'Ada Lovelace',
  'Dr. Ann-Marie O’Neill',
  "O'Neill",
  'Zoë',
  'Zoe\u0308',
  '山田太郎',
  'नरेन्द्र',
  'Łukasz',
  'x'.repeat(40),
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

test.each(['', ' ', '...', 'R2D2', 'a@b', '<b>', 'Ada\nLovelace', 'x'.repeat(41)])('%j is none', (name) => {
  expect(isPersonName(name)).toBe(false)
})
