import type { PledgeDestination } from '@kindling/api-client/model/pledge-management'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../../format/country.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Link } from '../../../primitives/Link/Link.tsx'
import { Table } from '../../../primitives/Table/Table.tsx'
import { ParcelBar, ParcelProgress } from '../ParcelProgress.tsx'
import { mostParcels, sumsOf } from '../shipping-sums.ts'
import * as styles from './timeline.css.ts'

/** Countries with a line of their own; the others are one line. */
const countriesShown = 3

interface ClaimsProps {
  readonly destinations: readonly PledgeDestination[]
  readonly shippingHref: string
}

/** What the team claims to have sent beside what backers confirm has arrived, for a look before a vote (mock 33). */
export function Claims({ destinations, shippingHref }: ClaimsProps) {
  const { t, i18n } = useTranslation('manager')
  const { count } = useFormat()
  const { named, others } = mostParcels(destinations, countriesShown)
  const all = sumsOf(destinations)
  const rows = [
    ...named.map((each) => ({ to: formatCountry(each.country_code, i18n.language), sums: sumsOf([each]) })),
    ...(others.length > 0
      ? [
          {
            to: t('timeline.claims.others', { count: others.length, countries: count(others.length) }),
            sums: sumsOf(others),
          },
        ]
      : []),
    { to: t('shipping.total'), sums: all },
  ]
  const figure = (name: 'shipped' | 'received') => ({
    id: name,
    header: t(`timeline.claims.${name}`),
    align: 'end' as const,
    cell: ({ sums }: (typeof rows)[number]) =>
      sums === all ? <strong>{count(sums[name])}</strong> : count(sums[name]),
  })
  return (
    <div className={styles.section}>
      <Heading level={2} size="t21">
        {t('timeline.claims.title')}
      </Heading>
      <ParcelProgress sums={all} />
      <Table
        caption={t('timeline.claims.title')}
        rows={rows}
        rowKey={({ to }) => to}
        columns={[
          { id: 'to', header: t('shipping.columns.to'), rowHeader: true, cell: ({ to }) => to },
          {
            id: 'bar',
            header: t('shipping.columns.share'),
            headerDisplay: 'spoken',
            cell: ({ sums }) => sums !== all && <ParcelBar sums={sums} />,
          },
          figure('shipped'),
          figure('received'),
        ]}
      />
      <p>
        <Link href={shippingHref}>{t('timeline.claims.all')}</Link>
      </p>
    </div>
  )
}
