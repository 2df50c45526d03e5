import { expect, test } from 'vitest'
import { isPlaceName } from './place-name.ts'

test.each([
  'Paris 15',
  '’s-Hertogenbosch',
  'Washington, D.C.',
  'São Paulo',
  '東京都',
  'CA',
  'Saint-Louis (Réunion)',
])('%s is a place', (name) => {
  expect(isPlaceName(name)).toBe(true)
})

test.each(['', '12345', '???', 'Paris\n', 'Paris<br>', '...'])('%j is none', (name) => {
  expect(isPlaceName(name)).toBe(false)
})
