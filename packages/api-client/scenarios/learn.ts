import type { Question, QuestionSummary } from '../model/learn.ts'
import { questionCounts, questions, questionsOf, voteQuestion } from './fixtures.ts'
import type { Handlers } from './handler.ts'

const summary = ({ id, title, lead, minutes }: Question): QuestionSummary => ({ id, title, lead, minutes })

/** The knowledge center, in English. */
export const learnHandlers = (): Handlers<'learn'> => ({
  listQuestions: ({ params }) => ({
    questions: questionsOf(params.kind ?? '').map(summary),
    kinds: questionCounts,
  }),
  getQuestion: ({ params }) => ({
    question: questions.find(({ id }) => id === params.id) ?? voteQuestion,
  }),
})
