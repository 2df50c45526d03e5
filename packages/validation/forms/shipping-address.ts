import * as z from 'zod/mini'
import { PROFILE } from '../limits/account.ts'
import { ADDRESS } from '../limits/payment.ts'
import { TEXT } from '../limits/text.ts'
import { isCountryCode } from '../rules/countries.ts'
import { normalisePhone, phoneProblem } from '../rules/phone.ts'
import { isPlaceName } from '../rules/place-name.ts'
import { isPostalCode, needsPostalCode, normalisePostalCode } from '../rules/postal-code.ts'
import { length, line, must, optional, required, rule, upTo } from './field.ts'

const place = must(isPlaceName, 'VALUE_INVALID')

const phone = z
  .string('INVALID_TYPE')
  .check(
    z.overwrite(normalisePhone),
    rule(upTo<string>(TEXT.lineMax, (text) => (text === '' ? null : phoneProblem(text)))),
  )

/** Spec 1 §5. A postal code is asked for where the country has them, and must be one of its own. */
export const shippingAddressForm = z
  .object({
    name: optional(length({ max: PROFILE.nameMax })),
    line1: required('VALUE_MISSING', length({ max: ADDRESS.lineMax })),
    line2: optional(length({ max: ADDRESS.lineMax })),
    city: required('VALUE_MISSING', place, length({ max: ADDRESS.cityMax })),
    state: required('VALUE_MISSING', place, length({ max: ADDRESS.stateMax })),
    country_code: required('NO_COUNTRY', must(isCountryCode, 'VALUE_INVALID')),
    postal_code: z._default(z.string('INVALID_TYPE').check(rule(line), z.overwrite(normalisePostalCode)), ''),
    phone_number: z.optional(phone),
  })
  .check(
    rule(({ postal_code, country_code }) => {
      if (!isCountryCode(country_code)) return null
      const path = ['postal_code']
      if (postal_code === '' && needsPostalCode(country_code)) return { code: 'VALUE_MISSING', path }
      const good = postal_code.length <= ADDRESS.postalCodeMax && isPostalCode(postal_code, country_code)
      return good && !postal_code.includes('\0') ? null : { code: 'VALUE_INVALID', path }
    }),
  )
export type ShippingAddressForm = z.infer<typeof shippingAddressForm>
