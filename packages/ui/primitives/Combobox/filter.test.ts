import { expect, test } from 'vitest'
import { filterOptions, namedOption } from './filter.ts'

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

test.each([
  ['ivo', 'Côte d’Ivoire'],
  ['canada', 'Canada'],
  ['can', undefined],
  ['united', undefined],
  ['', undefined],
  ['zzz', undefined],
])('the text %j names %j', (typed, name) => {
  expect(namedOption(filterOptions(options, typed), typed)?.label).toBe(name)
})
