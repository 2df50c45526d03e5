import type { EndpointSpec } from './endpoint.ts'

/**
 * `kind`: popular unless one is chosen. In the caller's language, as e-mails are. `kinds` is ours: how many questions
 * each has, for the way between them.
 */
export const listQuestions = {
  name: 'listQuestions',
  method: 'GET',
  path: 'questions/{kind}/',
  auth: 'none',
  errors: ['INVALID_FILTER'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['questions', 'kinds'],
  statements: 0,
} as const satisfies EndpointSpec

/** Without a trailing slash, as spec 1 §7 writes it. */
export const getQuestion = {
  name: 'getQuestion',
  method: 'GET',
  path: 'question/{id}',
  auth: 'none',
  errors: ['NOT_FOUND'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['question'],
  statements: 0,
} as const satisfies EndpointSpec
