import { type ModerationQueue, moderationQueues } from '@kindling/validation/rules/moderation'
import ban from 'lucide-react/icons/ban'
import flag from 'lucide-react/icons/flag'
import history from 'lucide-react/icons/history'
import list from 'lucide-react/icons/list'
import mail from 'lucide-react/icons/mail'
import messageCircle from 'lucide-react/icons/message-circle'
import store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import * as styles from './moderation.css.ts'

export type DeskPlace = 'ALL' | ModerationQueue | 'LOG'

const places = [
  ['ALL', list],
  ['STOREFRONT', store],
  ['PROJECT', flag],
  ['COMMENT', messageCircle],
  ['MESSAGE', mail],
  ['SUSPENDED', ban],
  ['LOG', history],
] as const satisfies readonly (readonly [DeskPlace, unknown])[]

/** The address of a queue, and of one of its cases. */
export const deskHref = (place: DeskPlace, caseId?: string): string => {
  const path = place === 'ALL' ? '/moderation' : `/moderation/${place.toLowerCase()}`
  return caseId ? `${path}?case=${encodeURIComponent(caseId)}` : path
}

export interface DeskFrameProps {
  readonly place: DeskPlace
  /** Cases that wait, by queue; undefined until they are read. */
  readonly counts: Readonly<Record<ModerationQueue, number>> | undefined
  readonly children: ReactNode
}

/** The desk of moderators around one of its queues, or its log (decisions 2 §8). */
export function DeskFrame({ place, counts, children }: DeskFrameProps) {
  const { t } = useTranslation('moderation')
  const Anchor = useLink()
  // Its list ends with what is suspended: those stay open until somebody restores or ends them.
  const open = counts && moderationQueues.reduce((sum, each) => sum + counts[each], 0)
  const countOf = (each: DeskPlace) => (each === 'ALL' ? open : each === 'LOG' ? undefined : counts?.[each])
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label={t('queues.label')}>
        {places.map(([each, icon]) => (
          <Anchor
            key={each}
            href={deskHref(each)}
            className={styles.queue}
            aria-current={each === place ? 'page' : undefined}
          >
            <Icon icon={icon} size={18} />
            {t(`queues.${each}`)}
            <span className={styles.number}>{countOf(each)}</span>
          </Anchor>
        ))}
      </nav>
      <div className={place === 'LOG' ? undefined : styles.desk}>{children}</div>
    </div>
  )
}
