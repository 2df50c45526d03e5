import { type Handlers, text } from './handler.ts'
import { changeDraft, removePart } from './project-editing.ts'
import type { Store } from './store.ts'

/** Questions about a project, and those of the draft. */
export const faqHandlers = (store: Store): Handlers<'faq'> => ({
  listFaq: () => ({ faq: store.project.faq }),
  createFaqItem: ({ body }) => {
    const { faq } = store.draft
    // The first number that is free: after a removal there are fewer than numbers.
    const isTaken = (n: number) => faq.some(({ id }) => id === `faq_${n}`)
    let number = faq.length + 1
    while (isTaken(number)) number += 1
    const faq_item = {
      id: `faq_${number}`,
      question: text(body.question),
      answer: text(body.answer),
    }
    changeDraft(store, { faq: [...faq, faq_item] })
    return { faq_item }
  },
  updateFaqItem: ({ params, body }) => {
    const id = params.itemId ?? ''
    const faq_item = { id, question: text(body.question), answer: text(body.answer) }
    changeDraft(store, { faq: store.draft.faq.map((each) => (each.id === id ? faq_item : each)) })
    return { faq_item }
  },
  removeFaqItem: ({ params }) => {
    removePart(store, params.itemId, { faq: store.draft.faq.filter(({ id }) => id !== params.itemId) })
    return {}
  },
})
