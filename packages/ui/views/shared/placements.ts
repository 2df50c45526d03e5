import type { tokenizeCard } from '@kindling/api-client/contract/cards'
import type {
  addPaymentMethod,
  addShippingAddress,
  updateShippingAddress,
} from '@kindling/api-client/contract/users'
import { beside, overForm, overFormUntilChanged, placements } from '../form/placement.ts'
import type { AddressValues } from './AddressFields.tsx'

/** The platform names the field; a code without a field is shown over the form. */
const ofAField = overFormUntilChanged

const addressRules = {
  FIELD_MISSING: ofAField,
  INVALID_VALUE: ofAField,
  NO_COUNTRY: beside('country_code'),
  REGEX_FAIL: ofAField,
  ITERABLE_LENGTH: ofAField,
  ITERABLE_LENGTH_LONG: ofAField,
} as const

/** The values are not at fault if there are too many addresses, or if this one is gone. */
export const addressPlacements = {
  ...placements<typeof addShippingAddress, keyof AddressValues>({ ...addressRules, MAX_COUNT: overForm }),
  ...placements<typeof updateShippingAddress, keyof AddressValues>({ ...addressRules, INVALID_ID: overForm }),
}

type CardFields = 'name' | 'card_number' | 'expiration' | 'cvv'

/** Of the processor's answer and of ours: the first to say what is wrong with a card. */
export const cardPlacements = {
  ...placements<typeof tokenizeCard, CardFields>({
    FIELD_MISSING: ofAField,
    INVALID_VALUE: ofAField,
    DATE_EARLY: beside('expiration'),
    NOT_FOUND: overForm,
  }),
  ...placements<typeof addPaymentMethod, CardFields>({
    FIELD_MISSING: ofAField,
    INVALID_VALUE: ofAField,
    DATE_EARLY: beside('expiration'),
    MAX_COUNT: overForm,
  }),
}
