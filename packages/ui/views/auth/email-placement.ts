import type { resendConfirmation } from '@kindling/api-client/contract/account'
import type {
  confirmEmail,
  confirmPasswordReset,
  requestPasswordReset,
  undoEmailChange,
} from '@kindling/api-client/contract/auth'
import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { ErrorCode } from '@kindling/validation/errors'
import type { Treatment } from './placement.ts'

const unreached: Treatment = { at: 'form', again: 'at once' }
const overForm: Treatment = { at: 'form', again: 'after a change' }
const atEmail: Treatment = { at: 'email', again: 'after a change' }
const atPassword: Treatment = { at: 'new_password', again: 'after a change' }

export const forgotTreatment: Record<ErrorOf<typeof requestPasswordReset>, Treatment> = {
  EMAIL_MISSING: atEmail,
  INVALID_VALUE: atEmail,
  RATE_LIMITED: unreached,
  NETWORK_FAILURE: unreached,
  REQUEST_TIMEOUT: unreached,
  EXTERNAL_ERROR: unreached,
}

export const resendTreatment: Record<ErrorOf<typeof resendConfirmation>, Treatment> = {
  EMAIL_MISSING: atEmail,
  INVALID_VALUE: atEmail,
  ALREADY_CONFIRMED: overForm,
  RATE_LIMITED: unreached,
  NETWORK_FAILURE: unreached,
  REQUEST_TIMEOUT: unreached,
  EXTERNAL_ERROR: unreached,
}

/** The first three tell of the link and not of the form: they take its place. */
export const resetTreatment: Record<ErrorOf<typeof confirmPasswordReset>, Treatment> = {
  NOT_FOUND: overForm,
  EXPIRED_CODE: overForm,
  INVALID_VALUE: overForm,
  PASSWORD_MISSING: atPassword,
  ITERABLE_LENGTH_SHORT: atPassword,
  ITERABLE_LENGTH_LONG: atPassword,
  REGEX_FAIL: atPassword,
  RATE_LIMITED: unreached,
  NETWORK_FAILURE: unreached,
  REQUEST_TIMEOUT: unreached,
  EXTERNAL_ERROR: unreached,
}

/** Codes after which a link is of no more use. */
const ends = <const Codes extends readonly ErrorCode[]>(codes: Codes) => ({
  /** The code as one of these, or null where the link may still work. */
  of: (code: string | undefined): Codes[number] | null => codes.find((each) => each === code) ?? null,
})
export const deadReset = ends(['NOT_FOUND', 'EXPIRED_CODE', 'INVALID_VALUE'])
export const deadUndo = ends(['NOT_FOUND', 'EXPIRED_CODE', 'VALUE_EXISTS'] satisfies ErrorOf<
  typeof undoEmailChange
>[])

/** What a confirm link came to (spec 1 §4), and what can come between. */
export type ConfirmOutcome =
  | 'success'
  | 'missing_code'
  | 'not_found'
  | 'already_confirmed'
  | 'expired'
  | 'invalid_code'
  | 'later'
  | 'unreached'

const outcomes: Record<ErrorOf<typeof confirmEmail>, ConfirmOutcome> = {
  NOT_FOUND: 'not_found',
  EXPIRED_CODE: 'expired',
  ALREADY_CONFIRMED: 'already_confirmed',
  INVALID_VALUE: 'invalid_code',
  RATE_LIMITED: 'later',
  NETWORK_FAILURE: 'unreached',
  REQUEST_TIMEOUT: 'unreached',
  EXTERNAL_ERROR: 'unreached',
}

/** The outcome of a refused confirmation: by its first code, else not found (spec 1 §8). */
export const outcomeOf = (code: string | undefined): ConfirmOutcome =>
  (outcomes as Readonly<Record<string, ConfirmOutcome>>)[code ?? ''] ?? 'not_found'
