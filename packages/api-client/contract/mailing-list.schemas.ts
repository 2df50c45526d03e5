import { newsletterForm } from '@kindling/validation/forms/newsletter'
import * as z from 'zod'
import { line, link } from '../model/bounds.ts'
import { done } from '../model/wire.ts'

export const mailingListSchemas = {
  subscribeToNewsletter: { body: newsletterForm, answer: done },
  confirmNewsletter: { body: z.object({ code: line }), answer: done },
  unsubscribeFromNewsletter: { body: z.object({ code: link }), answer: done },
}
