import type { EndpointSpec } from './endpoint.ts'

/** The specification names the replies, not the top-level comments. */
export const listComments = {
  name: 'listComments',
  method: 'GET',
  path: 'projects/{projectId}/comments/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: ['INVALID_FILTER', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['comments', 'meta'],
} as const satisfies EndpointSpec

export const listReplies = {
  name: 'listReplies',
  method: 'GET',
  path: 'comments/{commentId}/replies/',
  auth: 'optional',
  errors: ['INVALID_ID', 'INVALID_FILTER', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['comments', 'meta'],
} as const satisfies EndpointSpec

export const getCommentPermission = {
  name: 'getCommentPermission',
  method: 'GET',
  path: 'projects/{projectId}/comments/user-permission/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['can_comment'],
} as const satisfies EndpointSpec

/** A top-level comment. */
export const addComment = {
  name: 'addComment',
  method: 'POST',
  path: 'projects/{projectId}/comments/',
  auth: 'session',
  access: { on: 'project', may: 'comments:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'RATE_LIMITED'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['comment'],
} as const satisfies EndpointSpec

export const addReply = {
  name: 'addReply',
  method: 'POST',
  path: 'projects/{projectId}/comments/{parentId}/',
  auth: 'session',
  access: { on: 'project', may: 'comments:write' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'RATE_LIMITED'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['comment'],
} as const satisfies EndpointSpec

export const voteOnComment = {
  name: 'voteOnComment',
  method: 'PATCH',
  path: 'projects/{projectId}/comments/{commentId}/vote/',
  auth: 'session',
  access: { on: 'project', may: 'comments:write' },
  errors: ['INVALID_ID'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['comment'],
} as const satisfies EndpointSpec

export const editComment = {
  name: 'editComment',
  method: 'PATCH',
  path: 'comments/{commentId}/',
  auth: 'session',
  errors: ['INVALID_ID', 'MISSING_PERMISSION', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['comment'],
} as const satisfies EndpointSpec

export const removeComment = {
  name: 'removeComment',
  method: 'DELETE',
  path: 'comments/{commentId}/',
  auth: 'session',
  errors: ['INVALID_ID', 'MISSING_PERMISSION'],
  status: 'planned',
  origin: 'spec',
  answerKeys: [],
} as const satisfies EndpointSpec

export const flagComment = {
  name: 'flagComment',
  method: 'PATCH',
  path: 'projects/{id}/comments/{commentId}/flag/',
  auth: 'session',
  access: { on: 'project', may: 'project:flag' },
  errors: [
    'INVALID_ID',
    'PROJECT_FLAG_EXISTS',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
  ],
  status: 'planned',
  origin: 'spec',
  answerKeys: [],
} as const satisfies EndpointSpec
