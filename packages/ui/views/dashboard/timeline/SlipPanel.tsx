import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Inline } from '../../../primitives/Inline/Inline.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Slip } from './slip.ts'
import * as styles from './timeline.css.ts'

export interface SlipPanelProps {
  readonly slip: Slip
  /** The date before, in unix seconds. */
  readonly was: number
  readonly pending: boolean
  readonly onAll: () => void
  readonly onOne: () => void
  readonly onBack: () => void
}

/** What else moves with a milestone: never without being asked. */
export function SlipPanel({ slip, was, pending, onAll, onOne, onBack }: SlipPanelProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const { days, rows } = slip
  const fits = rows.every((row) => row.fits)
  const words = { days: t('slip.days', { count: Math.abs(days) }) }
  return (
    <Alert
      tone="warning"
      arrival="announced"
      title={t(days > 0 ? 'slip.later' : 'slip.earlier', { ...words, count: rows.length })}
    >
      <ul className={styles.slips}>
        {rows.map(({ kind, id, name, from, to, fits: allowed }) => {
          const style = kind === 'reward' ? ('month' as const) : undefined
          return (
            <li key={`${kind}${id}`} className={styles.slip}>
              <span>{name}</span>
              <VisuallyHidden>
                {t('slip.spoken', { was: date(from * 1000, style), now: date(to * 1000, style) })}
              </VisuallyHidden>
              <s aria-hidden className={styles.was}>
                {date(from * 1000, style)}
              </s>
              <strong aria-hidden>{date(to * 1000, style)}</strong>
              {!allowed && <span className={styles.tooLate}>{t('slip.notAllowed')}</span>}
            </li>
          )
        })}
      </ul>
      <p className={styles.words}>{t('slip.votes')}</p>
      <Inline gap={8}>
        <Button
          size="small"
          pending={pending}
          disabledReason={fits ? undefined : t('slip.notAllowed')}
          onClick={onAll}
        >
          {t('slip.all', { count: rows.length + 1 })}
        </Button>
        <Button size="small" variant="line" pending={pending} onClick={onOne}>
          {t('slip.one')}
        </Button>
        <Button size="small" variant="quiet" onClick={onBack}>
          {t('slip.back', { date: date(was * 1000, 'day') })}
        </Button>
      </Inline>
    </Alert>
  )
}
