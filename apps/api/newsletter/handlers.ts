import type { Handlers } from '../kernel/call.ts'
import { onConfirmNewsletter, onSubscribe, onUnsubscribe } from './subscription.ts'

/** The calls around the newsletter. */
export const newsletterHandlers = {
  subscribeToNewsletter: onSubscribe,
  confirmNewsletter: onConfirmNewsletter,
  unsubscribeFromNewsletter: onUnsubscribe,
} satisfies Partial<Handlers>
