import { CARD } from '../limits/payment.ts'
import type { CardBrand } from './card-number.ts'

/** Digits of the security code of a brand; both lengths while the brand is not known (spec 1 §5). */
export function cvvLengths(brand: CardBrand): readonly number[] {
  if (brand === 'unknown') return [CARD.cvvDigits, CARD.cvvDigitsAmex]
  return [brand === 'amex' ? CARD.cvvDigitsAmex : CARD.cvvDigits]
}

export function isCvv(value: string, brand: CardBrand): boolean {
  return /^[0-9]+$/.test(value) && cvvLengths(brand).includes(value.length)
}
