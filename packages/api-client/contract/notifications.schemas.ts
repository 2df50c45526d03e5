import * as z from 'zod'
import { notification } from '../model/notification.ts'
import { done, id } from '../model/wire.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

export const notificationsSchemas = {
  listNotifications: {
    query: z.object({ cursor: cursorPaging.cursor }),
    body: z.object({
      page: z.int().optional(),
      /** Notifications a page; the header's menu asks for four (spec 1 §7). */
      size: z.int().optional(),
      object_types: z.array(z.string()).optional(),
      resource: z.string().optional(),
      resource_ids: z.array(id).optional(),
    }),
    answer: z.object({ notifications: z.array(notification), meta }),
  },
  markNotificationRead: { answer: z.object({ notification }) },
  markAllNotificationsRead: { answer: done },
}
