import type { CampaignComparison, Spread } from '@kindling/api-client/model/insights'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Table } from '../../../primitives/Table/Table.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import * as styles from './insights.css.ts'

interface Row {
  readonly name: 'funded' | 'backers' | 'average'
  readonly own: number
  readonly others: Spread
  readonly words: (value: number) => string
}

/** Where one's own value lies beside the middle half of the others. Its numbers are in the cells beside it. */
function Range({ own, others: { low, middle, high } }: Row) {
  const most = Math.max(own, high) * 1.1 || 1
  const at = (value: number) => `${(value * 100) / most}%`
  return (
    <span className={styles.range} aria-hidden>
      <span className={styles.rangeHalf} style={{ insetInlineStart: at(low), inlineSize: at(high - low) }} />
      <span className={styles.rangeMiddle} style={{ insetInlineStart: at(middle) }} />
      <span className={styles.rangeOwn} style={{ insetInlineStart: at(own) }} />
    </span>
  )
}

/** How a campaign does beside similar ones when they were as old (ours). */
export function Comparison({ comparison }: { readonly comparison: CampaignComparison | null }) {
  const { t } = useTranslation('insights')
  const { money, count, percent } = useFormat()
  const title = t('comparison.title')
  return (
    <div className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="t21">
          {title}
        </Heading>
      </div>
      {comparison === null ? (
        <Text tone="muted">{t('comparison.none')}</Text>
      ) : (
        <>
          <p className={styles.partWords}>
            {t(`comparison.${comparison.among}`, {
              day: count(comparison.day),
              ahead: count(comparison.ahead_of),
              count: comparison.campaigns,
            })}
          </p>
          <Table<Row>
            caption={title}
            rowKey={({ name }) => name}
            rows={[
              {
                name: 'funded',
                own: comparison.own.funded_percent,
                others: comparison.funded_percent,
                words: percent,
              },
              { name: 'backers', own: comparison.own.backers, others: comparison.backers, words: count },
              {
                name: 'average',
                own: comparison.own.average_usd,
                others: comparison.average_usd,
                words: (cents) => money(cents, { fractions: 'never' }),
              },
            ]}
            columns={[
              {
                id: 'figure',
                header: t('comparison.figure'),
                rowHeader: true,
                cell: ({ name }) => t(`comparison.${name}`),
              },
              {
                id: 'yours',
                header: t('comparison.yours'),
                align: 'end',
                cell: ({ own, words }) => words(own),
              },
              {
                id: 'middle',
                header: t('comparison.middle'),
                align: 'end',
                cell: ({ others, words }) => words(others.middle),
              },
              {
                id: 'between',
                header: t('comparison.between'),
                cell: (row) => (
                  <span className={styles.between}>
                    <Range {...row} />
                    <bdi>
                      {t('comparison.range', {
                        low: row.words(row.others.low),
                        high: row.words(row.others.high),
                      })}
                    </bdi>
                  </span>
                ),
              },
            ]}
          />
        </>
      )}
    </div>
  )
}
