import type { EndpointSpec } from './endpoint.ts'

export const listCollaborators = {
  name: 'listCollaborators',
  method: 'GET',
  path: 'projects/{id}/collaborators/',
  auth: 'session',
  access: { on: 'project', may: 'draft:read' },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['collaborators'],
} as const satisfies EndpointSpec

/** Another role. INVALID_STATE: the last ADMIN stays one. */
export const updateCollaborator = {
  name: 'updateCollaborator',
  method: 'PATCH',
  path: 'projects/{id}/collaborators/{collaboratorId}/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: ['INVALID_ID', 'INVALID_VALUE', 'INVALID_STATE'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['collaborator'],
} as const satisfies EndpointSpec

export const removeCollaborator = {
  name: 'removeCollaborator',
  method: 'DELETE',
  path: 'projects/{id}/collaborators/{collaboratorId}/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: ['INVALID_ID', 'INVALID_STATE'],
  status: 'planned',
  origin: 'ours',
  answerKeys: [],
} as const satisfies EndpointSpec

export const listInvites = {
  name: 'listInvites',
  method: 'GET',
  path: 'projects/{id}/invites/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: [],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['invites'],
} as const satisfies EndpointSpec

export const createInvite = {
  name: 'createInvite',
  method: 'POST',
  path: 'projects/{id}/invites/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: ['EMAIL_MISSING', 'FIELD_MISSING', 'INVALID_VALUE', 'INVITE_EXISTS', 'RATE_LIMITED'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['invite'],
} as const satisfies EndpointSpec

export const removeInvite = {
  name: 'removeInvite',
  method: 'DELETE',
  path: 'projects/{id}/invites/{inviteId}/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: ['INVALID_ID'],
  status: 'planned',
  origin: 'ours',
  answerKeys: [],
} as const satisfies EndpointSpec

/** The link in the e-mail, by the person it was sent to. */
export const acceptInvite = {
  name: 'acceptInvite',
  method: 'POST',
  path: 'invites/accept/',
  auth: 'session',
  errors: ['NOT_FOUND', 'EXPIRED_CODE', 'INVALID_STATE', 'NOT_YET_CONFIRM'],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['project_id'],
} as const satisfies EndpointSpec
