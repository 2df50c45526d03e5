import type { Handlers } from '../kernel/call.ts'
import { questionHandlers } from './questions.ts'

/** The calls around questions. */
export const learnHandlers = {
  ...questionHandlers,
} satisfies Partial<Handlers>
