import { expect, it } from 'vitest'
import { readCurrency } from './currency-choice.ts'

it.each([
  ['', 'en-CA', 'CAD'],
  ['', 'fr-CA', 'CAD'],
  ['', 'fr', 'USD'],
  ['', 'en-US', 'USD'],
  ['', undefined, 'USD'],
  ['theme=dark; currency=USD', 'en-CA', 'USD'],
  ['currency=CAD', 'en-US', 'CAD'],
  ['mycurrency=CAD', 'en-US', 'USD'],
  ['currency=XXX', 'en-CA', 'CAD'],
] as const)('cookie "%s" in a browser of %s: amounts beside in %s', (cookies, locale, currency) => {
  expect(readCurrency(cookies, locale)).toBe(currency)
})
