import { NEWSLETTER_TIMEOUT_MS } from '@kindling/validation/limits'
import type { EndpointSpec } from './endpoint.ts'

/** Asks for the newsletter. Nobody is on the list by it: an e-mail goes to the address, whose link puts it there. */
export const subscribeToNewsletter = {
  name: 'subscribeToNewsletter',
  method: 'POST',
  path: 'mailing-list/subscribe',
  auth: 'none',
  errors: ['EMAIL_MISSING', 'INVALID_VALUE', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  timeoutMs: NEWSLETTER_TIMEOUT_MS,
  answerKeys: [],
  statements: 3,
} as const satisfies EndpointSpec

/** The link in the e-mail that asks: its code puts the address on the list, once, for seven days. */
export const confirmNewsletter = {
  name: 'confirmNewsletter',
  method: 'POST',
  path: 'mailing-list/confirm/',
  auth: 'none',
  errors: ['NOT_FOUND', 'EXPIRED_CODE', 'ALREADY_CONFIRMED', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 6,
} as const satisfies EndpointSpec

/** The link under each newsletter: takes the address off the list. It goes well again for who is off it already. */
export const unsubscribeFromNewsletter = {
  name: 'unsubscribeFromNewsletter',
  method: 'POST',
  path: 'mailing-list/unsubscribe/',
  auth: 'none',
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 3,
} as const satisfies EndpointSpec
