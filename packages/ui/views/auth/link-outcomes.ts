import type { confirmEmail, undoEmailChange } from '@kindling/api-client/contract/auth'
import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { ErrorCode } from '@kindling/validation/errors'

/** Codes after which a link is dead. */
const ends = <const Codes extends readonly ErrorCode[]>(codes: Codes) => ({
  /** The code as one of these, or null where the link may still work. */
  of: (code: string | undefined): Codes[number] | null => codes.find((each) => each === code) ?? null,
})
export const deadReset = ends(['NOT_FOUND', 'EXPIRED_CODE', 'INVALID_VALUE'])
export const deadUndo = ends(['NOT_FOUND', 'EXPIRED_CODE', 'VALUE_EXISTS'] satisfies ErrorOf<
  typeof undoEmailChange
>[])

/** Outcomes of a confirmation link (spec 1 §4), and the states between. */
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

/** The outcome of a rejected confirmation: by its first code, else not found (spec 1 §8). */
export const outcomeOf = (code: string | undefined): ConfirmOutcome =>
  (outcomes as Readonly<Record<string, ConfirmOutcome>>)[code ?? ''] ?? 'not_found'
