import type { MilestoneVote } from '@kindling/api-client/model/vote'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../format/use-format.ts'
import type { ParcelSums } from '../../shipping-sums.ts'
import * as styles from './plan.css.ts'
import type { Bill, Plan } from './plan.ts'

interface PlanTableProps {
  readonly plan: Plan
  readonly bills: readonly Bill[]
  readonly vote: MilestoneVote
  /** Undefined: the parcels are not shown. */
  readonly sums: ParcelSums | undefined
}

interface Row {
  readonly key: string
  readonly name: ReactNode
  readonly notCarried: ReactNode
  readonly carried: ReactNode
  readonly look?: 'sum' | 'aside'
}

/** Both results of the vote side by side. What is short is crimson, and says so in a word. */
export function PlanTable({ plan, bills, vote, sums }: PlanTableProps) {
  const { t } = useTranslation('manager')
  const { money, count } = useFormat()
  const cents = (amount: number) => money(amount, { fractions: 'always' })
  const left = (amount: number) =>
    amount < 0 ? (
      <span className={styles.short}>{t('plan.short', { amount: cents(-amount) })}</span>
    ) : (
      cents(amount)
    )
  const due = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? t('plan.notSent') : `− ${cents(amount)}`
  const { notCarried, carried } = plan
  const both = (name: 'released' | 'back' | 'held') => ({
    notCarried: cents(notCarried[name]),
    carried: cents(carried[name]),
  })
  const cash: Row[] = [
    {
      key: 'hand',
      name: t('plan.inHand'),
      notCarried: cents(plan.inHand),
      carried: cents(plan.inHand),
    },
    {
      key: 'released',
      name: t(vote.complete ? 'plan.released' : 'plan.notComplete', { title: vote.title }),
      ...both('released'),
    },
    ...bills.map(({ id, name }, place) => ({
      key: id,
      name: <bdi>{name || t('plan.bill')}</bdi>,
      notCarried: due(notCarried.bills[place]),
      carried: due(carried.bills[place]),
    })),
    {
      key: 'left',
      name: t('plan.left'),
      notCarried: left(notCarried.left),
      carried: left(carried.left),
      look: 'sum',
    },
    { key: 'back', name: t('plan.back'), ...both('back'), look: 'aside' },
    { key: 'held', name: t('plan.held'), ...both('held'), look: 'aside' },
  ]
  const parcels: Row[] = sums
    ? (['received', 'onTheWay', 'toPack'] as const).map((name) => ({
        key: name,
        name: t(`plan.parcels.${name}.is`, { count: sums[name], parcels: count(sums[name]) }),
        notCarried: t(`plan.parcels.${name}.notCarried`),
        carried: t(`plan.parcels.${name}.carried`),
      }))
    : []
  const group = (title: string, rows: readonly Row[]) => (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ key, name, look, ...results }) => (
        <tr key={key} className={look && styles.looks[look]}>
          <th scope="row">{name}</th>
          <td>{results.notCarried}</td>
          <td>{results.carried}</td>
        </tr>
      ))}
    </tbody>
  )
  return (
    <table className={styles.table} aria-label={t('plan.title')}>
      <thead>
        <tr>
          <th scope="col">{t('plan.columns.what')}</th>
          <th scope="col">{t('plan.columns.notCarried')}</th>
          <th scope="col">{t('plan.columns.carried')}</th>
        </tr>
      </thead>
      {group(t('plan.cash'), cash)}
      {parcels.length > 0 && group(t('plan.shipments'), parcels)}
    </table>
  )
}
