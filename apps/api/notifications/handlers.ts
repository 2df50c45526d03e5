import type { Handlers } from '../kernel/call.ts'
import { notificationListHandlers } from './notifications.ts'

/** The calls around notifications. */
export const notificationHandlers = {
  ...notificationListHandlers,
} satisfies Partial<Handlers>
