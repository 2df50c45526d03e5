import { CARD } from '../limits/payment.ts'

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'maestro'
  | 'unknown'

/** First digits of each brand; the first match holds, so the wide ones come last. */
const BRANDS: readonly (readonly [CardBrand, RegExp])[] = [
  ['amex', /^3[47]/],
  ['diners', /^3(?:0[0-5]|[689])/],
  ['jcb', /^35(?:2[89]|[3-8])/],
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['discover', /^(?:6011|64[4-9]|65)/],
  ['unionpay', /^62/],
  ['maestro', /^(?:50|5[6-9]|6)/],
]

/** Digits a person sees together; the last entry repeats. */
const GROUPS: Partial<Record<CardBrand, readonly number[]>> = { amex: [4, 6, 5], diners: [4, 6, 4] }

/** Only the digits of what was typed or pasted. */
export function cardDigits(text: string): string {
  return text.replace(/[^0-9]/g, '')
}

/** Brand by the first digits; `unknown` while too few are typed. Needs no complete number. */
export function cardBrand(text: string): CardBrand {
  const digits = cardDigits(text)
  return BRANDS.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'unknown'
}

/** Groups digits as the card shows them: 4242 4242 4242 4242, 3782 822463 10005. Drops what is beyond 19 digits. */
export function formatCardNumber(text: string): string {
  const digits = cardDigits(text).slice(0, CARD.digitsMax)
  const sizes = GROUPS[cardBrand(digits)] ?? [4]
  const groups: string[] = []
  for (let at = 0; at < digits.length; ) {
    const size = sizes[Math.min(groups.length, sizes.length - 1)] ?? 4
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return groups.join(' ')
}

/** Luhn's checksum over a text of digits. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Spec 1 §5: 13 to 19 digits that pass Luhn, spaces and dashes aside; zeros alone are no card. */
export function isCardNumber(value: string): boolean {
  const compact = value.replace(/[\s-]/g, '')
  if (!/^[0-9]+$/.test(compact) || /^0+$/.test(compact)) return false
  return compact.length >= CARD.digitsMin && compact.length <= CARD.digitsMax && passesLuhn(compact)
}
