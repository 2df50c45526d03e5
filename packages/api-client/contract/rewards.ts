import { IMAGE_UPLOAD_TIMEOUT_MS } from '@kindling/validation/limits'
import { type EndpointSpec, editable } from './endpoint.ts'

export const createReward = {
  name: 'createReward',
  method: 'POST',
  path: 'projects/{id}/rewards/',
  auth: 'session',
  access: { on: 'project', may: 'rewards:write', while: editable },
  errors: [
    'MAX_COUNT',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'INVALID_TYPE',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'DATE_EARLY',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['reward'],
  statements: 9,
} as const satisfies EndpointSpec

export const updateReward = {
  name: 'updateReward',
  method: 'PATCH',
  path: 'projects/{id}/rewards/{rewardId}/',
  auth: 'session',
  access: { on: 'project', may: 'rewards:write', while: editable },
  errors: [
    'INVALID_STATE',
    'INVALID_ID',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'INVALID_TYPE',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'DATE_EARLY',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'DONATION_NO_VARIANT',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['reward'],
  statements: 9,
} as const satisfies EndpointSpec

/** INVALID_STATE: somebody has pledged for it. */
export const removeReward = {
  name: 'removeReward',
  method: 'DELETE',
  path: 'projects/{id}/rewards/{rewardId}/',
  auth: 'session',
  access: { on: 'project', may: 'rewards:write', while: editable },
  errors: ['INVALID_ID', 'INVALID_STATE'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 8,
} as const satisfies EndpointSpec

/** VARIANT_LIMIT_EXCEEDED: the variants hold more than the reward’s own limit. */
export const createVariant = {
  name: 'createVariant',
  method: 'POST',
  path: 'projects/{id}/rewards/{rewardId}/variants/',
  auth: 'session',
  access: { on: 'project', may: 'rewards:write', while: editable },
  errors: [
    'MAX_COUNT',
    'INVALID_ID',
    'FIELD_MISSING',
    'INVALID_TYPE',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'DONATION_NO_VARIANT',
    'VARIANT_LIMIT_EXCEEDED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['reward_variant'],
  statements: 9,
} as const satisfies EndpointSpec

export const updateVariant = {
  name: 'updateVariant',
  method: 'PATCH',
  path: 'projects/{id}/rewards/{rewardId}/variants/{variantId}/',
  auth: 'session',
  access: { on: 'project', may: 'rewards:write', while: editable },
  errors: [
    'INVALID_ID',
    'FIELD_MISSING',
    'INVALID_TYPE',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'VARIANT_LIMIT_EXCEEDED',
    'INVALID_VARIANT_ORDER',
    'INVALID_STATE',
    'INVALID_DEFAULT_VARIANT',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['reward_variant'],
  statements: 10,
} as const satisfies EndpointSpec

export const removeVariant = {
  name: 'removeVariant',
  method: 'DELETE',
  path: 'projects/{id}/rewards/{rewardId}/variants/{variantId}/',
  auth: 'session',
  access: { on: 'project', may: 'rewards:write', while: editable },
  errors: ['INVALID_ID', 'INVALID_STATE', 'INVALID_DEFAULT_VARIANT'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 9,
} as const satisfies EndpointSpec

/** FILE_NOT_ALLOWED: the reward has no choice, so nothing shows a picture of its one variant. */
export const setVariantImage = {
  name: 'setVariantImage',
  method: 'PATCH',
  path: 'projects/{id}/rewards/{rewardId}/variants/{variantId}/image/',
  auth: 'session',
  access: { on: 'project', may: 'rewards:write', while: editable },
  errors: [
    'INVALID_ID',
    'FIELD_MISSING',
    'FILE_TYPE',
    'FILE_NOT_ALLOWED',
    'FILE_SIZE_BIG',
    'INVALID_FILE_DIMENSION',
    'FILE_UPLOAD_ERROR',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  timeoutMs: IMAGE_UPLOAD_TIMEOUT_MS,
  multipart: true,
  answerKeys: ['reward_variant'],
  statements: 11,
} as const satisfies EndpointSpec
