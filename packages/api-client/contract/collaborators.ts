import type { EndpointSpec } from './endpoint.ts'

export const listCollaborators = {
  name: 'listCollaborators',
  method: 'GET',
  path: 'projects/{id}/collaborators/',
  auth: 'session',
  access: { on: 'project', may: 'draft:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['collaborators'],
  statements: 4,
} as const satisfies EndpointSpec

/** Another role. INVALID_STATE: the last ADMIN stays one. */
export const updateCollaborator = {
  name: 'updateCollaborator',
  method: 'PATCH',
  path: 'projects/{id}/collaborators/{collaboratorId}/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: ['INVALID_ID', 'INVALID_VALUE', 'INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['collaborator'],
  statements: 11,
} as const satisfies EndpointSpec

export const removeCollaborator = {
  name: 'removeCollaborator',
  method: 'DELETE',
  path: 'projects/{id}/collaborators/{collaboratorId}/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: ['INVALID_ID', 'INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 11,
} as const satisfies EndpointSpec

/** The caller leaves; INVALID_STATE: they are not a member, or the creator, who stays. */
export const leaveTeam = {
  name: 'leaveTeam',
  method: 'POST',
  path: 'projects/{id}/collaborators/leave/',
  auth: 'session',
  access: { on: 'project', may: 'draft:read' },
  errors: ['INVALID_STATE'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 8,
} as const satisfies EndpointSpec

export const listInvites = {
  name: 'listInvites',
  method: 'GET',
  path: 'projects/{id}/invites/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['invites'],
  statements: 3,
} as const satisfies EndpointSpec

/** VALUE_EXISTS: that e-mail is in the team. INVITE_EXISTS: it has an invitation that still works. */
export const createInvite = {
  name: 'createInvite',
  method: 'POST',
  path: 'projects/{id}/invites/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: [
    'EMAIL_MISSING',
    'FIELD_MISSING',
    'INVALID_VALUE',
    'VALUE_EXISTS',
    'INVITE_EXISTS',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['invite'],
  statements: 12,
} as const satisfies EndpointSpec

/** The e-mail once more, with another 14 days; the link of the one before stops working. */
export const resendInvite = {
  name: 'resendInvite',
  method: 'POST',
  path: 'projects/{id}/invites/{inviteId}/send/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: ['INVALID_ID', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['invite'],
  statements: 9,
} as const satisfies EndpointSpec

export const removeInvite = {
  name: 'removeInvite',
  method: 'DELETE',
  path: 'projects/{id}/invites/{inviteId}/',
  auth: 'session',
  access: { on: 'project', may: 'team:write' },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 7,
} as const satisfies EndpointSpec

/** What the link in the e-mail leads to, whoever opens it. The code is in the body: logs keep addresses. */
export const lookUpInvite = {
  name: 'lookUpInvite',
  method: 'POST',
  path: 'invites/look-up/',
  auth: 'optional',
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
  status: 'served',
  origin: 'ours',
  readsOnly: true,
  answerKeys: ['invitation'],
  statements: 6,
} as const satisfies EndpointSpec

/**
 * The link in the e-mail, by the person it was sent to. INVALID_STATE: the caller has another e-mail, or was in the
 * team already and left it.
 */
export const acceptInvite = {
  name: 'acceptInvite',
  method: 'POST',
  path: 'invites/accept/',
  auth: 'session',
  errors: ['NOT_FOUND', 'EXPIRED_CODE', 'INVALID_STATE', 'NOT_YET_CONFIRM'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['project_id'],
  statements: 14,
} as const satisfies EndpointSpec

/** Changes of roles, money and state, newest first (decisions 2 §2). */
export const listActivity = {
  name: 'listActivity',
  method: 'GET',
  path: 'projects/{id}/activity/',
  auth: 'session',
  access: { on: 'project', may: 'draft:read' },
  errors: ['OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['activity', 'meta'],
  statements: 4,
} as const satisfies EndpointSpec
