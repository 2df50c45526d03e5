import { expect, test } from 'vitest'
import { cardBrand, formatCardNumber, isCardNumber } from './card-number.ts'

test.each([
  ['4242 4242 4242 4242', 'visa'],
  ['4222222222222', 'visa'],
  ['5555-5555-5555-4444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['30569309025904', 'diners'],
  ['3566002020360505', 'jcb'],
  ['6200000000000005', 'unionpay'],
  ['6759649826438453', 'maestro'],
  ['6304000000000000000', 'maestro'],
] as const)('%s is a %s card', (number, brand) => {
  expect(isCardNumber(number)).toBe(true)
  expect(cardBrand(number)).toBe(brand)
})

test.each([
  '',
  '4242 4242 4242 4241',
  '0000 0000',
  '0000 0000 0000 0000',
  '424242424242',
  '42424242424242424242',
  '4242 4242 4242 424x',
  '４２４２４２４２４２４２４２４２',
])('%j is no card', (number) => {
  expect(isCardNumber(number)).toBe(false)
})

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['30569309025904', '3056 930902 5904'],
  ['6304000000000000000', '6304 0000 0000 0000 000'],
  ['42424', '4242 4'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown)
  expect(formatCardNumber(shown)).toBe(shown)
})

test.each([
  ['', 'unknown'],
  ['2720', 'mastercard'],
  ['2721', 'unknown'],
  ['2220', 'unknown'],
  ['9', 'unknown'],
])('the first digits %s mean %s', (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand)
})
