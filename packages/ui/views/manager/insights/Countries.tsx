import type { BackingCountry } from '@kindling/api-client/model/insights'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../../format/country.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Table } from '../../../primitives/Table/Table.tsx'
import * as styles from './insights.css.ts'
import { percentOf, Share } from './Share.tsx'

/** Which countries pledges go to, the most first. */
export function Countries({ countries }: { readonly countries: readonly BackingCountry[] }) {
  const { t, i18n } = useTranslation('insights')
  const { count } = useFormat()
  const all = countries.reduce((sum, { pledges_count }) => sum + pledges_count, 0)
  return (
    <div className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="t21">
          {t('countries.title')}
        </Heading>
      </div>
      <Table
        caption={t('countries.title')}
        rows={countries}
        rowKey={({ country_code }) => country_code ?? ''}
        columns={[
          {
            id: 'country',
            header: t('countries.country'),
            rowHeader: true,
            cell: ({ country_code }) =>
              country_code === null ? t('countries.noParcel') : formatCountry(country_code, i18n.language),
          },
          {
            id: 'pledges',
            header: t('table.pledges'),
            align: 'end',
            cell: ({ pledges_count }) => count(pledges_count),
          },
          {
            id: 'share',
            header: t('sources.share'),
            cell: ({ pledges_count }) => <Share percent={percentOf(pledges_count, all)} />,
          },
        ]}
      />
    </div>
  )
}
