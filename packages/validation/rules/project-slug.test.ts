import { expect, test } from 'vitest'
import { isVanityUrl, slugify } from './project-slug.ts'

test.each(['ember-lamp', 'lamp2', 'abc', '1a-2', 'a'.repeat(50)])('%s can be a project address', (slug) => {
  expect(isVanityUrl(slug)).toBe(true)
})

test.each([
  '',
  'ab',
  '123',
  '12-34',
  'search',
  'preview',
  'Lamp',
  'a--b',
  '-ab',
  'ab-',
  'a b',
  'a/b',
  'été',
  'a'.repeat(51),
])('%j cannot', (slug) => {
  expect(isVanityUrl(slug)).toBe(false)
})

test.each([
  ['Ember: a Reading Lamp', 'ember-a-reading-lamp'],
  ["L’été d'Anaïs", 'lete-danais'],
  ['  --x--  ', 'x'],
  ['日本', ''],
  [`${'ab '.repeat(30)}`, `${'ab-'.repeat(16)}ab`],
])('%j is offered as %j', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
