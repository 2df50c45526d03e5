import type {
  changeEmail,
  changePassword,
  convertAccount,
  deleteMe,
} from '@kindling/api-client/contract/account'
import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { Treatment } from '../auth/placement.ts'

/** Nothing that was typed is at fault: the same may be sent again. */
const overForm: Treatment = { at: 'form', again: 'at once' }
const atEmail: Treatment = { at: 'email', again: 'after a change' }
const atPassword: Treatment = { at: 'password', again: 'after a change' }
const atNewPassword: Treatment = { at: 'new_password', again: 'after a change' }

const anywhere = {
  INVALID_STATE: overForm,
  RATE_LIMITED: overForm,
  RESTRICTED_AREA: overForm,
  NETWORK_FAILURE: overForm,
  REQUEST_TIMEOUT: overForm,
  EXTERNAL_ERROR: overForm,
} as const

export const changeEmailTreatment: Record<ErrorOf<typeof changeEmail>, Treatment> = {
  ...anywhere,
  EMAIL_MISSING: atEmail,
  PASSWORD_MISSING: atPassword,
  INVALID_VALUE: atPassword,
  VALUE_EXISTS: atEmail,
}

export const changePasswordTreatment: Record<ErrorOf<typeof changePassword>, Treatment> = {
  ...anywhere,
  PASSWORD_MISSING: atPassword,
  INVALID_VALUE: atPassword,
  ITERABLE_LENGTH_SHORT: atNewPassword,
  ITERABLE_LENGTH_LONG: atNewPassword,
  REGEX_FAIL: atNewPassword,
}

export const convertTreatment: Record<ErrorOf<typeof convertAccount>, Treatment> = {
  ...anywhere,
  EMAIL_MISSING: atEmail,
  PASSWORD_MISSING: atPassword,
  INVALID_VALUE: atEmail,
  VALUE_EXISTS: atEmail,
  ITERABLE_LENGTH_SHORT: atPassword,
  ITERABLE_LENGTH_LONG: atPassword,
  REGEX_FAIL: atPassword,
}

export const deleteTreatment: Record<ErrorOf<typeof deleteMe>, Treatment> = {
  ...anywhere,
  PASSWORD_MISSING: atPassword,
  INVALID_VALUE: atPassword,
}
/** Who has no password is asked for none: it stands for a log-in at their provider, which lies too far back. */
export const deleteSocialTreatment: Record<ErrorOf<typeof deleteMe>, Treatment> = {
  ...deleteTreatment,
  PASSWORD_MISSING: overForm,
}
