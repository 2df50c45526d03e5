import type { Withdrawal } from '@kindling/api-client/model/withdrawal'
import check from 'lucide-react/icons/check'
import clock from 'lucide-react/icons/clock'
import undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Table } from '../../../primitives/Table/Table.tsx'
import * as styles from './money.css.ts'

const looks = {
  PENDING: { tone: 'info', icon: clock },
  PAID: { tone: 'neutral', icon: check },
  RETURNED: { tone: 'danger', icon: undo2 },
} as const

/** What was sent to the bank, the newest first, and what became of it. */
export function Withdrawals({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const day = (at: number) => format.date(at * 1000)
  return (
    <div className={styles.section}>
      <Heading level={2} size="t21">
        {t('money.withdrawals.title')}
      </Heading>
      {withdrawals.length === 0 ? (
        <p className={styles.muted}>{t('money.withdrawals.none')}</p>
      ) : (
        <Table
          caption={t('money.withdrawals.title')}
          rows={withdrawals}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'date',
              header: t('money.withdrawals.date'),
              rowHeader: true,
              cell: ({ created_at }) => day(created_at),
            },
            {
              id: 'to',
              header: t('money.withdrawals.to'),
              cell: ({ last4 }) => t('money.withdrawals.account', { last4 }),
            },
            {
              id: 'state',
              header: t('money.withdrawals.state'),
              cell: ({ status }) => (
                <Badge {...looks[status]}>{t(`money.withdrawals.states.${status}`)}</Badge>
              ),
            },
            {
              id: 'settled',
              header: t('money.withdrawals.settled'),
              cell: ({ settled_at }) => (settled_at === null ? '–' : day(settled_at)),
            },
            {
              id: 'amount',
              header: t('money.withdrawals.amount'),
              align: 'end',
              cell: ({ amount }) => format.money(amount, { fractions: 'always' }),
            },
          ]}
        />
      )}
    </div>
  )
}
