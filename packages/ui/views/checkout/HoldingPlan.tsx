import type { Milestone } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { BackerProtectionTag } from '../../widgets/BackerProtectionTag/BackerProtectionTag.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { holdingPlan } from '../shared/holding-plan.ts'
import * as styles from './holding.css.ts'

export interface HoldingPlanProps {
  readonly cents: number
  readonly milestones: readonly Milestone[]
  readonly heldPercent: number
}

/** Where the money of this pledge is held, as one bar and rows that add up to the cent. */
export function HoldingPlan({ cents, milestones, heldPercent }: HoldingPlanProps) {
  const { t } = useTranslation('checkout')
  const { money, date, percent } = useFormat()
  const parts = holdingPlan(cents, milestones)
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <strong>{t('review.plan', { total: money(cents, { fractions: 'always' }) })}</strong>
        <BackerProtectionTag label={t('review.held', { percent: percent(heldPercent) })} />
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map((part, index) => (
          <span
            key={part.milestone?.id ?? 'start'}
            className={part.milestone ? styles.held : styles.paid}
            style={{ flexGrow: part.cents }}
          >
            {part.milestone && index}
          </span>
        ))}
      </div>
      <dl className={styles.rows}>
        {parts.map((part, index) => (
          <div key={part.milestone?.id ?? 'start'} className={styles.row}>
            <dt className={styles.label}>
              <span className={part.milestone ? styles.swatchHeld : styles.swatchPaid} aria-hidden="true">
                {part.milestone && index}
              </span>
              {part.milestone
                ? t('review.heldUntil', {
                    milestone: part.milestone.title,
                    date: date(part.milestone.date * 1000, 'month'),
                  })
                : t('review.start')}
            </dt>
            <dd className={styles.value}>
              <Money cents={part.cents} look="column" />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('review.yourPledge')}</dt>
          <dd>
            <Money cents={cents} look="column" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
