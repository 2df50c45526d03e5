import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import { getQuestion, listQuestions } from '@kindling/api-client/contract/learn'
import type { Language } from '@kindling/ui/i18n'
import {
  defaultQuestionKind,
  type QuestionKind,
  questionKind,
} from '@kindling/validation/rules/question-kinds'
import { type Query, query } from './query.ts'

/** The category in an address: the default one if it names none, null if it is unknown. */
export const kindOf = (written: string | undefined): QuestionKind | null =>
  written === undefined ? defaultQuestionKind : questionKind(written)

/** The platform answers in the language of the site, so each language is cached separately. */
const inLanguage = <Answer>(read: Query<Answer>, language: Language): Query<Answer> => ({
  ...read,
  key: `${read.key} ${language}`,
})

export const questionsQuery = (
  kind: QuestionKind | '',
  language: Language,
): Query<AnswerOf<typeof listQuestions>> =>
  // No page asks for an unknown category; on the server it is a rejection, which becomes "not found".
  inLanguage(query(listQuestions, { params: { kind: kind || 'none' } }), language)

export const questionQuery = (id: string, language: Language): Query<AnswerOf<typeof getQuestion>> =>
  inLanguage(query(getQuestion, { params: { id } }), language)
