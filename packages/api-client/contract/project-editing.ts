import { IMAGE_UPLOAD_TIMEOUT_MS } from '@kindling/validation/limits'
import { type EndpointSpec, editable } from './endpoint.ts'

/** 403: confirm the e-mail address first (spec 2 §8). PROJECT_EXISTS: the address made from the name is taken. */
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
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['data'],
  statements: 6,
} as const satisfies EndpointSpec

/** By preview code, for people with the link: as a visitor sees it, but for `is_collaborator`. */
export const getProjectPreview = {
  name: 'getProjectPreview',
  method: 'GET',
  path: 'projects/preview/{id}/',
  auth: 'optional',
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['project'],
  statements: 9,
} as const satisfies EndpointSpec

/** What the team sees beyond the page; a failure yields nothing (spec 2 §6). */
export const getPrivateProject = {
  name: 'getPrivateProject',
  method: 'GET',
  path: 'projects/{id}/private/',
  auth: 'session',
  access: { on: 'project', may: 'draft:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['project'],
  statements: 12,
} as const satisfies EndpointSpec

/**
 * Saves fields of the basics. INTEGRITY_ERROR: somebody else changed one of them after `updated`. INVALID_STATE: the
 * field stands once the project is published (decisions 2 §1). Texts of pictures that are gone are left out: somebody
 * else's removal must not keep the rest from being saved.
 */
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
    'INVALID_STATE',
    'VALUE_EXISTS',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'INTEGRITY_ERROR',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['project'],
  statements: 16,
} as const satisfies EndpointSpec

export const deleteProject = {
  name: 'deleteProject',
  method: 'DELETE',
  path: 'projects/{id}/',
  auth: 'session',
  access: { on: 'project', may: 'project:delete', while: ['INITIAL', 'DRAFT'] },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 7,
} as const satisfies EndpointSpec

/**
 * Launches, at once or at `start_time`; each open point of the publish checklist is an error with its field (spec 2
 * §5, decisions 2 §1). `identity` and `bank_account` are fields too. PROJECT_DEPLOY_FAIL: something failed on the way;
 * the project is a draft as before, and nothing was kept of the launch.
 */
export const submitProject = {
  name: 'submitProject',
  method: 'POST',
  path: 'projects/{id}/submit/',
  auth: 'session',
  access: { on: 'project', may: 'project:submit', while: ['DRAFT'] },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_SHORT', 'OUT_OF_RANGE', 'DATE_EARLY', 'PROJECT_DEPLOY_FAIL'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['project'],
  statements: 25,
} as const satisfies EndpointSpec

/**
 * Ends the sale of a pre-order or a storefront for good (decisions 2 §1): ACTIVE becomes COMPLETE. INVALID_STATE with
 * the field `orders`: one waits for its bank or is not sent. INVALID_PROJECT_STATE: it is not on sale, or a campaign,
 * which its date ends.
 */
export const closeProject = {
  name: 'closeProject',
  method: 'POST',
  path: 'projects/{id}/close/',
  auth: 'session',
  access: { on: 'project', may: 'project:close' },
  errors: ['INVALID_STATE', 'INVALID_PROJECT_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['project'],
  statements: 21,
} as const satisfies EndpointSpec

/** Takes a storefront out of review; it can be changed again then (decisions 2 §1). */
export const takeBackReview = {
  name: 'takeBackReview',
  method: 'DELETE',
  path: 'projects/{id}/review/',
  auth: 'session',
  access: { on: 'project', may: 'project:submit' },
  errors: ['INVALID_PROJECT_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['project'],
  statements: 18,
} as const satisfies EndpointSpec

/**
 * What the team says to the last decision of a moderator who asked for changes or suspended the project; the next
 * moderator reads it in the case (decisions 2 §8). INVALID_STATE: nothing to answer, or answered already.
 */
export const answerModerator = {
  name: 'answerModerator',
  method: 'POST',
  path: 'projects/{id}/moderation/answer/',
  auth: 'session',
  access: { on: 'project', may: 'project:submit' },
  errors: ['INVALID_STATE', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['project'],
  statements: 18,
} as const satisfies EndpointSpec

/** Another code for the private link; the one before answers NOT_FOUND from then on (decisions 2 §1). */
export const renewPreview = {
  name: 'renewPreview',
  method: 'POST',
  path: 'projects/{id}/preview/renew/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['preview_code'],
  statements: 5,
} as const satisfies EndpointSpec

/**
 * Undo of a removal, for a day: a question, reward, variant, milestone or picture comes back to its place under its id,
 * with its translations and texts (decisions 2 §7). INVALID_ID: there is nothing to bring back, or a variant's reward is
 * gone too. INVALID_STATE: the shares of the other milestones leave no room, or another picture is in its place.
 */
export const restoreRemoved = {
  name: 'restoreRemoved',
  method: 'POST',
  path: 'projects/{id}/removed/{partId}/restore/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: ['INVALID_ID', 'MAX_COUNT', 'INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 10,
} as const satisfies EndpointSpec

/**
 * `imageType`: main, social, images (the carousel), description or reward; for a reward the form carries `reward_id`.
 * With `replaces` the new picture takes the place of another one: it is the same picture, framed anew.
 */
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
    'FILE_SIZE_BIG',
    'INVALID_FILE_DIMENSION',
    'IMAGE_ASPECT_RATIO',
    'IMAGE_DIMENSIONS',
    'FILE_UPLOAD_ERROR',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  timeoutMs: IMAGE_UPLOAD_TIMEOUT_MS,
  multipart: true,
  answerKeys: ['image'],
  statements: 8,
} as const satisfies EndpointSpec

/** `imageId`: the name of the file in its address, without the ending. */
export const removeProjectImage = {
  name: 'removeProjectImage',
  method: 'DELETE',
  path: 'projects/{id}/images/{imageId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 6,
} as const satisfies EndpointSpec

export const projectExists = {
  name: 'projectExists',
  method: 'GET',
  path: 'projects/{name}/exists/',
  auth: 'none',
  errors: ['RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['exists'],
  statements: 2,
} as const satisfies EndpointSpec
