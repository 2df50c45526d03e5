import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { centsOf } from '../timeline/timeline-facts.ts'
import * as styles from './money.css.ts'
import { type MoneyPlace, moneyPlaces, nextReleases } from './money-facts.ts'

interface PlacesProps {
  readonly money: ProjectMoney
  readonly project: PrivateProject
  /** Milliseconds. */
  readonly now: number
}

/** Every collected cent by the place where it is, as a bar and as lines that add up. */
export function WhereItIs({ money, project }: PlacesProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const places = moneyPlaces(money, project)
  const cents = (amount: number) => format.money(amount, { fractions: 'always' })
  const collected = money.parts.reduce((sum, part) => sum + centsOf(part), 0)
  const keyOf = ({ kind, milestone }: MoneyPlace) => `${kind} ${milestone ?? ''}`
  const nameOf = ({ kind, milestone }: MoneyPlace) => {
    if (kind !== 'held') return t(`money.places.${kind}`)
    return milestone === null ? t('money.places.heldStart') : t('money.places.held', { milestone })
  }
  if (collected === 0)
    return (
      <section className={styles.section} aria-labelledby="where">
        <Heading level={2} size="t21" id="where">
          {t('money.none')}
        </Heading>
        <p className={styles.muted}>{t(`money.noneHint.${project.funding_type}`)}</p>
      </section>
    )
  return (
    <section className={styles.section} aria-labelledby="where">
      <Heading level={2} size="t21" id="where">
        {t('money.where', { amount: cents(collected) })}
      </Heading>
      <div className={styles.bar} aria-hidden>
        {places.map((place) => (
          <i
            key={keyOf(place)}
            className={styles.parts[place.kind]}
            style={{ '--cents': place.cents } as CSSProperties}
          />
        ))}
      </div>
      <dl className={styles.lines}>
        {places.map((place) => (
          <div key={keyOf(place)} className={styles.line}>
            <span className={styles.swatches[place.kind]} aria-hidden />
            <dt>{nameOf(place)}</dt>
            <dd className={styles.value}>{cents(place.cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <span aria-hidden />
          <dt>{t('money.collected')}</dt>
          <dd className={styles.value}>{cents(collected)}</dd>
        </div>
      </dl>
      <p className={styles.muted}>{t('money.feesHint')}</p>
    </section>
  )
}

/** What is held, with the condition and the day of its release. */
export function WhenItComes({ money, project, now }: PlacesProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const rows = nextReleases(money, project, now)
  if (rows.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="ahead">
      <Heading level={2} size="t21" id="ahead">
        {t('money.ahead.title')}
      </Heading>
      <dl className={styles.rows}>
        {rows.map(({ is, at, milestone, cents }) => (
          <div key={milestone ?? is} className={styles.ahead}>
            <dt className={is === 'late' ? styles.late : undefined}>
              {t(`money.ahead.${is}`, {
                milestone: milestone ?? '',
                date: at === null ? '' : format.date(at * 1000),
              })}
            </dt>
            <dd className={styles.value}>
              <bdi>+ {format.money(cents, { fractions: 'always' })}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What a refund does to these sums, before anybody sends one. */
export function Refunds() {
  const { t } = useTranslation('manager')
  return (
    <section className={styles.section} aria-labelledby="refunds">
      <Heading level={2} size="t21" id="refunds">
        {t('money.refunds.title')}
      </Heading>
      <p>{t('money.refunds.order')}</p>
      <p className={styles.muted}>{t('money.refunds.short')}</p>
    </section>
  )
}
