import type { PledgeDestination } from '@kindling/api-client/model/pledge-management'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import type { MilestoneVote } from '@kindling/api-client/model/vote'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../format/use-format.ts'
import { Alert } from '../../../../primitives/Alert/Alert.tsx'
import { Heading } from '../../../../primitives/Heading/Heading.tsx'
import { MoneyField } from '../../../../primitives/MoneyField/MoneyField.tsx'
import { sumsOf } from '../../shipping-sums.ts'
import { Bills } from './Bills.tsx'
import { PlanTable } from './PlanTable.tsx'
import * as styles from './plan.css.ts'
import { planOf, type Typed } from './plan.ts'
import { keepTyped, readTyped } from './plan-store.ts'

export interface PlanPanelProps {
  readonly money: ProjectMoney
  readonly vote: MilestoneVote
  /** Parcels by country; undefined: not read yet, not readable, or not for this role. */
  readonly destinations: readonly PledgeDestination[] | undefined
  /** Whose browser it is, and which project's vote: what is typed is kept for them alone. */
  readonly person: string
  readonly project: string
}

/** What happens to cash and parcels if the open vote carries, beside what happens if it does not (mock 33). */
export function PlanPanel({ money, vote, destinations, person, project }: PlanPanelProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const cents = (amount: number) => format.money(amount, { fractions: 'always' })
  const [typed, setTyped] = useState<Typed>({ bank: null, bills: [] })
  // Only a browser knows what was typed here; the server writes the page without it.
  useEffect(() => setTyped(readTyped(person, project)), [person, project])
  const change = (next: Typed) => {
    setTyped(next)
    keepTyped(person, project, next)
  }
  const plan = planOf(money, vote, typed)
  const short = -plan.carried.left
  return (
    <section className={styles.panel} aria-labelledby="plan">
      <div className={styles.columns}>
        <div className={styles.column}>
          <Heading level={2} size="t26" id="plan">
            {t('plan.title')}
          </Heading>
          <p className={styles.muted}>{t('plan.lead')}</p>
          <PlanTable
            plan={plan}
            bills={typed.bills}
            vote={vote}
            sums={destinations && sumsOf(destinations)}
          />
        </div>
        <div className={styles.column}>
          <Heading level={3} size="t18">
            {t('plan.have')}
          </Heading>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>{t('plan.available')}</dt>
              <dd>{cents(money.available)}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{t('plan.onItsWay')}</dt>
              <dd>{cents(money.on_its_way)}</dd>
            </div>
          </dl>
          <MoneyField
            label={t('plan.bank')}
            hint={t('plan.kept')}
            notAnAmount={t('refund.codes.INVALID_TYPE')}
            value={typed.bank}
            onChange={(bank) => change({ ...typed, bank })}
          />
          <p className={styles.sum}>
            <span>{t('plan.inHand')}</span>
            <span>{cents(plan.inHand)}</span>
          </p>
          <Heading level={3} size="t18">
            {t('plan.owe')}
          </Heading>
          <Bills bills={typed.bills} onChange={(bills) => change({ ...typed, bills })} />
          <p className={styles.sum}>
            <span>{t('plan.owed')}</span>
            <span>{cents(plan.owed)}</span>
          </p>
          {short > 0 && (
            <Alert tone="warning" title={t('plan.shortTitle', { amount: cents(short) })}>
              {plan.waiting === 0
                ? t('plan.shortHint')
                : plan.leftIfWaiting >= 0
                  ? t('plan.waits', { waiting: cents(plan.waiting), left: cents(plan.leftIfWaiting) })
                  : t('plan.waitsShort', { waiting: cents(plan.waiting), short: cents(-plan.leftIfWaiting) })}
            </Alert>
          )}
        </div>
      </div>
    </section>
  )
}
