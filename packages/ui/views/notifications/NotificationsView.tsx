import type { Notification } from '@kindling/api-client/model/notification'
import { type NotificationFilter, notificationFilters } from '@kindling/api-client/model/notification-types'
import check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { Failure } from '../../state/failure.ts'
import { NotificationItem } from '../../widgets/NotificationItem/NotificationItem.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useAction } from '../shared/use-action.ts'
import { useNotificationFacts } from './notification-facts.ts'
import * as styles from './notifications.css.ts'

export interface NotificationsViewProps {
  readonly read: ReadState<{
    readonly notifications: readonly Notification[]
    readonly meta: { readonly total_count: number }
  }>
  /** Number of unread notifications, of all there are. */
  readonly unread: number
  readonly filter: NotificationFilter
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly now: number
  readonly hrefOf: (place: { filter: NotificationFilter; page: number }) => string
  readonly onRead: (id: string) => Promise<unknown>
  readonly onReadAll: () => Promise<unknown>
}

const filters = Object.keys(notificationFilters) as NotificationFilter[]
const placeholders = [0, 1, 2, 3, 4, 5]

/** All notifications of a person, by category and by page. */
export function NotificationsView(props: NotificationsViewProps) {
  const { read, unread, filter, page, pageSize, hrefOf, onRead, onReadAll } = props
  const { t } = useTranslation('notifications')
  const Anchor = useLink()
  const markingAll = useAction(onReadAll)
  const marking = useAction(onRead)
  const pages = Math.ceil((read.data?.meta.total_count ?? 0) / pageSize)

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <Heading level={1}>{t('title')}</Heading>
          <p className={styles.count} role="status">
            {t('unreadCount', { count: unread })}
          </p>
        </div>
        {unread > 0 && (
          <Button
            variant="line"
            pending={markingAll.pending}
            pendingLabel={t('markingAll')}
            onClick={() => {
              marking.clear()
              void markingAll.run()
            }}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <nav className={styles.filters} aria-label={t('filter.label')}>
        {filters.map((each) => (
          <Anchor
            key={each}
            className={styles.chip}
            href={hrefOf({ filter: each, page: 1 })}
            aria-current={each === filter ? 'page' : undefined}
          >
            {t(`filter.${each}`)}
          </Anchor>
        ))}
      </nav>
      <MarkRejection failure={markingAll.failure} title={t('markAllFailed')} />
      <MarkRejection failure={marking.failure} title={t('markFailed')} />
      <List
        {...props}
        onMark={(id) => {
          markingAll.clear()
          void marking.run(id)
        }}
      />
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            label={t('pages.label')}
            current={page}
            total={pages}
            hrefOf={(to) => hrefOf({ filter, page: to })}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
            pageLabel={(number) => t('pages.page', { page: number })}
          />
        </div>
      )}
    </div>
  )
}

function MarkRejection({ failure, title }: { failure: Failure | null; title: string }) {
  const alert = useRejectionFocus(failure)
  if (!failure) return null
  return (
    <div className={styles.gap}>
      <RejectionAlert ref={alert} failure={failure} title={title} />
    </div>
  )
}

function List({
  read,
  filter,
  now,
  hrefOf,
  onMark,
}: NotificationsViewProps & { onMark: (id: string) => void }) {
  const { t } = useTranslation('notifications')
  const factsOf = useNotificationFacts()
  const told = read.data?.notifications
  if (read.error)
    return (
      <SectionFailed title={t('failed')} onRetry={read.retry}>
        {t('failedHint')}
      </SectionFailed>
    )
  if (told?.length === 0)
    return (
      <EmptyState
        level={2}
        picture="fuse"
        title={t('emptyTitle')}
        {...(filter !== 'all' && {
          action: (
            <ButtonLink variant="line" href={hrefOf({ filter: 'all', page: 1 })}>
              {t('showAll')}
            </ButtonLink>
          ),
        })}
      >
        {t(filter === 'all' ? 'empty' : 'emptyFilter')}
      </EmptyState>
    )
  return (
    <ul className={styles.sheet} aria-busy={!told}>
      {told
        ? told.map((notification) => {
            const facts = factsOf(notification, now)
            return (
              <li
                key={notification.id}
                className={styles.row}
                data-unread={notification.read ? undefined : ''}
              >
                <NotificationItem {...facts} onRead={() => onMark(notification.id)} />
                {!notification.read && (
                  <IconButton
                    label={t('markOne', { title: facts.title })}
                    icon={check}
                    onClick={() => onMark(notification.id)}
                  />
                )}
              </li>
            )
          })
        : placeholders.map((place) => (
            <li key={place} className={styles.blank}>
              <Skeleton width="60%" />
              <Skeleton width="85%" />
            </li>
          ))}
    </ul>
  )
}
