import type { Notification } from '../model/notification.ts'
import type { Handlers } from './handler.ts'
import { pageOf } from './paging.ts'
import { changeMe, type Store } from './store.ts'

interface Wanted {
  readonly page?: number
  readonly size?: number
  readonly object_types?: readonly string[]
}

/** Notifications: what is read is read, and counted no more. */
export function notificationHandlers(store: Store): Handlers<'notifications'> {
  const keep = (notifications: Notification[]) => {
    store.notifications = notifications
    changeMe(store, { notifications_unread_count: notifications.filter(({ read }) => !read).length })
  }
  return {
    listNotifications: ({ body }) => {
      const { page = 1, size = 12, object_types: types = [] } = body as Wanted
      const wanted = store.notifications.filter(
        ({ object_type }) => types.length === 0 || types.includes(object_type),
      )
      const { shown, meta } = pageOf(wanted, page, size)
      return { notifications: shown, meta }
    },
    markNotificationRead: ({ params }) => {
      keep(store.notifications.map((each) => (each.id === params.id ? { ...each, read: true } : each)))
      const notification = store.notifications.find(({ id }) => id === params.id) ?? store.notifications[0]
      if (!notification) throw new Error('Nothing was told')
      return { notification }
    },
    markAllNotificationsRead: () => {
      keep(store.notifications.map((each) => ({ ...each, read: true })))
      return {}
    },
  }
}
