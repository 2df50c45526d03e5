import type { Handlers } from '../kernel/call.ts'
import { onListNotifications, onMarkAllNotificationsRead, onMarkNotificationRead } from './notifications.ts'

/** The calls around notifications. */
export const notificationHandlers = {
  listNotifications: onListNotifications,
  markNotificationRead: onMarkNotificationRead,
  markAllNotificationsRead: onMarkAllNotificationsRead,
} satisfies Partial<Handlers>
