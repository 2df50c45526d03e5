import type { Handlers } from '../kernel/call.ts'
import { onGetQuestion, onListQuestions } from './questions.ts'

/** The calls around questions. */
export const learnHandlers = {
  listQuestions: onListQuestions,
  getQuestion: onGetQuestion,
} satisfies Partial<Handlers>
