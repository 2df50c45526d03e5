import { expect, test } from 'vitest'
import { countryCodes, countryName, countryOptions, isCountryCode, toAlpha2 } from './countries.ts'

test('about 250 countries, each code once, each with a name of its own', () => {
  expect(countryCodes).toHaveLength(250)
  expect(new Set(countryCodes.map(toAlpha2)).size).toBe(250)
  for (const language of ['en', 'fr']) {
    const names = countryOptions(language).map(({ name }) => name)
    expect(new Set(names).size).toBe(250)
    expect(names.filter((name) => name.length < 3)).toEqual([])
  }
})

test('a country has a three-letter code', () => {
  expect(isCountryCode('DEU')).toBe(true)
  expect(isCountryCode('DE')).toBe(false)
  expect(isCountryCode('deu')).toBe(false)
  expect(isCountryCode('toString')).toBe(false)
  expect(toAlpha2('CHE')).toBe('CH')
  expect(toAlpha2('XXX')).toBeNull()
})

test('names come in the language and sorted as it sorts', () => {
  expect(countryName('DEU', 'en')).toBe('Germany')
  expect(countryName('DEU', 'fr')).toBe('Allemagne')
  expect(countryName('XXX', 'en')).toBe('XXX')
  const names = countryOptions('fr').map(({ name }) => name)
  expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Zambie'))
})
