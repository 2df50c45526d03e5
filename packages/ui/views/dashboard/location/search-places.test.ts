import { describe, expect, test } from 'vitest'
import { frenchNames } from './french-names.ts'
import { places } from './places.gen.ts'
import { placeSearch } from './search-places.ts'

const english = placeSearch('en')
const values = (typed: string) => english(typed).map(({ value }) => value)

describe('a place is found', () => {
  test.each([
    ['shef', 'Sheffield, United Kingdom'],
    ['lyon', 'Lyon, France'],
    ['quebec', 'Québec, Canada'],
    ['saint etienne', 'Saint-Étienne, France'],
    ['Sheffield, UK', 'Sheffield, United Kingdom'],
    ['portland, me', 'Portland, ME, United States'],
    ['york, united k', 'York, United Kingdom'],
    ['aires', 'Buenos Aires, Argentina'],
  ])('by "%s"', (typed, place) => {
    expect(values(typed)).toContain(place)
  })
})

test('the largest place of a name comes first, and eight at most', () => {
  expect(values('london')[0]).toBe('London, United Kingdom')
  expect(values('london')).toContain('London, Canada')
  expect(values('san')).toHaveLength(8)
})

test('nothing typed, or nothing known, suggests nothing', () => {
  expect([values(''), values(' , '), values('gondolin')]).toEqual([[], [], []])
})

test('a French reader finds and reads the country in French; what is stored is what lists filter by', () => {
  const [found] = placeSearch('fr')('sheffield, royaume')
  expect(found).toMatchObject({
    label: 'Sheffield, Royaume-Uni',
    value: 'Sheffield, United Kingdom',
  })
})

test.each([
  ['londres', 'Londres, Royaume-Uni', 'London, United Kingdom'],
  ['london', 'Londres, Royaume-Uni', 'London, United Kingdom'],
  ['caire', 'Le Caire, Égypte', 'Cairo, Egypt'],
  ['aix la ch', 'Aix-la-Chapelle, Allemagne', 'Aachen, Germany'],
  ['nouvelle', 'La Nouvelle-Orléans, LA, États-Unis', 'New Orleans, LA, United States'],
])('a French reader who types "%s" is offered "%s"', (typed, label, value) => {
  expect(placeSearch('fr')(typed)).toContainEqual(expect.objectContaining({ label, value }))
})

test('each French name is that of a city of the list, and another than its own', () => {
  const known = new Set(places.split('\n'))
  for (const line of frenchNames.trim().split('\n')) {
    const [city = '', name] = line.split(' = ')
    expect(known, line).toContain(city)
    expect(city.slice(city.indexOf(' ') + 1), line).not.toBe(name)
  }
})
