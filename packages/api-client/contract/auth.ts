import type { EndpointSpec } from './endpoint.ts'

/** Basic credentials in UTF-8. `totp_required`: a code must follow; no session exists until then. */
export const login = {
  name: 'login',
  method: 'POST',
  path: 'auth/authorize/',
  auth: 'basic',
  errors: ['UNAUTHORIZED', 'EMAIL_MISSING', 'PASSWORD_MISSING', 'ACCOUNT_BLOCKED', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['totp_required'],
  statements: 16,
} as const satisfies EndpointSpec

export const logout = {
  name: 'logout',
  method: 'DELETE',
  path: 'auth/authorize/',
  auth: 'optional',
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 3,
} as const satisfies EndpointSpec

/** Answers the same whether or not the address is registered. */
export const requestPasswordReset = {
  name: 'requestPasswordReset',
  method: 'POST',
  path: 'auth/password-reset/',
  auth: 'none',
  errors: ['EMAIL_MISSING', 'INVALID_VALUE', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 3,
} as const satisfies EndpointSpec

/** Ends every session of the account and starts none. REGEX_FAIL: the password is on a list of leaked ones. */
export const confirmPasswordReset = {
  name: 'confirmPasswordReset',
  method: 'POST',
  path: 'auth/password-reset/confirm/',
  auth: 'none',
  errors: [
    'NOT_FOUND',
    'EXPIRED_CODE',
    'PASSWORD_MISSING',
    'INVALID_VALUE',
    'ITERABLE_LENGTH_SHORT',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 9,
} as const satisfies EndpointSpec

/** INVALID_VALUE: not a code. NOT_FOUND: never issued. */
export const confirmEmail = {
  name: 'confirmEmail',
  method: 'POST',
  path: 'auth/email-confirm/',
  auth: 'optional',
  errors: ['NOT_FOUND', 'EXPIRED_CODE', 'ALREADY_CONFIRMED', 'INVALID_VALUE', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 5,
} as const satisfies EndpointSpec

/** The link in the e-mail to the old address: undoes a change of e-mail, for seven days. */
export const undoEmailChange = {
  name: 'undoEmailChange',
  method: 'POST',
  path: 'auth/email-undo/',
  auth: 'none',
  errors: ['NOT_FOUND', 'EXPIRED_CODE', 'VALUE_EXISTS', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 12,
} as const satisfies EndpointSpec

/**
 * Starts sign-in at a provider: `google` or `facebook`. One of the two GETs that change state; protected by state and
 * PKCE.
 */
export const authorizeSso = {
  name: 'authorizeSso',
  method: 'GET',
  path: 'auth/sso/{provider}/authorize/',
  auth: 'optional',
  errors: ['INVALID_VALUE', 'EXTERNAL_ERROR', 'FOREIGN_ORIGIN', 'RATE_LIMITED'],
  status: 'served',
  changesState: true,
  origin: 'spec',
  answerKeys: ['redirect_url', 'new_user'],
  statements: 3,
} as const satisfies EndpointSpec

/**
 * Comes back from a provider with its code; without one it answers UNAUTHORIZED, and {@link authorizeSso} comes first.
 * FIELD_MISSING lists what a new account still lacks, `name` and `email`, with the `code` that {@link
 * completeMissingInfo} takes; `reason` VALUE_EXISTS: an account here has the address. With a second factor no session
 * starts: `totp_required`, and the password is asked for.
 */
export const loginSso = {
  name: 'loginSso',
  method: 'GET',
  path: 'auth/sso/{provider}/login/',
  auth: 'none',
  errors: [
    'UNAUTHORIZED',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'ACCOUNT_BLOCKED',
    'EXTERNAL_ERROR',
    'FOREIGN_ORIGIN',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  changesState: true,
  signsIn: true,
  answerKeys: ['new_user'],
  statements: 17,
} as const satisfies EndpointSpec

/** Sends what a social sign-up lacked, and logs in. */
export const completeMissingInfo = {
  name: 'completeMissingInfo',
  method: 'POST',
  path: 'auth/missing-info/',
  auth: 'none',
  errors: [
    'EMAIL_MISSING',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'ITERABLE_LENGTH_LONG',
    'VALUE_EXISTS',
    'EXPIRED_CODE',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'ours',
  answerKeys: ['user'],
  statements: 15,
} as const satisfies EndpointSpec
