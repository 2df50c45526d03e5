import { IMAGE_UPLOAD_TIMEOUT_MS } from '@kindling/validation/limits'
import type { EndpointSpec } from './endpoint.ts'

/** Anybody’s public profile. */
export const getUser = {
  name: 'getUser',
  method: 'GET',
  path: 'users/{id}/',
  auth: 'optional',
  errors: ['MISSING_USER'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 2,
} as const satisfies EndpointSpec

/**
 * What became of the projects a person created, counted over all of them: delivered, late at any milestone, money
 * returned to backers; and how long the person usually takes to answer.
 */
export const getCreatorRecord = {
  name: 'getCreatorRecord',
  method: 'GET',
  path: 'users/{id}/record/',
  auth: 'none',
  errors: ['MISSING_USER'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['record'],
  statements: 3,
} as const satisfies EndpointSpec

/** Changes only the fields that are sent. Fields a person may not set are ignored. */
export const updateMe = {
  name: 'updateMe',
  method: 'PATCH',
  path: 'users/me/',
  auth: 'session',
  errors: ['INVALID_VALUE', 'REGEX_FAIL', 'ITERABLE_LENGTH_LONG'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 10,
} as const satisfies EndpointSpec

/**
 * INVALID_STATE: a campaign of theirs still holds backers’ money, or a payment of theirs is in progress. An account
 * without a password sends an empty one, within ten minutes of a log-in at its provider; later it is PASSWORD_MISSING.
 */
export const deleteMe = {
  name: 'deleteMe',
  method: 'DELETE',
  path: 'users/me/',
  auth: 'session',
  errors: ['PASSWORD_MISSING', 'INVALID_VALUE', 'INVALID_STATE', 'EXTERNAL_ERROR', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 51,
} as const satisfies EndpointSpec

/** A wrong current password is INVALID_VALUE on `password`: 401 would log out. */
export const changePassword = {
  name: 'changePassword',
  method: 'PATCH',
  path: 'users/me/password/',
  auth: 'session',
  errors: [
    'PASSWORD_MISSING',
    'INVALID_VALUE',
    'ITERABLE_LENGTH_SHORT',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'INVALID_STATE',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 8,
} as const satisfies EndpointSpec

/** The new address applies at once, unconfirmed; the old one, if confirmed, can undo the change for seven days. */
export const changeEmail = {
  name: 'changeEmail',
  method: 'PATCH',
  path: 'users/me/email/',
  auth: 'session',
  errors: [
    'EMAIL_MISSING',
    'PASSWORD_MISSING',
    'INVALID_VALUE',
    'VALUE_EXISTS',
    'INVALID_STATE',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 20,
} as const satisfies EndpointSpec

/** Also from the confirm page without a session; then the answer does not reveal who is registered. */
export const resendConfirmation = {
  name: 'resendConfirmation',
  method: 'POST',
  path: 'users/me/email-resendconfirmation/',
  auth: 'optional',
  errors: ['EMAIL_MISSING', 'INVALID_VALUE', 'ALREADY_CONFIRMED', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 5,
} as const satisfies EndpointSpec

/** Uploads a profile picture: JPEG, PNG or GIF by its bytes. It is re-encoded, square and without metadata. */
export const setAvatar = {
  name: 'setAvatar',
  method: 'PATCH',
  path: 'users/me/image/',
  auth: 'session',
  errors: [
    'FIELD_MISSING',
    'FILE_TYPE',
    'FILE_SIZE_BIG',
    'INVALID_FILE_DIMENSION',
    'FILE_UPLOAD_ERROR',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  timeoutMs: IMAGE_UPLOAD_TIMEOUT_MS,
  multipart: true,
  answerKeys: ['user'],
  statements: 12,
} as const satisfies EndpointSpec

/** Removes the picture; initials are shown. */
export const removeAvatar = {
  name: 'removeAvatar',
  method: 'DELETE',
  path: 'users/me/image/',
  auth: 'session',
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['user'],
  statements: 10,
} as const satisfies EndpointSpec

/** Gives a social-only account an e-mail address and a password. INVALID_STATE: it has a password already. */
export const convertAccount = {
  name: 'convertAccount',
  method: 'POST',
  path: 'users/me/convert/',
  auth: 'session',
  errors: [
    'EMAIL_MISSING',
    'PASSWORD_MISSING',
    'INVALID_VALUE',
    'VALUE_EXISTS',
    'ITERABLE_LENGTH_SHORT',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'INVALID_STATE',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'ours',
  answerKeys: ['user'],
  statements: 17,
} as const satisfies EndpointSpec

export const setDefaultShippingAddress = {
  name: 'setDefaultShippingAddress',
  method: 'PATCH',
  path: 'users/me/shipping-addresses/default/',
  auth: 'session',
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['user'],
  statements: 11,
} as const satisfies EndpointSpec
