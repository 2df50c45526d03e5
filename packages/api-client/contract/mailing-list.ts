import { NEWSLETTER_TIMEOUT_MS } from '@kindling/validation/limits'
import type { EndpointSpec } from './endpoint.ts'

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
} as const satisfies EndpointSpec
