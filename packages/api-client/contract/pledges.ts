import type { EndpointSpec } from './endpoint.ts'

/** The cart of one project: the pledge being shopped for, and those already checked out. */
export const getMyPledges = {
  name: 'getMyPledges',
  method: 'GET',
  path: 'projects/{id}/pledges/me/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['shopping_pledge', 'pledges', 'payments_open'],
  statements: 8,
} as const satisfies EndpointSpec

export const getPledge = {
  name: 'getPledge',
  method: 'GET',
  path: 'projects/{id}/pledges/{pledgeId}/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['pledge'],
  statements: 8,
} as const satisfies EndpointSpec

/**
 * Sets how many pieces of a variant the cart holds; 0 takes it out. An add-on needs a reward in the cart (MISSING_PRODUCT
 * about `reward`), and leaves with the last one.
 */
export const setItemQuantity = {
  name: 'setItemQuantity',
  method: 'PATCH',
  path: 'projects/{id}/pledges/me/item/{variantId}/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'MISSING_PRODUCT',
    'INVALID_TYPE',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'BACKER_LIMIT_EXCEEDED',
    'VARIANT_LIMIT_EXCEEDED',
    'INVALID_PROJECT_STATE',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['pledge'],
  statements: 13,
} as const satisfies EndpointSpec

/**
 * Chooses where the cart goes, or, with `pledge_id`, a pledge that was checked out: shipping is worked out anew. After the
 * charge only to where shipping costs no more (PLEDGE_PAID). `total_usd` as for a changed quantity.
 */
export const setPledgeAddress = {
  name: 'setPledgeAddress',
  method: 'PATCH',
  path: 'projects/{id}/pledges/me/shipping/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'MISSING_PLEDGE',
    'INVALID_ID',
    'OUT_OF_RANGE',
    'NUMBER_HIGH',
    'INTEGRITY_ERROR',
    'INVALID_STATE',
    'INVALID_PROJECT_STATE',
    'PLEDGE_PAID',
    'PLEDGE_CANCELLED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['pledge'],
  statements: 12,
} as const satisfies EndpointSpec

/**
 * Turns the cart into a pledge: takes the stock and asks the bank. `total_usd` is the total the person saw; if the
 * total has changed, nothing happens and INTEGRITY_ERROR is the answer.
 */
export const checkout = {
  name: 'checkout',
  method: 'POST',
  path: 'projects/{id}/pledges/me/checkout/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'MISSING_PLEDGE',
    'EMPTY_CHECKOUT',
    'FIELD_MISSING',
    'MISSING_PAYMENT_METHOD',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'INTEGRITY_ERROR',
    'INVALID_COUPON',
    'COUPON_MINIMUM',
    'COUPON_LIMIT',
    'BACKER_LIMIT_EXCEEDED',
    'VARIANT_LIMIT_EXCEEDED',
    'OUT_OF_RANGE',
    'INVALID_PROJECT_STATE',
    'INSUFFICIENT_FUNDS',
    'INVALID_VALUE',
    'EXTERNAL_ERROR',
    'INVALID_STATE',
  ],
  status: 'served',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['pledge'],
  statements: 55,
} as const satisfies EndpointSpec

/** The bank's answer to its own question: the person approved or rejected there, and comes back. */
export const confirmPayment = {
  name: 'confirmPayment',
  method: 'POST',
  path: 'projects/{id}/pledges/me/{pledgeId}/confirm-payment/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'NOT_FOUND',
    'PLEDGE_PAID',
    'PLEDGE_CANCELLED',
    'INVALID_VALUE',
    'INVALID_STATE',
    'EXTERNAL_ERROR',
  ],
  status: 'served',
  origin: 'ours',
  idempotent: true,
  answerKeys: ['pledge'],
  statements: 48,
} as const satisfies EndpointSpec

/** Pledges of the caller to all projects, what needs them first, then the newest change; carts are not among them. */
export const listMyPledges = {
  name: 'listMyPledges',
  method: 'GET',
  path: 'users/me/pledges/',
  auth: 'session',
  errors: ['OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['pledges', 'meta'],
  statements: 6,
} as const satisfies EndpointSpec

/**
 * Lets a pledge go that was not charged: free until the campaign's last 24 hours, then not where a funded campaign
 * would fall below its goal (INVALID_STATE). An order that was charged is refunded whole until it is READY.
 */
export const cancelPledge = {
  name: 'cancelPledge',
  method: 'POST',
  path: 'projects/{id}/pledges/me/cancel/{pledgeId}/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: ['NOT_FOUND', 'PLEDGE_PAID', 'PLEDGE_CANCELLED', 'INVALID_STATE', 'INVALID_PROJECT_STATE'],
  status: 'served',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['pledge'],
  statements: 33,
} as const satisfies EndpointSpec
