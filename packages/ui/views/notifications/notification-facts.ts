import { instant } from '@kindling/api-client/model/instant'
import type { Notification } from '@kindling/api-client/model/notification'
import { notificationAge } from '@kindling/validation/rules/notification-age'
import { useTranslation } from 'react-i18next'
import type {
  NotificationItemProps,
  NotificationKind,
} from '../../widgets/NotificationItem/NotificationItem.tsx'

const kinds: Readonly<Record<string, NotificationKind>> = {
  PROJECT_COMMENT: 'comment',
  PLEDGE_MESSAGE: 'comment',
  BACKER_MESSAGE: 'comment',
  PROJECT_UPDATE: 'update',
  MILESTONE_EVENT: 'milestone',
}

/** Where a notification leads (spec 1 §4); that of a message, to the thread of its pledge. */
export function notificationHref({ object_type, resource_id, pledge_id }: Notification): string {
  if (pledge_id !== undefined) {
    const thread = `${encodeURIComponent(pledge_id)}#pledge-messages`
    if (object_type === 'PLEDGE_MESSAGE') return `/pledges/${thread}`
    if (object_type === 'BACKER_MESSAGE')
      return `/manager/${encodeURIComponent(resource_id)}/backers/${thread}`
  }
  const project = `/project/${encodeURIComponent(resource_id)}`
  if (object_type === 'PROJECT_COMMENT') return `${project}/discussion`
  if (object_type === 'PROJECT_TEAM') return `/dashboard/${encodeURIComponent(resource_id)}`
  if (object_type === 'MILESTONE_EVENT') return `${project}/vote`
  if (object_type === 'PROJECT_UPDATE') return `${project}/#campaign-timeline`
  return project
}

type Facts = Omit<NotificationItemProps, 'onRead'>

/** The text of a notification's row. `now` in milliseconds. */
export function useNotificationFacts() {
  const { t, i18n } = useTranslation('notifications')
  const inWords = ({ en, ...others }: Notification['data']['title']) =>
    others[i18n.language as keyof typeof others] ?? en
  return (notification: Notification, now: number): Facts => {
    const at = instant(notification.date) ?? now
    const { unit, count } = notificationAge(at, now)
    return {
      kind: kinds[notification.object_type] ?? 'other',
      title: inWords(notification.data.title),
      body: inWords(notification.data.body),
      age: t(`age.${unit}`, { count }),
      ageSpoken: t(`ago.${unit}`, { count }),
      dateTime: new Date(at).toISOString(),
      state: notification.read ? 'read' : 'unread',
      unreadLabel: t('unread'),
      href: notificationHref(notification),
    }
  }
}
