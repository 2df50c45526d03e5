import type { Handlers } from '../kernel/call.ts'
import { subscriptionHandlers } from './subscription.ts'

/** The calls around the newsletter. */
export const newsletterHandlers = {
  ...subscriptionHandlers,
} satisfies Partial<Handlers>
