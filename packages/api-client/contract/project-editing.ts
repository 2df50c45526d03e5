import { IMAGE_UPLOAD_TIMEOUT_MS } from '@kindling/validation/limits'
import { type EndpointSpec, editable } from './endpoint.ts'

/** 403: confirm the e-mail address first (spec 2 §8). */
export const createProject = {
  name: 'createProject',
  method: 'POST',
  path: 'projects/',
  auth: 'session',
  errors: [
    'NOT_YET_CONFIRM',
    'FIELD_MISSING',
    'EMAIL_MISSING',
    'INVALID_VALUE',
    'INVALID_ID',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'PROJECT_EXISTS',
    'PROJECT_DEPLOY_FAIL',
    'RATE_LIMITED',
  ],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['data'],
} as const satisfies EndpointSpec

/** By preview code, for people with the link. */
export const getProjectPreview = {
  name: 'getProjectPreview',
  method: 'GET',
  path: 'projects/preview/{id}/',
  auth: 'optional',
  errors: ['NOT_FOUND'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['project'],
} as const satisfies EndpointSpec

/** What the team sees beyond the page; a failure yields nothing (spec 2 §6). */
export const getPrivateProject = {
  name: 'getPrivateProject',
  method: 'GET',
  path: 'projects/{id}/private/',
  auth: 'session',
  access: { on: 'project', may: 'draft:read' },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['project'],
} as const satisfies EndpointSpec

export const updateProject = {
  name: 'updateProject',
  method: 'PATCH',
  path: 'projects/{id}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: [
    'FIELD_MISSING',
    'EMAIL_MISSING',
    'INVALID_VALUE',
    'INVALID_ID',
    'INVALID_TYPE',
    'VALUE_EXISTS',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'OUT_OF_RANGE',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'INTEGRITY_ERROR',
  ],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['project'],
} as const satisfies EndpointSpec

export const deleteProject = {
  name: 'deleteProject',
  method: 'DELETE',
  path: 'projects/{id}/',
  auth: 'session',
  access: { on: 'project', may: 'project:delete', while: ['INITIAL', 'DRAFT'] },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: [],
} as const satisfies EndpointSpec

/**
 * Launches, or hands a storefront in for review; each open point of the publish checklist is an error (spec 2
 * §5).
 */
export const submitProject = {
  name: 'submitProject',
  method: 'POST',
  path: 'projects/{id}/submit/',
  auth: 'session',
  access: { on: 'project', may: 'project:submit', while: ['DRAFT'] },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_SHORT', 'OUT_OF_RANGE', 'DATE_EARLY', 'PROJECT_DEPLOY_FAIL'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['project'],
} as const satisfies EndpointSpec

/** `imageType`: main, social, images, description or reward; for a reward the form carries `reward_id`. */
export const uploadProjectImage = {
  name: 'uploadProjectImage',
  method: 'POST',
  path: 'projects/{id}/{imageType}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: [
    'INVALID_ID',
    'INVALID_VALUE',
    'MAX_COUNT',
    'FIELD_MISSING',
    'FILE_TYPE',
    'FILE_NOT_ALLOWED',
    'FILE_SIZE_BIG',
    'INVALID_FILE_DIMENSION',
    'IMAGE_ASPECT_RATIO',
    'IMAGE_DIMENSIONS',
    'FILE_UPLOAD_ERROR',
  ],
  status: 'planned',
  origin: 'spec',
  timeoutMs: IMAGE_UPLOAD_TIMEOUT_MS,
  multipart: true,
  answerKeys: ['image'],
} as const satisfies EndpointSpec

export const removeProjectImage = {
  name: 'removeProjectImage',
  method: 'DELETE',
  path: 'projects/{id}/images/{imageId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: ['INVALID_ID', 'FILE_DELETE_ERROR'],
  status: 'planned',
  origin: 'spec',
  answerKeys: [],
} as const satisfies EndpointSpec
