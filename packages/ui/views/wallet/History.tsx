import type { WalletTransaction } from '@kindling/api-client/model/wallet'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { type Column, Table } from '../../primitives/Table/Table.tsx'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useTokenFormat } from '../shared/token-format.ts'
import * as styles from './wallet.css.ts'

export interface HistoryProps {
  readonly title: string
  readonly read: ReadState<{
    readonly transactions: readonly WalletTransaction[]
    readonly meta: { readonly total_count: number }
  }>
  /** Several tokens in one list: each line names its own. */
  readonly mixed?: boolean
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly hrefOf: (page: number) => string
}

const placeholders = [0, 1, 2, 3, 4, 5]

/** Lines of the ledger, newest first, each with the balance after it. */
export function History({ title, read, mixed = false, page, pageSize, hrefOf }: HistoryProps) {
  const { t } = useTranslation('wallet')
  const format = useTokenFormat()
  const lines = read.data?.transactions
  const pages = Math.ceil((read.data?.meta.total_count ?? 0) / pageSize)
  const columns: Column<WalletTransaction>[] = [
    {
      id: 'date',
      header: t('history.date'),
      width: 96,
      phone: 'left out',
      cell: ({ date }) => <span className={styles.muted}>{format.day(date)}</span>,
    },
    {
      id: 'what',
      header: t('history.what'),
      rowHeader: true,
      cell: ({ kind, detail, plg_to_usd: rate, date, label }) => (
        <>
          <span className={styles.what}>{t(`history.${kind}`)}</span>
          <span className={styles.onPhone}>
            {format.day(date)}
            {mixed && ` · ${label}`}
          </span>
          <span className={styles.detail}>
            {detail || (rate && t('history.at', { rate: format.rate(rate) }))}
          </span>
        </>
      ),
    },
    ...(mixed
      ? [
          {
            id: 'token',
            header: t('history.token'),
            phone: 'left out' as const,
            cell: ({ label }: WalletTransaction) => label,
          },
        ]
      : []),
    {
      id: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: ({ amount, balance }) => (
        <>
          <bdi className={styles.strong} dir="ltr">
            {format.moved(amount)}
          </bdi>
          <span className={styles.onPhone}>{t('history.after', { amount: format.tokens(balance) })}</span>
        </>
      ),
    },
    {
      id: 'balance',
      header: t('history.balance'),
      align: 'end',
      phone: 'left out',
      cell: ({ balance }) => (
        <bdi className={styles.muted} dir="ltr">
          {format.tokens(balance)}
        </bdi>
      ),
    },
  ]
  return (
    <section className={styles.section}>
      <Heading level={2} size="t21">
        {title}
      </Heading>
      {read.error ? (
        <SectionFailed title={t('history.failed')} onRetry={read.retry}>
          {t('history.failedHint')}
        </SectionFailed>
      ) : lines?.length === 0 ? (
        <EmptyState level={3} picture="fuse" title={t('history.empty')}>
          {t('history.emptyHint')}
        </EmptyState>
      ) : lines ? (
        <Table caption={title} columns={columns} rows={lines} rowKey={({ id }) => id} />
      ) : (
        <div role="status" aria-busy aria-label={t('history.loading')} className={styles.blank}>
          {placeholders.map((place) => (
            <Skeleton key={place} height={28} />
          ))}
        </div>
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            label={t('history.pages')}
            current={page}
            total={pages}
            hrefOf={hrefOf}
            previousLabel={t('history.previous')}
            nextLabel={t('history.next')}
            pageLabel={(number) => t('history.page', { page: number })}
          />
        </div>
      )}
    </section>
  )
}
