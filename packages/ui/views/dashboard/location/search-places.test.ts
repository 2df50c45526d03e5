import { describe, expect, test } from 'vitest'
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
