import { BANK } from '../limits/money.ts'

/** Spec 1 §5, spec 2 §5: 9 digits whose sum weighted 3, 7, 1 is a multiple of 10; nine zeros belong to no bank. */
export function isRoutingNumber(value: string): boolean {
  if (!/^[0-9]+$/.test(value) || value.length !== BANK.routingDigits || /^0+$/.test(value)) return false
  const weights = BANK.routingWeights
  const sum = [...value].reduce((total, digit, i) => total + Number(digit) * (weights[i % 3] ?? 0), 0)
  return sum % 10 === 0
}
