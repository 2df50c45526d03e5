import type { getQuestion, listQuestions } from '@kindling/api-client/contract/learn'
import { type QuestionKind, questionKind, questionKinds } from '@kindling/validation/rules/question-kinds'
import { popularIds, type QuestionId, questionIds, related } from '../content/questions/ids.ts'
import { allIds, answerHtml, isQuestionId, kindOf, summaryOf, textOf } from '../content/questions/index.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'

const idsOf: Readonly<Record<QuestionKind, readonly QuestionId[]>> = {
  ...questionIds,
  popular: popularIds,
  all: allIds,
}
const kinds = questionKinds.map((kind) => ({ kind, total_count: idsOf[kind].length }))

const onListQuestions: Handler<typeof listQuestions> = async ({ params, language }) => {
  const kind = questionKind(params.kind) ?? refuse('INVALID_FILTER')
  return { questions: idsOf[kind].map((id) => summaryOf(id, language)), kinds }
}

const onGetQuestion: Handler<typeof getQuestion> = async ({ params: { id }, language }) => {
  if (!isQuestionId(id)) refuse('NOT_FOUND')
  return {
    question: {
      ...summaryOf(id, language),
      body: answerHtml(textOf(id, language).body),
      kind: kindOf(id),
      related: related[id].map((next) => summaryOf(next, language)),
    },
  }
}

export const questionHandlers = {
  listQuestions: onListQuestions,
  getQuestion: onGetQuestion,
} satisfies Partial<Handlers>
