import type { EndpointSpec } from './endpoint.ts'

/** Changes an active pledge; the cap of 1000 USD applies here too. */
export const setCheckedOutQuantity = {
  name: 'setCheckedOutQuantity',
  method: 'PATCH',
  path: 'projects/{id}/pledges/me/checkedout/variant/{variantId}/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'MISSING_PLEDGE',
    'MISSING_PRODUCT',
    'INVALID_TYPE',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'BACKER_LIMIT_EXCEEDED',
    'VARIANT_LIMIT_EXCEEDED',
    'COUPON_MINIMUM',
    'INVALID_STATE',
    'INVALID_PROJECT_STATE',
    'PLEDGE_PAID',
    'PLEDGE_CANCELLED',
    'INSUFFICIENT_FUNDS',
    'EXTERNAL_ERROR',
  ],
  status: 'planned',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['pledge'],
} as const satisfies EndpointSpec

/** An empty code takes the coupon off. */
export const applyCoupon = {
  name: 'applyCoupon',
  method: 'PATCH',
  path: 'projects/{id}/pledges/me/coupon/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'MISSING_PLEDGE',
    'FIELD_MISSING',
    'ITERABLE_LENGTH_LONG',
    'INVALID_COUPON',
    'COUPON_MINIMUM',
    'COUPON_LIMIT',
  ],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['pledge'],
} as const satisfies EndpointSpec

/** Another card for a pledge: `id` of the payment method. */
export const changePledgePayment = {
  name: 'changePledgePayment',
  method: 'PATCH',
  path: 'projects/{projectId}/pledges/me/{pledgeId}/payments/',
  auth: 'session',
  access: { on: 'project', may: 'project:pledge' },
  errors: [
    'MISSING_PAYMENT_METHOD',
    'PLEDGE_PAID',
    'PLEDGE_CANCELLED',
    'INVALID_STATE',
    'INVALID_VALUE',
    'INSUFFICIENT_FUNDS',
    'EXTERNAL_ERROR',
  ],
  status: 'planned',
  origin: 'spec',
  idempotent: true,
  answerKeys: ['pledge'],
} as const satisfies EndpointSpec
