import * as z from 'zod'
import { faqItem } from '../model/project.ts'
import { done } from '../model/wire.ts'

const faqBody = z.object({ question: z.string(), answer: z.string() })
const oneItem = z.object({ faq_item: faqItem })

export const faqSchemas = {
  listFaq: { answer: z.object({ faq: z.array(faqItem) }) },
  createFaqItem: { body: faqBody, answer: oneItem },
  updateFaqItem: { body: faqBody.partial(), answer: oneItem },
  removeFaqItem: { answer: done },
}
