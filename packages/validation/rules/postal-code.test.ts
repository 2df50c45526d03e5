import { expect, test } from 'vitest'
import { countryCodes } from './countries.ts'
import { hasPostalCodes, isPostalCode, needsPostalCode, normalisePostalCode } from './postal-code.ts'

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
  ['AUS', '2000'],
  ['CHE', '8001'],
  ['SWE', '114 55'],
  ['POL', '00-950'],
  ['POL', '00950'],
  ['PRT', '1000-001'],
  ['IND', '110001'],
  ['GBR', 'GIR 0AA'],
  ['GBR', 'BFPO 61'],
  ['GBR', 'bfpo1234'],
  ['GBR', 'BF1 0AX'],
])('in %s, %s is a postal code, and nothing arrives without one', (country, code) => {
  expect(isPostalCode(code, country)).toBe(true)
  expect(needsPostalCode(country)).toBe(true)
})

test.each([
  ['IRL', 'D02 AF30'],
  ['IRL', 'd02af30'],
  ['IRL', 'D6W XH24'],
  ['KHM', '120101'],
  ['AZE', 'AZ1000'],
  ['KAZ', 'A15E3B4'],
  ['MUS', '42602'],
  ['MUS', '742CU001'],
  ['MUS', 'R5133'],
  ['NIC', '52000'],
  ['PER', '15001'],
  ['PER', 'Lima 23'],
  ['PER', 'CALLAO 2'],
  ['SOM', 'JH 09010'],
  ['ISR', '9614303'],
  ['COL', '111221'],
  ['THA', '10150'],
])('in %s, %s is a postal code, and an e-mail arrives without one', (country, code) => {
  expect(isPostalCode(code, country)).toBe(true)
  expect(isPostalCode('', country)).toBe(true)
  expect([needsPostalCode(country), hasPostalCodes(country)]).toEqual([false, true])
})

test.each([
  ['GBR', '12345'],
  ['GBR', 'SW1A 1A'],
  ['GBR', 'BFPO'],
  ['PER', 'LIMA'],
  ['MUS', '4260'],
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
    expect([needsPostalCode(country), hasPostalCodes(country)]).toEqual([false, false])
    expect(isPostalCode('', country)).toBe(true)
    expect(isPostalCode('00000', country)).toBe(true)
  },
)

test('where a country has codes, an empty one is not enough', () => {
  expect(isPostalCode('', 'USA')).toBe(false)
  expect(isPostalCode('  ', 'DEU')).toBe(false)
})

test('a code is asked of everybody in 74 countries, and of nobody in 71', () => {
  expect(countryCodes.filter(needsPostalCode)).toHaveLength(74)
  expect(countryCodes.filter((country) => !hasPostalCodes(country))).toHaveLength(71)
  expect(countryCodes.filter((country) => needsPostalCode(country) && !hasPostalCodes(country))).toEqual([])
})

test('a code is stored in capitals with single spaces', () => {
  expect(normalisePostalCode(' sw1a   1aa ')).toBe('SW1A 1AA')
})
