import { NotificationsView } from '@kindling/ui/views/notifications/NotificationsView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { notificationsQuery, useMarking } from '../../../data/notifications.ts'
import {
  notificationsHref,
  notificationsPageSize,
  readNotificationsAddress,
} from '../../../data/notifications-address.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'

export default function Notifications() {
  const { t } = useTranslation('notifications')
  const [params] = useSearchParams()
  const { user } = useSession()
  const { filter, page, body } = readNotificationsAddress(params)
  const read = useQuery(notificationsQuery(body))
  const { markRead, markAllRead } = useMarking()
  return (
    <>
      <Meta title={t('title')} path="/notifications" />
      <NotificationsView
        // A rejection in one list is not shown over another.
        key={`${filter} ${page}`}
        read={read}
        unread={user?.notifications_unread_count ?? 0}
        filter={filter}
        page={page}
        pageSize={notificationsPageSize}
        now={usePageNow()}
        hrefOf={notificationsHref}
        onRead={markRead}
        onReadAll={markAllRead}
      />
    </>
  )
}
