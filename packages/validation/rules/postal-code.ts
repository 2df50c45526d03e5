import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { toAlpha2 } from './countries.ts'

/**
 * Forms in use that the data do not know, by alpha-2 code. Tried besides the data, so nothing it allows is lost:
 * Azerbaijan and Moldova write their letters, Cambodia went to six digits, Kazakhstan to letters and digits,
 * Saudi Arabia and Taiwan have long forms, El Salvador and Venezuela are written without or with letters, Britain's
 * forces and Girobank have codes of their own, Mauritius and Nicaragua went to five digits, Peru still writes districts.
 */
const ALSO: Readonly<Record<string, RegExp>> = {
  AZ: /^AZ ?[0-9]{4}$/,
  GB: /^(GIR ?0AA|BFPO ?[0-9]{1,4})$/,
  MU: /^([0-9]{3}([0-9]{2}|[A-Z]{2}[0-9]{3})|[AR][0-9]{4})$/,
  NI: /^[0-9]{5}$/,
  PE: /^(LIMA|CALLAO) ?0?[0-9]{1,2}$/,
  SO: /^[A-Z]{2} ?[0-9]{5}$/,
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

const codesIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/**
 * Countries without whose codes nothing arrives, and countries that have none, by alpha-2 code: `require` and `fmt` of
 * the address data that Google maintains (libaddressinput, CC BY 4.0). Everywhere else codes exist, and many people do
 * not know theirs.
 */
const REQUIRED = codesIn(`
  AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE
  JP KR LI LT LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC
  TR TW UA US VI WF YT ZA
`)
const WITHOUT = codesIn(`
  AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM
  KI KM KN KP LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV
  UG VU WS YE ZW
`)

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
  return REQUIRED.has(toAlpha2(alpha3) ?? '')
}

/** Whether a country (ISO alpha-3) has postal codes at all; where it has none, nobody is asked for one. */
export function hasPostalCodes(alpha3: string): boolean {
  return !WITHOUT.has(toAlpha2(alpha3) ?? '')
}

/**
 * Whether the postal code is one of the country (ISO alpha-3). An empty one is right where none is needed; where a
 * country has no codes anything passes, because some carriers want a filler.
 */
export function isPostalCode(text: string, alpha3: string): boolean {
  const code = normalisePostalCode(text)
  if (code === '') return !needsPostalCode(alpha3)
  const alpha2 = toAlpha2(alpha3)
  if (alpha2 === null || WITHOUT.has(alpha2) || !postcodeValidatorExistsForCountry(alpha2)) return true
  return postcodeValidator(code, alpha2) || (ALSO[alpha2]?.test(code) ?? false)
}
