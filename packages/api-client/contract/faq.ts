import { type EndpointSpec, editable } from './endpoint.ts'

export const listFaq = {
  name: 'listFaq',
  method: 'GET',
  path: 'projects/{id}/faq/',
  auth: 'optional',
  access: { on: 'project', may: 'project:read' },
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['faq'],
  statements: 2,
} as const satisfies EndpointSpec

export const createFaqItem = {
  name: 'createFaqItem',
  method: 'POST',
  path: 'projects/{id}/faq/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: ['FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL', 'MAX_COUNT'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['faq_item'],
  statements: 7,
} as const satisfies EndpointSpec

export const updateFaqItem = {
  name: 'updateFaqItem',
  method: 'PATCH',
  path: 'projects/{id}/faq/{itemId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['faq_item'],
  statements: 7,
} as const satisfies EndpointSpec

export const removeFaqItem = {
  name: 'removeFaqItem',
  method: 'DELETE',
  path: 'projects/{id}/faq/{itemId}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 7,
} as const satisfies EndpointSpec
