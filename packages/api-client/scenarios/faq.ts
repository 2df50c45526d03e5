import type { Handlers } from './handler.ts'
import type { Store } from './store.ts'

/** Questions about a project. */
export const faqHandlers = (store: Store): Handlers<'faq'> => ({
  listFaq: () => ({ faq: store.project.faq }),
})
