import type {
  changeEmail,
  changePassword,
  convertAccount,
  deleteMe,
} from '@kindling/api-client/contract/account'
import { beside, overForm, placements } from '../form/placement.ts'

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
/** An account without a password has no field for one: the code asks for a newer log-in at the provider. */
export const deleteSocialPlacements = placements<typeof deleteMe, 'password'>({
  INVALID_VALUE: beside('password'),
  PASSWORD_MISSING: overForm,
})
