import bell from 'lucide-react/icons/bell'
import flag from 'lucide-react/icons/flag'
import megaphone from 'lucide-react/icons/megaphone'
import messageCircle from 'lucide-react/icons/message-circle'
import vote from 'lucide-react/icons/vote'
import { Icon, type IconShape } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './NotificationItem.css.ts'

export const notificationKinds = ['comment', 'update', 'milestone', 'vote', 'other'] as const
export type NotificationKind = (typeof notificationKinds)[number]

const icons: Record<NotificationKind, IconShape> = {
  comment: messageCircle,
  update: megaphone,
  milestone: flag,
  vote,
  other: bell,
}

export interface NotificationItemProps extends PassThroughProps {
  /** What it is about; decides the icon. */
  readonly kind: NotificationKind
  /** What happened, "Vote open: First 500 made". */
  readonly title: string
  /** One line on the consequence. */
  readonly body?: string | undefined
  /** "12 m". */
  readonly age: string
  /** The same for screen readers, "12 minutes ago". */
  readonly ageSpoken: string
  /** Machine-readable time. */
  readonly dateTime: string
  /** An unread one has a mark, and says so to screen readers. */
  readonly state: 'unread' | 'read'
  /** Spoken before an unread title: "Unread". */
  readonly unreadLabel: string
  /** Where it leads. */
  readonly href: string
  /** Called when an unread one is followed: mark it read. */
  readonly onRead?: () => void
}

/** One notification: the whole row is the link. */
export function NotificationItem({
  kind,
  title,
  body,
  age,
  ageSpoken,
  dateTime,
  state,
  unreadLabel,
  href,
  onRead,
  ...rest
}: NotificationItemProps) {
  const Anchor = useLink()
  const unread = state === 'unread'
  return (
    <Anchor
      href={href}
      className={styles.rows[state]}
      {...(unread && onRead && { onClick: () => onRead() })}
      {...passThrough(rest)}
    >
      <span className={styles.disc}>
        <Icon icon={icons[kind]} />
      </span>
      <span className={styles.words}>
        {unread && <span className={hidden}>{unreadLabel}: </span>}
        <span className={styles.title}>{title}</span>
        {body && (
          <span className={styles.body} dir="auto">
            {body}
          </span>
        )}
      </span>
      <span className={styles.end}>
        <time className={styles.age} dateTime={dateTime}>
          <span aria-hidden>{age}</span>
          <span className={hidden}>{ageSpoken}</span>
        </time>
        <span className={styles.dots[state]} />
      </span>
    </Anchor>
  )
}
