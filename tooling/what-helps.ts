import type { ErrorCode } from '../packages/validation/errors/catalogue.ts'

const anotherValue = 'Another value in the field that is marked.'
const already = 'Nothing has to be done: it is so already.'
const asItIsNow = 'The list as it is now, which the page reads again.'

/** The recovery after a code, unless a comment above the story says it better. */
const byCode: Partial<Record<ErrorCode, string>> = {
  NETWORK_FAILURE: 'The same button, once the network is back.',
  REQUEST_TIMEOUT: 'The same button, once more.',
  EXTERNAL_ERROR: 'The same button, a moment later.',
  RATE_LIMITED: 'The same button, after the time that the message names.',
  RESTRICTED_AREA: 'Logging in, which leads back to the page.',
  UNAUTHORIZED: 'Another password, or a new one by e-mail.',
  ACCOUNT_BLOCKED: 'Writing to the address that the message names.',
  NOT_YET_CONFIRM: 'The link in the e-mail, which a button sends again.',
  INVALID_STATE: 'The same button, a moment later.',
  NOT_FOUND: 'A new link.',
  EXPIRED_CODE: 'A new link, or starting again.',
  MAX_COUNT: 'Removing one first.',
  INVALID_ID: asItIsNow,
  MISSING_PAYMENT_METHOD: asItIsNow,
  MISSING_PERMISSION: 'Asking whom the project belongs to.',
  FOREIGN_ORIGIN: 'Opening the page anew, and starting from there.',
  ALREADY_ENABLED_2FA: already,
  ALREADY_DISABLED_2FA: already,
  TOTP_NOT_ENABLED: 'Logging in by the password alone, or starting again.',
  TOTP_DISABLE_FAIL: 'The same button, a moment later.',
  TICKER_FAIL: 'The rate, which is read again.',
  TICKER_ERROR: 'The rate, which is read again.',
  EMAIL_MISSING: anotherValue,
  PASSWORD_MISSING: anotherValue,
  FIELD_MISSING: anotherValue,
  INVALID_VALUE: anotherValue,
  VALUE_EXISTS: anotherValue,
  ITERABLE_LENGTH: anotherValue,
  ITERABLE_LENGTH_SHORT: anotherValue,
  ITERABLE_LENGTH_LONG: anotherValue,
  REGEX_FAIL: anotherValue,
  URL_FAIL: anotherValue,
  NUMBER_LOW: anotherValue,
  NUMBER_HIGH: anotherValue,
  NO_COUNTRY: anotherValue,
  CODE_INVALID: anotherValue,
  TOTP_INVALID_RECOVERY_KEY: anotherValue,
}

/** Empty if no recovery is written for the code. */
export const whatHelps = (code: string): string => (byCode as Readonly<Record<string, string>>)[code] ?? ''
