import { type EndpointSpec, editable } from './endpoint.ts'

/** Coupons of a project, the newest first; removed ones are not among them. */
export const listCoupons = {
  name: 'listCoupons',
  method: 'GET',
  path: 'projects/{id}/coupons/',
  auth: 'session',
  access: { on: 'project', may: 'coupons:write' },
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['coupons'],
  statements: 5,
} as const satisfies EndpointSpec

/** A new coupon. Its terms never change: remove it and make another. */
export const createCoupon = {
  name: 'createCoupon',
  method: 'POST',
  path: 'projects/{id}/coupons/',
  auth: 'session',
  access: { on: 'project', may: 'coupons:write', while: editable },
  errors: [
    'FIELD_MISSING',
    'INVALID_TYPE',
    'INVALID_VALUE',
    'ITERABLE_LENGTH_SHORT',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'DATE_EARLY',
    'VALUE_EXISTS',
    'MAX_COUNT',
  ],
  status: 'served',
  origin: 'ours',
  answerKeys: ['coupon'],
  statements: 8,
} as const satisfies EndpointSpec

/** Nobody can use it any more; pledges that have it keep their discount. */
export const removeCoupon = {
  name: 'removeCoupon',
  method: 'DELETE',
  path: 'projects/{id}/coupons/{couponId}/',
  auth: 'session',
  access: { on: 'project', may: 'coupons:write' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 5,
} as const satisfies EndpointSpec
