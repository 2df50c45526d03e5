import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

const domainOf = (length: number) => {
  const label = 'd'.repeat(60)
  return `${label}.${label}.${label}.`.padEnd(length, 'e')
}

test.each([
  'ada@example.com',
  "o'brien+tag@sub.example.co.uk",
  'a@b',
  'x_{|}~-@example.com',
  `${'a'.repeat(64)}@example.com`,
  `a@${domainOf(240)}`,
])('%s may sign up', (email) => {
  expect(isEmail(email)).toBe(true)
})

test.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@@example.com',
  'ada example@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example..com',
  'ada@example.com\n',
  'ädä@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'d'.repeat(64)}.com`,
])('%j is no e-mail address', (email) => {
  expect(isEmail(email)).toBe(false)
})

test('254 characters pass and 255 do not', () => {
  const longest = `${'a'.repeat(14)}@${domainOf(239)}`
  expect(longest).toHaveLength(254)
  expect(isEmail(longest)).toBe(true)
  expect(isEmail(`a${longest}`)).toBe(false)
})
