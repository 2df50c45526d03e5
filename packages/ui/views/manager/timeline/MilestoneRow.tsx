import { MILESTONE } from '@kindling/validation/limits'
import type { MilestoneChange } from '@kindling/validation/rules/milestone-change'
import check from 'lucide-react/icons/check'
import clock from 'lucide-react/icons/clock'
import lock from 'lucide-react/icons/lock'
import undo2 from 'lucide-react/icons/undo-2'
import voteIcon from 'lucide-react/icons/vote'
import { type ReactNode, useEffect, useRef } from 'react'
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
  /** Whether its title, text and date may change, and until when; absent for who may not change them. */
  readonly change?: MilestoneChange | null
  /** Opens the form that changes them, or closes it. */
  readonly onChange: () => void
  /** That form, while it is open. */
  readonly editor?: ReactNode
}

const looks = {
  upcoming: { tone: 'neutral', icon: lock },
  voting: { tone: 'accent', icon: voteIcon },
  late: { tone: 'danger', icon: clock },
  complete: { tone: 'positive', icon: check },
  released: { tone: 'neutral', icon: check },
  refunded: { tone: 'info', icon: undo2 },
} as const

/** One milestone: its promise, its share in cents, how it stands, and the ways to change it and to mark it complete. */
export function MilestoneRow({
  row: { milestone, standing, cents },
  onMark,
  change,
  onChange,
  editor,
}: MilestoneRowProps) {
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
  const mayChange = change?.lock === null
  const opens = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // What had focus is gone with the form.
    if (wasOpen.current && !editor) opens.current?.focus()
    wasOpen.current = Boolean(editor)
  }, [editor])
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={3} size="t18">
          <bdi>{milestone.title}</bdi>
          {standing.is === 'late' && <span className={styles.late}> {words(standing)}</span>}
        </Heading>
        <span className={styles.muted}>{told()}</span>
        {change && (
          <span className={styles.muted}>
            {t(change.lock === null ? 'timeline.change.until' : `timeline.change.locked.${change.lock}`, {
              date: day(change.until * 1000),
            })}
          </span>
        )}
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
        {mayChange && (
          <Button
            ref={opens}
            variant="line"
            size="small"
            aria-label={t('timeline.change.verbOf', { title: milestone.title })}
            aria-expanded={Boolean(editor)}
            onClick={onChange}
          >
            {t('timeline.change.verb')}
          </Button>
        )}
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
      {editor}
    </li>
  )
}
