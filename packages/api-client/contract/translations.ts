import { type EndpointSpec, editable } from './endpoint.ts'

/** A project's texts in every language but English, which the project itself has. */
export const listTranslations = {
  name: 'listTranslations',
  method: 'GET',
  path: 'projects/{id}/translations/',
  auth: 'session',
  access: { on: 'project', may: 'draft:read' },
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['translations'],
  statements: 4,
} as const satisfies EndpointSpec

/**
 * Saves one text; an empty one is taken away. FIELD_MISSING names an English text that is still missing: English comes
 * first. INVALID_ID: no such language, or no such text in the project.
 */
export const saveTranslation = {
  name: 'saveTranslation',
  method: 'PATCH',
  path: 'projects/{id}/translations/{language}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: ['INVALID_ID', 'FIELD_MISSING', 'ITERABLE_LENGTH_LONG', 'REGEX_FAIL'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['text'],
  statements: 11,
} as const satisfies EndpointSpec

/** Takes a language away with all its texts. */
export const removeTranslation = {
  name: 'removeTranslation',
  method: 'DELETE',
  path: 'projects/{id}/translations/{language}/',
  auth: 'session',
  access: { on: 'project', may: 'content:write', while: editable },
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'ours',
  answerKeys: [],
  statements: 7,
} as const satisfies EndpointSpec
