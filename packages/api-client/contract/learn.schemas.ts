import * as z from 'zod'
import { question, questionCount, questionSummary } from '../model/learn.ts'

export const learnSchemas = {
  listQuestions: { answer: z.object({ questions: z.array(questionSummary), kinds: z.array(questionCount) }) },
  getQuestion: { answer: z.object({ question }) },
}
