import type { EndpointSpec } from './endpoint.ts'

export const createBonus = {
  name: 'createBonus',
  method: 'POST',
  path: 'projects/{id}/bonus/',
  auth: 'session',
  access: { on: 'project', may: 'content:write' },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['bonus'],
} as const satisfies EndpointSpec

/** A backer’s entry (spec 2 §7 names the call, §3 the subscription BOUNTY_SUBMISSIONS). */
export const submitToBonus = {
  name: 'submitToBonus',
  method: 'POST',
  path: 'projects/{id}/bonus/{bonusId}/',
  auth: 'session',
  access: { on: 'project', may: 'bonus:enter' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'INVALID_STATE'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['bonus'],
} as const satisfies EndpointSpec

export const updateBonus = {
  name: 'updateBonus',
  method: 'PATCH',
  path: 'projects/{id}/bonus/{bonusId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write' },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'planned',
  origin: 'spec',
  answerKeys: ['bonus'],
} as const satisfies EndpointSpec

export const listBonuses = {
  name: 'listBonuses',
  method: 'GET',
  path: 'projects/{id}/bonus/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: [],
  status: 'planned',
  origin: 'ours',
  answerKeys: ['bonuses'],
} as const satisfies EndpointSpec
