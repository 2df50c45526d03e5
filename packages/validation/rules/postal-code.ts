import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { toAlpha2 } from './countries.ts'

/**
 * Forms in use that the data do not know, by alpha-2 code. Tried besides the data, so nothing it allows is lost:
 * Azerbaijan and Moldova write their letters, Cambodia went to six digits, Kazakhstan to letters and digits,
 * Saudi Arabia and Taiwan have long forms, El Salvador and Venezuela are written without or with letters.
 */
const ALSO: Readonly<Record<string, RegExp>> = {
  AZ: /^AZ ?[0-9]{4}$/,
  CL: /^[0-9]{3}-?[0-9]{4}$/,
  KH: /^[0-9]{5,6}$/,
  KZ: /^[A-Z][0-9]{2}[A-Z][0-9][A-Z][0-9]$/,
  MD: /^MD-?[0-9]{4}$/,
  SA: /^[0-9]{5}-?[0-9]{4}$/,
  SV: /^[0-9]{4}$/,
  TW: /^[0-9]{3}-?[0-9]{2,3}$/,
  US: /^[0-9]{9}$/,
  VE: /^[0-9]{4}-?[A-Z]$/,
  JP: /^[0-9]{7}$/,
  PL: /^[0-9]{5}$/,
  IR: /^[0-9]{10}$/,
}

/** As it is stored: capitals, single spaces, plain hyphens. */
export function normalisePostalCode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
}

/** Whether an address in this country (ISO alpha-3) must carry a postal code. */
export function needsPostalCode(alpha3: string): boolean {
  const alpha2 = toAlpha2(alpha3)
  if (alpha2 === null || !postcodeValidatorExistsForCountry(alpha2)) return false
  // Where codes exist and nobody has to use them, the data let an empty one pass.
  return !postcodeValidator('', alpha2)
}

/**
 * Whether the postal code is one of the country (ISO alpha-3). An empty one is right where none is needed; where a
 * country has no codes anything passes, because some carriers want a filler.
 */
export function isPostalCode(text: string, alpha3: string): boolean {
  const code = normalisePostalCode(text)
  if (code === '') return !needsPostalCode(alpha3)
  const alpha2 = toAlpha2(alpha3)
  if (alpha2 === null || !postcodeValidatorExistsForCountry(alpha2)) return true
  return postcodeValidator(code, alpha2) || (ALSO[alpha2]?.test(code) ?? false)
}
