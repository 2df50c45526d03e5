import type { EndpointSpec } from './endpoint.ts'

/**
 * How a browser hands a card to the payment processor, whose number never passes through the platform: in fields of the
 * processor's own, in the site's fields and by {@link tokenizeCard} in development, or not at all.
 */
export const getCardField = {
  name: 'getCardField',
  method: 'GET',
  path: 'payments/card-field/',
  auth: 'none',
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['card_field'],
  statements: 0,
} as const satisfies EndpointSpec

/**
 * Exchanges a typed card for a token of the stand-in, as a processor's field in the browser does. In development and in
 * demonstrations only: elsewhere there is no such call, and no number of a card is sent to the platform. Spec 1 §5.
 */
export const tokenizeCard = {
  name: 'tokenizeCard',
  method: 'POST',
  path: 'stand-in/cards/',
  auth: 'session',
  errors: ['NOT_FOUND', 'FIELD_MISSING', 'INVALID_VALUE', 'DATE_EARLY'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['card_token'],
  statements: 2,
} as const satisfies EndpointSpec
