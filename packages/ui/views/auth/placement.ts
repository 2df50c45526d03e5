import type { login } from '@kindling/api-client/contract/auth'
import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { register } from '@kindling/api-client/contract/users'

/** Where a refusal is shown that names no field: beside one, or over the form. */
export type Placement = 'form' | 'email' | 'name' | 'password' | 'new_password' | 'code' | 'totp_recovery_key'

/** Whether the button waits until something was changed: the same again would be refused again. */
export type Again = 'at once' | 'after a change'

export interface Treatment {
  readonly at: Placement
  readonly again: Again
  /** The password is emptied and has focus: it is what has to be typed anew. */
  readonly clears?: true
}
export type Treatments = Readonly<Record<string, Treatment>>

/** Nobody was reached: nothing has to change but the network. Spec 1 §8 keeps the button for these alone. */
const unreached: Treatment = { at: 'form', again: 'at once' }
const overForm: Treatment = { at: 'form', again: 'after a change' }
const atEmail: Treatment = { at: 'email', again: 'after a change' }
const atPassword: Treatment = { at: 'password', again: 'after a change' }

/** Complete by the compiler: every code logging in can give has its place (spec 1 §8 "Further behaviour"). */
export const loginTreatment: Record<ErrorOf<typeof login>, Treatment> = {
  UNAUTHORIZED: { ...overForm, clears: true },
  EMAIL_MISSING: atEmail,
  PASSWORD_MISSING: atPassword,
  ACCOUNT_BLOCKED: overForm,
  RATE_LIMITED: overForm,
  NETWORK_FAILURE: unreached,
  REQUEST_TIMEOUT: unreached,
  EXTERNAL_ERROR: overForm,
}

export const registerTreatment: Record<ErrorOf<typeof register>, Treatment> = {
  EMAIL_MISSING: atEmail,
  PASSWORD_MISSING: atPassword,
  INVALID_VALUE: atEmail,
  VALUE_EXISTS: atEmail,
  ITERABLE_LENGTH_SHORT: atPassword,
  ITERABLE_LENGTH_LONG: atPassword,
  REGEX_FAIL: atPassword,
  RATE_LIMITED: overForm,
  NETWORK_FAILURE: unreached,
  REQUEST_TIMEOUT: unreached,
  EXTERNAL_ERROR: overForm,
}

/** A code this client does not know is shown over the form. */
export const treatmentOf = (map: Treatments, code: string): Treatment => map[code] ?? overForm
