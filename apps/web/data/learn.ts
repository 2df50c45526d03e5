import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import { getQuestion, listQuestions } from '@kindling/api-client/contract/learn'
import type { Language } from '@kindling/ui/i18n'
import {
  defaultQuestionKind,
  type QuestionKind,
  questionKind,
} from '@kindling/validation/rules/question-kinds'
import { type Query, query } from './query.ts'

/** The kind an address names, the usual one where it names none, null where there is no such kind. */
export const kindOf = (written: string | undefined): QuestionKind | null =>
  written === undefined ? defaultQuestionKind : questionKind(written)

/** The platform answers in the language of the site: another language is another answer. */
const inLanguage = <Answer>(read: Query<Answer>, language: Language): Query<Answer> => ({
  ...read,
  key: `${read.key} ${language}`,
})

export const questionsQuery = (
  kind: QuestionKind | '',
  language: Language,
): Query<AnswerOf<typeof listQuestions>> =>
  // An unknown kind is asked for by no page; on the server it is a rejection, and so a page that is not there.
  inLanguage(query(listQuestions, { params: { kind: kind || 'none' } }), language)

export const questionQuery = (id: string, language: Language): Query<AnswerOf<typeof getQuestion>> =>
  inLanguage(query(getQuestion, { params: { id } }), language)
