import type { Milestone } from '@kindling/api-client/model/project'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Inline } from '../../../primitives/Inline/Inline.tsx'
import { MoneyField } from '../../../primitives/MoneyField/MoneyField.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { keepLastingDraft, readLastingDraft } from '../../../state/lasting-drafts.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useAction } from '../../shared/use-action.ts'
import { type CashRow, type Costs, cashOf, type Remedy, remediesFor, shortageIn } from './cash.ts'
import * as styles from './timeline.css.ts'

export interface CashCalendarProps {
  /** Cents. */
  readonly goal: number
  readonly milestones: readonly Milestone[]
  /** The campaign's end, in unix seconds. */
  readonly end: number
  /** Id of the project, and whose costs they are: they stay in this browser. */
  readonly project: string
  readonly person: string
  /** Null where shares are fixed. */
  readonly onRemedy: ((remedy: Remedy) => Promise<unknown>) | null
}

/** Costs that this browser keeps; none if it is no such text. */
function parsed(text: string): Costs {
  try {
    const found: unknown = JSON.parse(text || '{}')
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : []
    return Object.fromEntries(entries.filter(([, cents]) => Number.isSafeInteger(cents) && cents >= 0))
  } catch {
    return {}
  }
}

/** Whether the money that is released by a date covers what is spent by then. */
export function CashCalendar({ goal, milestones, end, project, person, onRemedy }: CashCalendarProps) {
  const { t } = useTranslation('dashboard')
  const { money, date, percent } = useFormat()
  const name = `costs:${project}`
  const [costs, setCosts] = useState<Costs>(() => parsed(readLastingDraft(person, name)))
  const input = { goal, milestones, costs, end }
  const rows = cashOf(input)
  const short = shortageIn(rows)
  const next = short && rows[rows.indexOf(short) + 1]
  const remedies = onRemedy ? remediesFor(input) : []
  const applying = useAction(async (remedy: Remedy) => onRemedy?.(remedy))
  const titleOf = ({ title }: CashRow) => title ?? t('cash.start')
  const most = Math.max(
    1,
    ...rows.map(({ receivedSoFar, spentSoFar }) => Math.max(receivedSoFar, spentSoFar)),
  )
  const height = (cents: number) => ({ blockSize: `${(cents / most) * 100}%` })
  const change = (id: string, cents: number | null) => {
    const changed = { ...costs, [id]: cents ?? 0 }
    setCosts(changed)
    keepLastingDraft(person, name, JSON.stringify(changed))
  }
  const total = rows.at(-1)
  return (
    <section className={styles.calendar} aria-label={t('cash.title')}>
      <div>
        <Heading level={2} size="t21">
          {t('cash.title')}
        </Heading>
        <Text size="t14" tone="muted">
          {t('cash.lead')}
        </Text>
      </div>
      <div className={styles.chart} aria-hidden>
        {rows.map(({ id, receivedSoFar, spentSoFar }) => (
          <div key={id} className={styles.bars}>
            <span className={styles.received} style={height(receivedSoFar)} />
            <span className={styles.stack}>
              <span className={styles.uncovered} style={height(Math.max(0, spentSoFar - receivedSoFar))} />
              <span className={styles.spent} style={height(Math.min(spentSoFar, receivedSoFar))} />
            </span>
          </div>
        ))}
      </div>
      <p className={styles.legend} aria-hidden>
        <span className={styles.keys.received}>{t('cash.received')}</span>
        <span className={styles.keys.spent}>{t('cash.spent')}</span>
        <span className={styles.keys.uncovered}>{t('cash.uncovered')}</span>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('cash.after')}</th>
            <th scope="col">{t('cash.in')}</th>
            <th scope="col">{t('cash.out')}</th>
            <th scope="col">{t('cash.inHand')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-short={row.inHand < 0 || undefined}>
              <th scope="row">
                {titleOf(row)}
                <span className={styles.day}>{date(row.date * 1000, 'short')}</span>
              </th>
              <td>{money(row.received)}</td>
              <td>{money(row.spent)}</td>
              <td>
                <strong>{money(row.inHand)}</strong>
              </td>
            </tr>
          ))}
          {total && (
            <tr>
              <th scope="row">{t('cash.total')}</th>
              <td>{money(total.receivedSoFar)}</td>
              <td>{money(total.spentSoFar)}</td>
              <td>
                <strong>{money(total.inHand)}</strong>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {short && (
        <Alert
          tone="warning"
          title={
            next
              ? t('cash.short', { amount: money(-short.inHand), next: titleOf(next) })
              : t('cash.shortAtEnd', { amount: money(-short.inHand) })
          }
        >
          <p className={styles.words}>
            {t('cash.shortWords', { cost: money(short.spent), have: money(short.spent + short.inHand) })}
          </p>
          <Inline gap={8}>
            {remedies.map((remedy) => (
              <Button
                key={remedy.kind}
                size="small"
                variant={remedy.kind === 'hold' ? 'line' : 'quiet'}
                pending={applying.pending}
                onClick={() => void applying.run(remedy)}
              >
                {t(`cash.${remedy.kind}`, {
                  held: percent(remedy.held),
                  fee: percent(remedy.fee),
                  points: percent(remedy.points),
                  from: milestones.at(-1)?.title,
                })}
              </Button>
            ))}
          </Inline>
        </Alert>
      )}
      {applying.failure && <RejectionAlert form="milestone" failure={applying.failure} />}
      <details className={styles.costs}>
        <summary>{t('cash.costs')}</summary>
        <Text size="t14" tone="muted">
          {t('cash.private')}
        </Text>
        <div className={styles.costFields}>
          {rows.map((row) => (
            <MoneyField
              key={row.id}
              label={t('cash.costAfter', { name: titleOf(row) })}
              notAnAmount={t('notAnAmount')}
              value={costs[row.id] ?? null}
              onChange={(cents) => change(row.id, cents)}
            />
          ))}
        </div>
      </details>
    </section>
  )
}
