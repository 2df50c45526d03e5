import { faqForm } from '@kindling/validation/forms/faq'
import * as z from 'zod'
import { faqItem } from '../model/project.ts'
import { done } from '../model/wire.ts'
import { patchOf } from './from-form.ts'

const oneItem = z.object({ faq_item: faqItem })

export const faqSchemas = {
  listFaq: { answer: z.object({ faq: z.array(faqItem) }) },
  createFaqItem: { body: faqForm, answer: oneItem },
  updateFaqItem: { body: patchOf(faqForm), answer: oneItem },
  removeFaqItem: { answer: done },
}
