import { expect, test } from 'vitest'
import { countryCodes } from './countries.ts'
import { isPostalCode, needsPostalCode, normalisePostalCode } from './postal-code.ts'

test.each([
  ['GBR', 'SW1A 1AA'],
  ['GBR', 'sw1a1aa'],
  ['GBR', 'M1 1AE'],
  ['CAN', 'K1A 0B1'],
  ['CAN', 'k1a0b1'],
  ['USA', '94103'],
  ['USA', '94103-1234'],
  ['USA', '94103–1234'],
  ['USA', '941031234'],
  ['DEU', '10115'],
  ['FRA', '75001'],
  ['NLD', '1012 AB'],
  ['NLD', '1012ab'],
  ['JPN', '100-0001'],
  ['JPN', '1000001'],
  ['BRA', '01310-100'],
  ['BRA', '01310100'],
  ['IRL', 'D02 AF30'],
  ['IRL', 'd02af30'],
  ['IRL', 'D6W XH24'],
  ['AUS', '2000'],
  ['CHE', '8001'],
  ['SWE', '114 55'],
  ['POL', '00-950'],
  ['POL', '00950'],
  ['PRT', '1000-001'],
  ['IND', '110001'],
  ['KHM', '120101'],
  ['AZE', 'AZ1000'],
  ['KAZ', 'A15E3B4'],
])('in %s, %s is a postal code', (country, code) => {
  expect(isPostalCode(code, country)).toBe(true)
  expect(needsPostalCode(country)).toBe(true)
})

test.each([
  ['GBR', '12345'],
  ['GBR', 'SW1A 1A'],
  ['CAN', 'D1A 0B1'],
  ['CAN', '12345'],
  ['USA', '9410'],
  ['USA', '941033'],
  ['USA', 'K1A 0B1'],
  ['DEU', '1011'],
  ['DEU', '101155'],
  ['FRA', '7500'],
  ['NLD', '1012'],
  ['JPN', '100-000'],
  ['BRA', '0131-100'],
  ['IRL', 'B02 AF30'],
  ['AUS', '20000'],
  ['USA', '94103\u0000'],
  ['USA', '９４１０３'],
])('in %s, %j is none', (country, code) => {
  expect(isPostalCode(code, country)).toBe(false)
})

test.each(['HKG', 'ARE', 'QAT', 'JAM', 'GHA', 'UGA', 'AGO', 'BHS', 'FJI', 'ZWE'])(
  '%s has no postal codes and needs none',
  (country) => {
    expect(needsPostalCode(country)).toBe(false)
    expect(isPostalCode('', country)).toBe(true)
    expect(isPostalCode('00000', country)).toBe(true)
  },
)

test('where a country has codes, an empty one is not enough', () => {
  expect(isPostalCode('', 'USA')).toBe(false)
  expect(isPostalCode('  ', 'DEU')).toBe(false)
})

test('60-odd countries need no code', () => {
  const without = countryCodes.filter((country) => !needsPostalCode(country))
  expect(without.length).toBeGreaterThan(50)
  expect(without.length).toBeLessThan(90)
})

test('a code is stored in capitals with single spaces', () => {
  expect(normalisePostalCode(' sw1a   1aa ')).toBe('SW1A 1AA')
})
