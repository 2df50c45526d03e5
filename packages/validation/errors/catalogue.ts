import type { CatalogueEntry } from './entry.ts'
import { INVALID_FIELDS, MISSING_FIELDS } from './fields.ts'

export type { CatalogueEntry } from './entry.ts'

const LENGTH_PARAMS = ['min', 'max'] as const

/**
 * Every error code, from both specifications' §8, with its status and parameters.
 *
 * No dependencies, types erased: importing only {@link ErrorCode} adds nothing to a bundle.
 *
 * Status rules: a person's mistake is 400, because the client passes only a 400's list to the form (spec 1 §7). 401
 * logs out, so it is kept for the login itself and a missing session. 403 means "confirm your e-mail" to the client and
 * nothing else. 404 shows the not-found view. Statuses from 500 up are NETWORK_FAILURE in the client, so UNIMPLEMENTED
 * and EXTERNAL_ERROR answer 400: their own messages would never be seen.
 */
export const catalogue = {
  EMAIL_MISSING: { status: 400, origin: 'both', area: 'account' },
  PASSWORD_MISSING: { status: 400, origin: 'both', area: 'account', fields: ['new_password'] },
  PASSWORD_CONFIRM: { status: 400, origin: 'client', area: 'account' },
  PASSWORD_MISMATCH: { status: 400, origin: 'client', area: 'account' },
  INVALID_VALUE: {
    status: 400,
    origin: 'both',
    area: 'form',
    fields: [...INVALID_FIELDS, 'new_password', 'credential'],
  },
  VALUE_EXISTS: {
    status: 400,
    origin: 'server',
    area: 'form',
    fields: ['email', 'vanity_url', 'name', 'code'],
  },
  UNAUTHORIZED: { status: 401, origin: 'server', area: 'account' },
  ACCOUNT_BLOCKED: { status: 400, origin: 'both', area: 'account' },
  RATE_LIMITED: { status: 429, origin: 'server', area: 'transport' },

  CODE_INVALID: { status: 400, origin: 'both', area: 'totp' },
  TOTP_INVALID_RECOVERY_KEY: { status: 400, origin: 'both', area: 'totp' },
  ALREADY_ENABLED_2FA: { status: 400, origin: 'server', area: 'totp' },
  ALREADY_DISABLED_2FA: { status: 400, origin: 'server', area: 'totp' },
  TOTP_NOT_ENABLED: { status: 400, origin: 'server', area: 'totp' },
  TOTP_DISABLE_FAIL: { status: 400, origin: 'both', area: 'totp' },

  EXPIRED_CODE: {
    status: 400,
    origin: 'server',
    area: 'confirmation',
    fields: ['new_password', 'credential'],
  },
  ALREADY_CONFIRMED: { status: 400, origin: 'server', area: 'confirmation' },
  NOT_FOUND: { status: 404, origin: 'both', area: 'confirmation', fields: ['code', 'project', 'pledge'] },
  NOT_YET_CONFIRM: { status: 403, origin: 'both', area: 'confirmation', fields: ['identity'] },

  /** No answer, or any status from 500 up; 503 is what scenarios answer to provoke it. */
  NETWORK_FAILURE: { status: 503, origin: 'client', area: 'transport' },
  REQUEST_TIMEOUT: { status: 408, origin: 'both', area: 'transport' },
  RESTRICTED_AREA: { status: 401, origin: 'both', area: 'transport' },
  MISSING_PERMISSION: { status: 404, origin: 'both', area: 'transport' },
  /** Ours: another site's page made the call, or a plain form. */
  FOREIGN_ORIGIN: { status: 400, origin: 'server', area: 'transport' },
  MISSING_USER: { status: 404, origin: 'both', area: 'transport' },
  USER_PLEDGES_PRIVATE: { status: 400, origin: 'both', area: 'transport' },

  PAYMENT_METHOD_IN_USE: { status: 400, origin: 'server', area: 'card' },
  MISSING_PAYMENT_METHOD: { status: 400, origin: 'both', area: 'card' },

  NOTIFICATION_ALREADY_READ: { status: 400, origin: 'server', area: 'notification' },

  TICKER_FAIL: { status: 400, origin: 'both', area: 'wallet' },
  TICKER_ERROR: { status: 400, origin: 'both', area: 'wallet' },

  NO_COUNTRY: { status: 400, origin: 'both', area: 'form' },
  REGEX_FAIL: {
    status: 400,
    origin: 'both',
    area: 'form',
    fields: ['phone_number', 'name', 'vanity_url', 'password', 'new_password'],
  },
  VALUE_MISSING: { status: 400, origin: 'client', area: 'form', fields: MISSING_FIELDS, params: ['label'] },
  VALUE_INVALID: { status: 400, origin: 'client', area: 'form', fields: INVALID_FIELDS, params: ['label'] },
  URL_FAIL: { status: 400, origin: 'both', area: 'form' },

  UNIMPLEMENTED: { status: 400, origin: 'both', area: 'general' },
  INTEGRITY_ERROR: {
    status: 400,
    origin: 'server',
    area: 'general',
    fields: ['total_usd', 'plg_to_usd'],
  },
  EXTERNAL_ERROR: { status: 400, origin: 'server', area: 'general', fields: ['payment_method'] },
  INVALID_STATE: { status: 400, origin: 'server', area: 'general' },
  FIELD_MISSING: { status: 400, origin: 'both', area: 'general', fields: MISSING_FIELDS },
  INVALID_TYPE: { status: 400, origin: 'both', area: 'general', fields: ['quantity', 'price'] },
  INVALID_ID: {
    status: 400,
    origin: 'server',
    area: 'general',
    fields: [
      'shipping_address',
      'payment_method',
      'comment',
      'message',
      'update',
      'reward_ids',
      'rewards_order',
      'faq_order',
      'images_order',
      'note',
    ],
  },
  OUT_OF_RANGE: {
    status: 400,
    origin: 'both',
    area: 'general',
    fields: ['duration', 'page', 'funds', 'shipping_address', 'price', 'funding_goal', 'publish_at'],
    params: ['min', 'max'],
  },
  NUMBER_LOW: {
    status: 400,
    origin: 'both',
    area: 'general',
    fields: ['total_usd', 'quantity', 'price', 'funds', 'funding_goal', 'duration', 'backer_limit', 'amount'],
    params: ['min'],
  },
  NUMBER_HIGH: {
    status: 400,
    origin: 'both',
    area: 'general',
    fields: ['total_usd', 'quantity', 'price', 'funds', 'funding_goal', 'duration', 'backer_limit', 'amount'],
    params: ['max'],
  },
  ITERABLE_LENGTH: {
    status: 400,
    origin: 'both',
    area: 'general',
    fields: ['phone_number'],
    params: LENGTH_PARAMS,
  },
  ITERABLE_LENGTH_SHORT: {
    status: 400,
    origin: 'both',
    area: 'general',
    fields: ['password', 'new_password', 'description', 'phone_number'],
    params: LENGTH_PARAMS,
  },
  ITERABLE_LENGTH_LONG: {
    status: 400,
    origin: 'both',
    area: 'general',
    fields: ['password', 'new_password', 'phone_number'],
    params: LENGTH_PARAMS,
  },
  DATE_EARLY: {
    status: 400,
    origin: 'both',
    area: 'general',
    fields: ['date', 'expiration', 'delivery_date', 'start_time', 'publish_at'],
  },
  INVALID_FILTER: { status: 400, origin: 'server', area: 'general' },

  INVITE_EXISTS: { status: 400, origin: 'server', area: 'project' },
  PROJECT_EXISTS: { status: 400, origin: 'server', area: 'project' },
  INVALID_PROJECT_STATE: { status: 400, origin: 'server', area: 'project' },
  BACKER_PRIVATE: { status: 400, origin: 'both', area: 'project' },
  PROJECT_FLAG_EXISTS: { status: 400, origin: 'server', area: 'project' },
  PROJECT_DEPLOY_FAIL: { status: 400, origin: 'server', area: 'project' },

  BACKER_LIMIT_EXCEEDED: { status: 400, origin: 'both', area: 'pledge', fields: ['quantity'] },
  INSUFFICIENT_FUNDS: {
    status: 400,
    origin: 'server',
    area: 'pledge',
    fields: ['payment_method', 'amount'],
  },
  PLEDGE_PAID: { status: 400, origin: 'server', area: 'pledge' },
  PLEDGE_CANCELLED: { status: 400, origin: 'server', area: 'pledge' },
  MISSING_PLEDGE: { status: 400, origin: 'server', area: 'pledge' },
  MISSING_PRODUCT: { status: 400, origin: 'server', area: 'pledge', fields: ['reward'] },
  EMPTY_CHECKOUT: { status: 400, origin: 'both', area: 'pledge' },

  INVALID_COUPON: { status: 400, origin: 'server', area: 'coupon' },
  COUPON_MINIMUM: { status: 400, origin: 'server', area: 'coupon' },
  COUPON_LIMIT: { status: 400, origin: 'server', area: 'coupon' },

  MILESTONE_VOTE_EXCEEDED: { status: 400, origin: 'server', area: 'vote' },
  MILESTONE_VOTE_PENDING: { status: 400, origin: 'server', area: 'vote' },
  MILESTONE_VOTE_FAIL: { status: 400, origin: 'server', area: 'vote', fields: ['payment_method'] },

  VARIANT_LIMIT_EXCEEDED: { status: 400, origin: 'both', area: 'variant', fields: ['quantity'] },
  DONATION_NO_VARIANT: { status: 400, origin: 'both', area: 'variant' },
  INVALID_VARIANT_ORDER: { status: 400, origin: 'server', area: 'variant' },
  INVALID_DEFAULT_VARIANT: { status: 400, origin: 'server', area: 'variant' },

  FILE_NOT_ALLOWED: { status: 400, origin: 'both', area: 'file' },
  /** `types`: the allowed ones in words ("PNG, JPEG"). */
  FILE_TYPE: { status: 400, origin: 'both', area: 'file', params: ['types'] },
  /** `max`: megabytes. */
  FILE_SIZE_BIG: { status: 400, origin: 'both', area: 'file', params: ['max'] },
  /** Of `file`: larger than `width` × `height` pixels, which nobody unpacks. */
  INVALID_FILE_DIMENSION: {
    status: 400,
    origin: 'server',
    area: 'file',
    fields: ['file'],
    params: ['width', 'height'],
  },
  /** `ratio`: "3:4". */
  IMAGE_ASPECT_RATIO: { status: 400, origin: 'both', area: 'file', params: ['ratio'] },
  /** `width`, `height`: pixels at least. */
  IMAGE_DIMENSIONS: { status: 400, origin: 'both', area: 'file', params: ['width', 'height'] },
  FILE_UPLOAD_ERROR: { status: 400, origin: 'both', area: 'file' },
  FILE_DELETE_ERROR: { status: 400, origin: 'both', area: 'file' },
  MAX_COUNT: {
    status: 400,
    origin: 'both',
    area: 'file',
    fields: ['images', 'payment_method', 'shipping_address', 'passkey', 'note'],
    params: ['max'],
  },
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof catalogue

/** Codes of a value: an answer with one always names the field it concerns. */
export const fieldCodes = [
  'EMAIL_MISSING',
  'PASSWORD_MISSING',
  'FIELD_MISSING',
  'INVALID_VALUE',
  'INVALID_TYPE',
  'VALUE_EXISTS',
  'INVITE_EXISTS',
  'PROJECT_EXISTS',
  'NO_COUNTRY',
  'REGEX_FAIL',
  'ITERABLE_LENGTH',
  'ITERABLE_LENGTH_SHORT',
  'ITERABLE_LENGTH_LONG',
  'NUMBER_LOW',
  'NUMBER_HIGH',
  'OUT_OF_RANGE',
  'DATE_EARLY',
  'FILE_TYPE',
  'FILE_SIZE_BIG',
  'INVALID_FILE_DIMENSION',
  'INSUFFICIENT_FUNDS',
] as const satisfies readonly ErrorCode[]
export type FieldCode = (typeof fieldCodes)[number]

type CodesOf<Origin extends CatalogueEntry['origin']> = {
  [Code in ErrorCode]: (typeof catalogue)[Code]['origin'] extends Origin ? Code : never
}[ErrorCode]

/** Codes the platform itself may answer with. */
export type ServerErrorCode = CodesOf<'server' | 'both'>

/** Codes only the client gives, to itself. */
export type ClientErrorCode = CodesOf<'client'>

/** One entry of an error answer. */
export interface WireErrorItem<Code extends string = ErrorCode> {
  readonly code: Code
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Body of every failed answer: `{ errors: [{ code, field?, params? }] }`, the first deciding (spec 1 §8). */
export interface WireError<Code extends string = ErrorCode> {
  readonly errors: readonly [WireErrorItem<Code>, ...WireErrorItem<Code>[]]
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(catalogue, value)
}
