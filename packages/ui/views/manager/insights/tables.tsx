import type { FundingSource, RewardAnalytics } from '@kindling/api-client/model/insights'
import { useTranslation } from 'react-i18next'
import { formatRate } from '../../../format/rate.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { type Column, Table } from '../../../primitives/Table/Table.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import type { ChartDay } from './funding-days.ts'
import * as styles from './insights.css.ts'
import { percentOf, Share } from './Share.tsx'
import { useSourceWords } from './source-words.ts'

/** The chart in numbers, the last day first. */
export function DaysTable({ days }: { readonly days: readonly ChartDay[] }) {
  const { t } = useTranslation('insights')
  const { money, count, date } = useFormat()
  const amount = (id: 'added' | 'dropped' | 'charged' | 'total'): Column<ChartDay> => ({
    id,
    header: t(`table.${id}`),
    align: 'end',
    cell: (day) => money(day[id], { fractions: 'always' }),
  })
  return (
    <Table
      caption={t('chart.title')}
      rows={days.toReversed()}
      rowKey={({ date: key }) => String(key)}
      columns={[
        {
          id: 'day',
          header: t('table.date'),
          rowHeader: true,
          cell: (day) => t('chart.day', { number: day.number, date: date(day.date * 1000) }),
        },
        amount('added'),
        {
          id: 'pledges',
          header: t('table.pledges'),
          align: 'end',
          cell: ({ pledges }) => count(pledges),
        },
        amount('dropped'),
        amount('charged'),
        amount('total'),
      ]}
    />
  )
}

interface Brought {
  readonly pledges_count: number
  readonly total_usd: number
}

/** The columns at the end of both tables: what came, and its share of all. */
function useBroughtColumns(rows: readonly Brought[]) {
  const { t } = useTranslation('insights')
  const { money, count } = useFormat()
  const all = rows.reduce((sum, { total_usd }) => sum + total_usd, 0)
  return {
    pledges: (header: string): Column<Brought> => ({
      id: 'pledges',
      header,
      align: 'end',
      cell: ({ pledges_count }) => count(pledges_count),
    }),
    amounts: [
      {
        id: 'amount',
        header: t('sources.amount'),
        align: 'end',
        cell: ({ total_usd }) => money(total_usd, { fractions: 'always' }),
      },
      {
        id: 'share',
        header: t('sources.share'),
        cell: ({ total_usd }) => <Share percent={percentOf(total_usd, all)} />,
      },
    ] satisfies Column<Brought>[],
  }
}

/** Where backers came from; what brought most comes first. */
export function Sources({ sources }: { readonly sources: readonly FundingSource[] }) {
  const { t } = useTranslation('insights')
  const { count, language } = useFormat()
  const wordsOf = useSourceWords()
  const brought = useBroughtColumns(sources)
  const isCounted = ({ source }: FundingSource) => source !== 'none'
  return (
    <div className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="t21">
          {t('sources.title')}
        </Heading>
      </div>
      {sources.length === 0 ? (
        <Text tone="muted">{t('sources.empty')}</Text>
      ) : (
        <Table
          caption={t('sources.title')}
          rows={sources}
          rowKey={({ source }) => source}
          columns={[
            {
              id: 'source',
              header: t('sources.source'),
              rowHeader: true,
              cell: (row) => {
                const { icon, name, kind } = wordsOf(row)
                return (
                  <span className={styles.source}>
                    <Icon icon={icon} size={20} />
                    <span>
                      {name} <span className={styles.sourceKind}>{kind}</span>
                    </span>
                  </span>
                )
              },
            },
            {
              id: 'visits',
              header: t('sources.visits'),
              align: 'end',
              cell: (row) => (isCounted(row) || row.visits > 0 ? count(row.visits) : t('sources.notCounted')),
            },
            brought.pledges(t('table.pledges')),
            {
              id: 'conversion',
              header: t('sources.conversion'),
              align: 'end',
              cell: (row) =>
                row.visits > 0
                  ? formatRate(percentOf(row.pledges_count, row.visits), language)
                  : t('sources.notKnown'),
            },
            ...brought.amounts,
          ]}
        />
      )}
    </div>
  )
}

/** What each reward has brought, in the order of the page. */
export function Rewards({ rewards }: { readonly rewards: readonly RewardAnalytics[] }) {
  const { t } = useTranslation('insights')
  const { count } = useFormat()
  const brought = useBroughtColumns(rewards)
  return (
    <div className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="t21">
          {t('rewards.title')}
        </Heading>
      </div>
      <Table
        caption={t('rewards.title')}
        rows={rewards}
        rowKey={({ reward_id }) => reward_id}
        columns={[
          {
            id: 'reward',
            header: t('rewards.reward'),
            rowHeader: true,
            cell: ({ title }) => title,
          },
          brought.pledges(t('rewards.backers')),
          {
            id: 'quantity',
            header: t('rewards.quantity'),
            align: 'end',
            cell: ({ quantity }) => count(quantity),
          },
          ...brought.amounts,
        ]}
      />
    </div>
  )
}
