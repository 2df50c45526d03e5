import { expect, test } from 'vitest'
import { formatExpiration, isExpired, parseExpiration } from './card-expiration.ts'

test('MM/YY is read', () => {
  expect(parseExpiration('01/29')).toEqual({ month: 1, year: 2029 })
  expect(parseExpiration('12/99')).toEqual({ month: 12, year: 2099 })
})

test.each(['', '1/29', '00/29', '13/29', '12-29', '12/2029', ' 12/29', '12/29\n', 'ab/cd'])(
  '%j is no expiry date',
  (text) => {
    expect(parseExpiration(text)).toBeNull()
  },
)

test('a card is good to the last moment of its month', () => {
  const december = { month: 12, year: 2029 }
  expect(isExpired(december, Date.UTC(2029, 11, 31, 23, 59, 59, 999))).toBe(false)
  expect(isExpired(december, Date.UTC(2030, 0, 1))).toBe(true)
  expect(isExpired({ month: 2, year: 2028 }, Date.UTC(2028, 1, 29, 12))).toBe(false)
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['122', '12/2'],
  ['1229', '12/29'],
  ['12/29', '12/29'],
  ['3', '03/'],
  ['3/29', '03/29'],
  ['12/2029', '12/29'],
  ['', ''],
])('typing %j gives %j', (typed, shown) => {
  expect(formatExpiration(typed)).toBe(shown)
})
