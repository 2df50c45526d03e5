import type { EndpointSpec } from './endpoint.ts'

/**
 * Threads with their first two replies; the pinned one first. `sort`: `newest` (default) or `top`.
 * `meta.total_count` counts replies too. The specification names the replies, not the top-level comments.
 */
export const listComments = {
  name: 'listComments',
  method: 'GET',
  path: 'projects/{projectId}/comments/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: ['INVALID_FILTER', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['comments', 'meta'],
  statements: 6,
} as const satisfies EndpointSpec

/** `sort`: `oldest` (default), `newest` or `top`. */
export const listReplies = {
  name: 'listReplies',
  method: 'GET',
  path: 'comments/{commentId}/replies/',
  auth: 'optional',
  errors: ['INVALID_ID', 'INVALID_FILTER', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['comments', 'meta'],
  statements: 5,
} as const satisfies EndpointSpec

/** Whether the caller may comment, and otherwise what it takes. */
export const getCommentPermission = {
  name: 'getCommentPermission',
  method: 'GET',
  path: 'projects/{projectId}/comments/user-permission/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['can_comment', 'needs'],
  statements: 3,
} as const satisfies EndpointSpec

/** A top-level comment. */
export const addComment = {
  name: 'addComment',
  method: 'POST',
  path: 'projects/{projectId}/comments/',
  auth: 'session',
  access: { on: 'project', may: 'comments:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['comment'],
  statements: 9,
} as const satisfies EndpointSpec

/** A reply to a comment. `parentId` may be a reply: the new one stands in its thread and names whom it answers. */
export const addReply = {
  name: 'addReply',
  method: 'POST',
  path: 'projects/{projectId}/comments/{parentId}/',
  auth: 'session',
  access: { on: 'project', may: 'comments:write' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'RATE_LIMITED'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['comment'],
  statements: 11,
} as const satisfies EndpointSpec

/** For it, or the vote taken back; there is no vote against. */
export const voteOnComment = {
  name: 'voteOnComment',
  method: 'PATCH',
  path: 'projects/{projectId}/comments/{commentId}/vote/',
  auth: 'session',
  access: { on: 'project', may: 'comments:write' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['comment'],
  statements: 7,
} as const satisfies EndpointSpec

/** By its author, any time, with a mark. */
export const editComment = {
  name: 'editComment',
  method: 'PATCH',
  path: 'comments/{commentId}/',
  auth: 'session',
  errors: ['INVALID_ID', 'MISSING_PERMISSION', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['comment'],
  statements: 6,
} as const satisfies EndpointSpec

/** By its author, or by who may moderate. Its replies stay. */
export const removeComment = {
  name: 'removeComment',
  method: 'DELETE',
  path: 'comments/{commentId}/',
  auth: 'session',
  errors: ['INVALID_ID', 'MISSING_PERMISSION'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 8,
} as const satisfies EndpointSpec

/** One a project: another one loses its pin. INVALID_STATE: a reply. */
export const pinComment = {
  name: 'pinComment',
  method: 'PATCH',
  path: 'projects/{projectId}/comments/{commentId}/pin/',
  auth: 'session',
  access: { on: 'project', may: 'comments:moderate' },
  errors: ['INVALID_ID', 'INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['comment'],
  statements: 8,
} as const satisfies EndpointSpec

/** Three different people hide it until a moderator looks. INVALID_STATE: one’s own. */
export const flagComment = {
  name: 'flagComment',
  method: 'PATCH',
  path: 'projects/{id}/comments/{commentId}/flag/',
  auth: 'session',
  access: { on: 'project', may: 'project:flag' },
  errors: [
    'INVALID_ID',
    'INVALID_STATE',
    'PROJECT_FLAG_EXISTS',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 9,
} as const satisfies EndpointSpec
