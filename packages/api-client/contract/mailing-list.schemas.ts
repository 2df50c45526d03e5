import * as z from 'zod'
import { line, link } from '../model/bounds.ts'
import { done } from '../model/wire.ts'

export const mailingListSchemas = {
  subscribeToNewsletter: { body: z.object({ email: line }), answer: done },
  confirmNewsletter: { body: z.object({ code: line }), answer: done },
  unsubscribeFromNewsletter: { body: z.object({ code: link }), answer: done },
}
