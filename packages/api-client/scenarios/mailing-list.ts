import type { Handlers } from './handler.ts'

/** The newsletter: each link works. */
export const mailingListHandlers = (): Handlers<'mailing-list'> => ({
  subscribeToNewsletter: () => ({}),
  confirmNewsletter: () => ({}),
  unsubscribeFromNewsletter: () => ({}),
})
