import type { AnswerOf, BodyOf } from '@kindling/api-client/contract/endpoint'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@kindling/api-client/contract/notifications'
import type { UserProfile } from '@kindling/api-client/model/account'
import type { Notification } from '@kindling/api-client/model/notification'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import type { Query } from './query.ts'
import { sessionKey, useSession } from './session.tsx'

type Page = AnswerOf<typeof listNotifications>

/** Notifications are read by POST (spec 1 §7), so the body holds the parameters. */
export const notificationsQuery = (body: BodyOf<typeof listNotifications>): Query<Page> => ({
  key: `${listNotifications.name} ${JSON.stringify(body)}`,
  run: (client) => client(listNotifications, { body }),
})

const isList = (key: unknown) => typeof key === 'string' && key.startsWith(`${listNotifications.name} `)

/** Pending calls, by notification: a second press joins the first. */
const underWay = new Map<string, Promise<void>>()

export interface Marking {
  /** The notification is read already: the wanted state, so no error. */
  readonly markRead: (id: string) => Promise<void>
  readonly markAllRead: () => Promise<void>
}

/** Marks notifications as read; every list and the header's count follow at once, without a reload. */
export function useMarking(): Marking {
  const { client, delivered } = usePlatform()
  const { user, refresh } = useSession()
  const { mutate } = useSWRConfig()

  const show = async (isRead: (each: Notification) => boolean, unread: (before: number) => number) => {
    const mark = (each: Notification) => (isRead(each) ? { ...each, read: true } : each)
    const marked = (page: Page | undefined) =>
      page && { ...page, notifications: page.notifications.map(mark) }
    // An answer that came with the page is not in the cache until it changes.
    for (const key of Object.keys(delivered.answers).filter(isList))
      await mutate<Page>(key, (page) => marked(page ?? (delivered.answers[key] as Page)), {
        revalidate: false,
      })
    await mutate<Page>(isList, marked, { revalidate: false })
    await mutate<{ user: UserProfile | null | undefined }>(
      sessionKey,
      (session = { user }) => {
        if (!session.user) return session
        const count = Math.max(0, unread(session.user.notifications_unread_count))
        return { user: { ...session.user, notifications_unread_count: count } }
      },
      { revalidate: false },
    )
  }
  const markOne = async (id: string) => {
    let elsewhere = false
    try {
      await client(markNotificationRead, { params: { id } })
    } catch (error) {
      if (!isApiError(error) || error.code !== 'NOTIFICATION_ALREADY_READ') throw error
      elsewhere = true
    }
    await show(
      (each) => each.id === id,
      (before) => (elsewhere ? before : before - 1),
    )
    // Another tab has read it, and maybe more: ask for the count.
    if (elsewhere) await refresh().catch(() => undefined)
  }

  return {
    markRead: (id) => {
      const known = underWay.get(id)
      if (known) return known
      const call = markOne(id).finally(() => underWay.delete(id))
      underWay.set(id, call)
      return call
    },
    markAllRead: async () => {
      await client(markAllNotificationsRead, {})
      await show(
        () => true,
        () => 0,
      )
      // Spec 1 §7: then they are fetched again.
      await mutate(isList)
    },
  }
}
