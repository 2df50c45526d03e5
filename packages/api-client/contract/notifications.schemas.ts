import * as z from 'zod'
import { line, list } from '../model/bounds.ts'
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
      object_types: list(line, 50).optional(),
      resource: line.optional(),
      resource_ids: list(id, 100).optional(),
    }),
    answer: z.object({ notifications: z.array(notification), meta }),
  },
  markNotificationRead: { answer: z.object({ notification }) },
  markAllNotificationsRead: { answer: done },
}
