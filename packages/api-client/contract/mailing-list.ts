import { NEWSLETTER_TIMEOUT_MS } from '@kindling/validation/limits'
import type { EndpointSpec } from './endpoint.ts'

/** Requests the newsletter. It subscribes nobody: an e-mail goes to the address, and its link subscribes. */
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

/** The link in the confirmation e-mail: its code subscribes the address, once, for seven days. */
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

/**
 * The unsubscribe link of each newsletter, and of each e-mail that the settings can turn off: its code says which. It
 * succeeds again once unsubscribed.
 */
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
