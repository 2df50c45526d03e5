import { SEARCH } from '@kindling/validation/limits'
import { expect, test } from 'vitest'
import { readSearchAddress } from './search-address.ts'

const read = (address: string) => readSearchAddress(new URLSearchParams(address))

test.each([
  ['query=lamp&page=2', 'lamp', 2],
  ['query=%20lamp%20', 'lamp', 1],
  ['query=%00%27%22%3B', '\'";', 1],
  ['query=a%09b', 'a b', 1],
  ['', '', 1],
  ['query=lamp&page=-3', 'lamp', 1],
  ['query=lamp&page=2.7', 'lamp', 2],
  ['query=lamp&page=two', 'lamp', 1],
])('%s is a search for %j on page %i', (address, text, page) => {
  expect(read(address)).toEqual({ text, page })
})

test('a text longer than the API takes is cut to what it takes', () => {
  expect(read(`query=${'x'.repeat(500)}`).text).toHaveLength(SEARCH.queryMax)
})
