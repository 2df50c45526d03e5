import type {
  changeEmail,
  changePassword,
  convertAccount,
  deleteMe,
} from '@kindling/api-client/contract/account'
import type { startIdentityCheck } from '@kindling/api-client/contract/identity'
import { beside, overForm, overFormUntilChanged, placements } from '../form/placement.ts'

export const changeEmailPlacements = placements<typeof changeEmail, 'email' | 'password'>({
  INVALID_VALUE: beside('password'),
})

export const changePasswordPlacements = placements<typeof changePassword, 'password' | 'new_password'>({
  INVALID_VALUE: beside('password'),
  ITERABLE_LENGTH_SHORT: beside('new_password'),
  ITERABLE_LENGTH_LONG: beside('new_password'),
  REGEX_FAIL: beside('new_password'),
})

export const convertPlacements = placements<typeof convertAccount, 'email' | 'password'>({
  INVALID_VALUE: beside('email'),
  ITERABLE_LENGTH_SHORT: beside('password'),
  ITERABLE_LENGTH_LONG: beside('password'),
  REGEX_FAIL: beside('password'),
})

export const deletePlacements = placements<typeof deleteMe, 'password'>({
  INVALID_VALUE: beside('password'),
})
/** Accounts without a password have no field for one: the code asks for a newer log-in at the provider. */
export const deleteSocialPlacements = placements<typeof deleteMe, 'password'>({
  INVALID_VALUE: beside('password'),
  PASSWORD_MISSING: overForm,
})

/** The platform says which of the two names is invalid; for other codes the values are not at fault. */
export const verificationPlacements = placements<typeof startIdentityCheck, 'firstName' | 'lastName'>({
  FIELD_MISSING: overFormUntilChanged,
  INVALID_VALUE: overFormUntilChanged,
  NOT_YET_CONFIRM: overForm,
  URL_FAIL: overForm,
})
