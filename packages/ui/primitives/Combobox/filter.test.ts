import { expect, test } from 'vitest'
import { filterOptions } from './filter.ts'

const options = [
  'Canada',
  'Cape Verde',
  'Côte d’Ivoire',
  'United Kingdom',
  'United States',
  'American Samoa',
].map((label) => ({ value: label, label }))
const found = (typed: string) => filterOptions(options, typed).map((option) => option.label)

test.each([
  ['can', ['Canada', 'American Samoa']],
  ['cote', ['Côte d’Ivoire']],
  ['ivo', ['Côte d’Ivoire']],
  ['kingdom', ['United Kingdom']],
  ['  unit ', ['United Kingdom', 'United States']],
  ['zzz', []],
])('"%s" finds %j', (typed, labels) => {
  expect(found(typed)).toEqual(labels)
})

test('nothing typed shows everything in its order', () => {
  expect(found('')).toHaveLength(options.length)
})
