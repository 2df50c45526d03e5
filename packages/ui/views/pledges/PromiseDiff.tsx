import type { PledgePromises } from '@kindling/api-client/model/my-pledge'
import arrowRight from 'lucide-react/icons/arrow-right'
import minus from 'lucide-react/icons/minus'
import plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import type { IconShape } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './promise-diff.css.ts'

type Row = PledgePromises['rows'][number]

interface Shown {
  readonly label: string
  readonly was: string
  readonly now: string
  /** Null: the promise stands as it was. */
  readonly change: string | null
  readonly tone: NonNullable<BadgeProps['tone']>
  readonly icon?: IconShape
}

/** The words of a row. Later and less are amber here: the change counts, not whose fault it is. */
function useShown() {
  const { t } = useTranslation('pledges')
  const { date, money } = useFormat()
  return (row: Row, isOneYear: boolean): Shown => {
    const { kind, name } = row
    const label = t(`promises.${kind}`, { name })
    if (kind === 'title')
      return { label, was: row.was, now: row.now, change: t('promises.renamed'), tone: 'neutral' }
    if (kind === 'contents') {
      const parts = (count: number) => t('promises.parts', { count })
      const { added, removed } = row
      const [first] = added.length > 0 ? added : removed
      const sides = { label, was: parts(row.was), now: parts(row.now) }
      if (first === undefined) return { ...sides, change: null, tone: 'neutral' }
      const only = added.length + removed.length === 1
      const key = removed.length === 0 ? 'added' : added.length === 0 ? 'removed' : 'exchanged'
      return {
        ...sides,
        change:
          only && key !== 'exchanged'
            ? t(`promises.${key}`, { part: first })
            : t(`promises.${key}Parts`, { added: added.length, removed: removed.length }),
        tone: key === 'added' ? 'positive' : 'warning',
        icon: key === 'added' ? plus : key === 'removed' ? minus : arrowRight,
      }
    }
    const text = (value: number | null) => {
      if (value === null) return t('promises.none')
      if (kind === 'price') return money(value, { fractions: 'always' })
      return date(value * 1000, kind === 'delivery' ? 'month' : isOneYear ? 'short' : 'full')
    }
    const sides = { label, was: text(row.was), now: text(row.now) }
    if (row.was === null) return { ...sides, change: t('promises.new'), tone: 'positive', icon: plus }
    if (row.now === null) return { ...sides, change: t('promises.gone'), tone: 'warning', icon: minus }
    if (row.by === 0) return { ...sides, change: null, tone: 'neutral' }
    const count = Math.abs(row.by)
    const way = row.by > 0 ? 'More' : 'Less'
    return {
      ...sides,
      change: t(`promises.${kind}${way}`, { count, amount: money(count, { fractions: 'always' }) }),
      tone: row.by > 0 ? 'warning' : 'positive',
      icon: arrowRight,
    }
  }
}

const yearOf = (seconds: number) => new Date(seconds * 1000).getUTCFullYear()

/** Whether all milestones' dates, then and now, lie in one year, which then need not be said. */
function inOneYear(rows: readonly Row[]): boolean {
  const dates = rows.flatMap((row) => (row.kind === 'milestone' ? [row.was, row.now] : []))
  return new Set(dates.flatMap((date) => (date === null ? [] : [yearOf(date)]))).size <= 1
}

/** What a backer was promised, beside what their project promises now (mock 36); kept promises have their row too. */
export function PromiseDiff({ at, rows }: PledgePromises) {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  const shown = useShown()
  if (rows.length === 0) return null
  const isOneYear = inOneYear(rows)
  return (
    <section className={styles.section}>
      <Heading level={2} size="t21" id="pledge-promises">
        {t('promises.heading')}
      </Heading>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid is none to some screen readers */}
      <table role="table" className={styles.table} aria-labelledby="pledge-promises">
        <thead role="rowgroup" className={styles.body}>
          <tr role="row" className={styles.row}>
            <th role="columnheader" scope="col" className={styles.wideHeading}>
              {t('promises.promise')}
            </th>
            <th role="columnheader" scope="col" className={styles.heading}>
              {format.date(at * 1000, 'full')}
            </th>
            <th role="columnheader" scope="col" className={styles.heading}>
              {t('promises.now')}
            </th>
            <th role="columnheader" scope="col" className={styles.endHeading}>
              {t('promises.change')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row, place) => {
            const { label, was, now, change, tone, icon } = shown(row, isOneYear)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and two promises may have one name
              <tr role="row" key={place} className={styles.row}>
                <th role="rowheader" scope="row" className={styles.name}>
                  {label}
                </th>
                <td role="cell" className={styles.value}>
                  {change === null ? (
                    was
                  ) : (
                    <s className={styles.was}>
                      <VisuallyHidden>{t('promises.heardWas')} </VisuallyHidden>
                      {was}
                      <VisuallyHidden>, </VisuallyHidden>
                    </s>
                  )}
                </td>
                <td role="cell" className={change === null ? styles.kept : styles.current}>
                  {change !== null && <VisuallyHidden>{t('promises.heardNow')} </VisuallyHidden>}
                  {now}
                  {change !== null && <VisuallyHidden>, </VisuallyHidden>}
                </td>
                <td role="cell" className={styles.change}>
                  <Badge tone={tone} icon={icon}>
                    {change ?? t('promises.same')}
                  </Badge>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </section>
  )
}
