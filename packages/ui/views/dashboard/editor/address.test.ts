import { expect, it } from 'vitest'
import { addressOf } from './address.ts'

it.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b=1 ', 'https://www.example.com/a?b=1'],
  ['mara@example.com', 'mailto:mara@example.com'],
  ['http://example.com', 'http://example.com'],
  ['mailto:mara@example.com', 'mailto:mara@example.com'],
  ['/project/kettle', '/project/kettle'],
  // Refused later, as it stands.
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['kettle', 'kettle'],
  ['', ''],
])('takes %j as %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address)
})
