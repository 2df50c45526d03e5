import * as z from 'zod'
import { line, paragraphs } from '../model/bounds.ts'
import { faqItem } from '../model/project.ts'
import { done } from '../model/wire.ts'

const faqBody = z.object({ question: line, answer: paragraphs })
const oneItem = z.object({ faq_item: faqItem })

export const faqSchemas = {
  listFaq: { answer: z.object({ faq: z.array(faqItem) }) },
  createFaqItem: { body: faqBody, answer: oneItem },
  updateFaqItem: { body: faqBody.partial(), answer: oneItem },
  removeFaqItem: { answer: done },
}
