import type { EndpointSpec } from './endpoint.ts'

/** One pledge of the caller by its own id, carts aside, with its project and what happened to it, the newest first. */
export const getOwnPledge = {
  name: 'getOwnPledge',
  method: 'GET',
  path: 'users/me/pledges/{pledgeId}/',
  auth: 'session',
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['pledge', 'project', 'history', 'money', 'order', 'vote_open', 'promises', 'add_ons'],
  statements: 15,
} as const satisfies EndpointSpec

/**
 * Changes a pledge that was checked out and not charged: stock, the cap over all that the person pledged there, and the
 * price of added pieces are today's. `pledge_id` names it where several hold the variant. `total_usd` is the new total
 * the person saw; if it is another by then, nothing happens and INTEGRITY_ERROR is the answer. Lowered to nothing, the
 * pledge is cancelled.
 */
export const setCheckedOutQuantity = {
  name: 'setCheckedOutQuantity',
  method: 'PATCH',
  path: 'projects/{id}/pledges/me/checkedout/variant/{variantId}/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'MISSING_PLEDGE',
    'FIELD_MISSING',
    'MISSING_PRODUCT',
    'INVALID_TYPE',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'OUT_OF_RANGE',
    'INTEGRITY_ERROR',
    'BACKER_LIMIT_EXCEEDED',
    'VARIANT_LIMIT_EXCEEDED',
    'COUPON_MINIMUM',
    'INVALID_STATE',
    'INVALID_PROJECT_STATE',
    'PLEDGE_PAID',
    'PLEDGE_CANCELLED',
  ],
  status: 'served',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['pledge'],
  statements: 40,
} as const satisfies EndpointSpec

/** Puts a coupon on the cart, in place of another; an empty code takes it off. Its use counts from the confirm. */
export const applyCoupon = {
  name: 'applyCoupon',
  method: 'PATCH',
  path: 'projects/{id}/pledges/me/coupon/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: ['MISSING_PLEDGE', 'ITERABLE_LENGTH_LONG', 'INVALID_COUPON', 'COUPON_MINIMUM', 'COUPON_LIMIT'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['pledge'],
  statements: 14,
} as const satisfies EndpointSpec

/**
 * Another card for a pledge that was checked out: `id` of the payment method. Its bank is asked at once, for later
 * charges, or for the money where the charge failed; `next_action` of the answer is its question, if it has one.
 */
export const changePledgePayment = {
  name: 'changePledgePayment',
  method: 'PATCH',
  path: 'projects/{projectId}/pledges/me/{pledgeId}/payments/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'NOT_FOUND',
    'MISSING_PAYMENT_METHOD',
    'PLEDGE_PAID',
    'PLEDGE_CANCELLED',
    'INVALID_STATE',
    'INVALID_VALUE',
    'INSUFFICIENT_FUNDS',
    'EXTERNAL_ERROR',
  ],
  status: 'served',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['pledge'],
  statements: 35,
} as const satisfies EndpointSpec

/** Its backer says that the parcel arrived; again it changes nothing. */
export const confirmReceived = {
  name: 'confirmReceived',
  method: 'POST',
  path: 'users/me/pledges/{pledgeId}/received/',
  auth: 'session',
  errors: ['NOT_FOUND', 'INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 8,
} as const satisfies EndpointSpec

/** Asks the team for a refund of a charged pledge; the team decides. */
export const askForRefund = {
  name: 'askForRefund',
  method: 'POST',
  path: 'users/me/pledges/{pledgeId}/refund-request/',
  auth: 'session',
  errors: ['NOT_FOUND', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 14,
} as const satisfies EndpointSpec
