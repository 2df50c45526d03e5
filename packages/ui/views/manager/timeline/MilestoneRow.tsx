import { MILESTONE } from '@kindling/validation/limits'
import check from 'lucide-react/icons/check'
import clock from 'lucide-react/icons/clock'
import lock from 'lucide-react/icons/lock'
import undo2 from 'lucide-react/icons/undo-2'
import voteIcon from 'lucide-react/icons/vote'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { useStandingWords } from './standing-words.ts'
import * as styles from './timeline.css.ts'
import type { TimelineRow } from './timeline-facts.ts'

interface MilestoneRowProps {
  readonly row: TimelineRow
  /** Asks to mark it complete; absent for who may not. */
  readonly onMark?: () => void
}

const looks = {
  upcoming: { tone: 'neutral', icon: lock },
  voting: { tone: 'accent', icon: voteIcon },
  late: { tone: 'danger', icon: clock },
  complete: { tone: 'positive', icon: check },
  released: { tone: 'neutral', icon: check },
  refunded: { tone: 'info', icon: undo2 },
} as const

/** One milestone: its promise, its share in cents, how it stands, and the way to mark it complete. */
export function MilestoneRow({ row: { milestone, standing, cents }, onMark }: MilestoneRowProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const words = useStandingWords()
  const day = (ms: number) => format.date(ms)
  const due = milestone.date * 1000
  const { tone, icon } = looks[standing.is]
  const isOpen = milestone.completed_at === null && standing.is !== 'released' && standing.is !== 'refunded'
  const share = format.percent(milestone.funds)
  const told = () => {
    if (milestone.completed_at !== null)
      return t('timeline.markedComplete', { date: day(due), on: day(milestone.completed_at * 1000) })
    if (standing.is === 'late') return t('timeline.lateHint', { date: day(due) })
    const promised = t('timeline.due', { date: day(due) })
    return standing.is === 'upcoming'
      ? `${promised}. ${t('timeline.voteOpens', { date: day(due - MILESTONE.voteOpenMs) })}`
      : promised
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={3} size="t18">
          <bdi>{milestone.title}</bdi>
          {standing.is === 'late' && <span className={styles.late}> {words(standing)}</span>}
        </Heading>
        <span className={styles.muted}>{told()}</span>
      </div>
      <div className={styles.amount}>
        <strong>{cents > 0 ? format.money(cents, { fractions: 'always' }) : share}</strong>
        {cents > 0 && <span className={styles.muted}>{share}</span>}
      </div>
      <div className={styles.wide}>
        <Badge tone={tone} icon={icon}>
          {words(standing)}
        </Badge>
      </div>
      <div className={styles.action}>
        {onMark && isOpen && (
          <Button
            variant={standing.is === 'late' ? 'ink' : 'line'}
            size="small"
            aria-label={t('timeline.verbOf', { title: milestone.title })}
            onClick={onMark}
          >
            {t('timeline.verb')}
          </Button>
        )}
      </div>
    </li>
  )
}
