import type { Question, QuestionSummary } from '../model/learn.ts'
import * as learn from './learn-fixtures.ts'
import type { World } from './world.ts'

const summary = ({ id, title, lead, minutes }: Question): QuestionSummary => ({ id, title, lead, minutes })

/** The knowledge center as stories meet it, in English. */
export function learnWorld(): Pick<World, 'listQuestions' | 'getQuestion' | 'recordReferral'> {
  return {
    listQuestions: ({ params }) => ({
      questions: learn.questionsOf(params.kind ?? '').map(summary),
      kinds: learn.questionCounts,
    }),
    getQuestion: ({ params }) => ({
      question: learn.questions.find(({ id }) => id === params.id) ?? learn.voteQuestion,
    }),
    recordReferral: () => ({}),
  }
}
