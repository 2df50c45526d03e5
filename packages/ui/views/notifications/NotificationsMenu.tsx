import type { Notification } from '@kindling/api-client/model/notification'
import bell from 'lucide-react/icons/bell'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { Failure } from '../../state/failure.ts'
import { NotificationItem } from '../../widgets/NotificationItem/NotificationItem.tsx'
import { useRejectionLine } from '../form/use-rejection-message.ts'
import type { ReadState } from '../shared/read-state.ts'
import { useAction } from '../shared/use-action.ts'
import { useDismiss } from '../shared/use-dismiss.ts'
import { useNotificationFacts } from './notification-facts.ts'
import * as styles from './notifications.css.ts'

export interface NotificationsMenuProps {
  /** Number of unread notifications, of all there are. */
  readonly unread: number
  /** The newest four (spec 1 §2); read once the menu is opened. */
  readonly read: ReadState<{ readonly notifications: readonly Notification[] }>
  readonly now: number
  /** Called when the menu is opened. */
  readonly onOpen: () => void
  /** Called when an unread one is followed. */
  readonly onRead: (id: string) => Promise<unknown>
  readonly onReadAll: () => Promise<unknown>
}

const places = [0, 1, 2, 3]

/** The bell: the latest notifications, and a link to all of them. */
export function NotificationsMenu({ unread, read, now, onOpen, onRead, onReadAll }: NotificationsMenuProps) {
  const { t } = useTranslation('notifications')
  const Anchor = useLink()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = useCallback((reason: 'escape' | 'away') => {
    setOpen(false)
    if (reason === 'escape') trigger.current?.focus()
  }, [])
  useDismiss(open, close, area)
  const marking = useAction(onReadAll)

  return (
    <div ref={area} className={styles.menu}>
      <button
        ref={trigger}
        type="button"
        className={styles.bell}
        aria-expanded={open}
        aria-label={t('button', { count: unread })}
        onClick={() => {
          if (!open) onOpen()
          marking.clear()
          setOpen(!open)
        }}
      >
        <Icon icon={bell} size={20} />
        {unread > 0 && <span className={styles.dot} />}
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: links inside answer to the keyboard; their press bubbles here
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div
          className={styles.panel}
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
        >
          <div className={styles.panelHead}>
            <span className={styles.panelTitle} role="status">
              {t('unreadCount', { count: unread })}
            </span>
            {unread > 0 && (
              <Button
                variant="quiet"
                size="small"
                pending={marking.pending}
                pendingLabel={t('markingAll')}
                onClick={() => void marking.run()}
              >
                {t('markAll')}
              </Button>
            )}
          </div>
          {marking.failure && <MarkRejection failure={marking.failure} />}
          <Rows read={read} now={now} onRead={onRead} />
          <Anchor href="/notifications" className={styles.panelFoot}>
            {t('viewAll')}
          </Anchor>
        </div>
      )}
    </div>
  )
}

function MarkRejection({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('notifications')
  const lineOf = useRejectionLine()
  return (
    <p role="alert" className={styles.rejection}>
      {t('markAllFailed')} {lineOf(failure)}
    </p>
  )
}

function Rows({ read, now, onRead }: Pick<NotificationsMenuProps, 'read' | 'now' | 'onRead'>) {
  const { t } = useTranslation('notifications')
  const factsOf = useNotificationFacts()
  const told = read.data?.notifications
  if (read.error)
    return (
      <div className={styles.notice} role="alert">
        <p>{t('failed')}</p>
        <Button variant="line" size="small" onClick={read.retry}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!told)
    return (
      <div className={styles.panelBody} aria-busy>
        {places.map((place) => (
          <div key={place} className={styles.blank}>
            <Skeleton width="60%" />
            <Skeleton width="85%" />
          </div>
        ))}
      </div>
    )
  if (told.length === 0)
    return (
      <EmptyState picture="fuse" title={t('emptyTitle')}>
        {t('empty')}
      </EmptyState>
    )
  return (
    <div>
      {told.map((notification) => (
        <NotificationItem
          key={notification.id}
          {...factsOf(notification, now)}
          onRead={() => void onRead(notification.id).catch(() => undefined)}
        />
      ))}
    </div>
  )
}
