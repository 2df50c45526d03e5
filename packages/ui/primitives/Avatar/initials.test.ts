import { expect, test } from 'vitest'
import { initialsOf, toneOf } from './initials.ts'

test.each([
  ['Mara Okafor', 'MO'],
  ['ines', 'I'],
  ['Jean Paul de la Tour', 'JT'],
  ['  Ünal  ', 'Ü'],
  ['', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('each person keeps their colour', () => {
  expect(toneOf('Mara Okafor')).toBe(toneOf('Mara Okafor'))
})
