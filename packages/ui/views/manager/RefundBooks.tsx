import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { type BookLine, booksAfter, type RefundTake } from './money/money-facts.ts'
import * as styles from './pledge-page.css.ts'

interface RefundBooksProps {
  readonly money: ProjectMoney
  /** What the refund takes, and from where. */
  readonly takes: readonly RefundTake[]
}

/** The project's books as they are and as a refund leaves them, read before it is sent (mock 34). */
export function RefundBooks({ money, takes }: RefundBooksProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const cents = (amount: number) => format.money(amount, { fractions: 'always' })
  const lines = booksAfter(money, takes)
  const missing = -Math.min(0, ...lines.map(({ after }) => after))
  if (missing > 0)
    return (
      <Alert tone="warning">
        {t('refund.books.short', { available: cents(money.available), missing: cents(missing) })}
      </Alert>
    )
  const nameOf = ({ kind, milestone }: BookLine) => {
    if (kind !== 'held') return t(`money.places.${kind}`)
    return milestone === null ? t('money.places.heldStart') : t('money.places.held', { milestone })
  }
  const sum = (when: 'now' | 'after') => cents(lines.reduce((all, line) => all + line[when], 0))
  return (
    <table className={styles.books}>
      <caption className={styles.booksTitle}>{t('refund.books.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('refund.books.account')}</th>
          <th scope="col" className={styles.value}>
            {t('refund.books.now')}
          </th>
          <th scope="col" className={styles.value}>
            {t('refund.books.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kind} ${line.milestoneId}`}>
            <th scope="row">{nameOf(line)}</th>
            <td className={styles.value}>{cents(line.now)}</td>
            <td className={styles.value}>
              {line.now === line.after ? t('refund.books.same') : cents(line.after)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('refund.books.sum')}</th>
          <td className={styles.value}>{sum('now')}</td>
          <td className={styles.value}>{sum('after')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
