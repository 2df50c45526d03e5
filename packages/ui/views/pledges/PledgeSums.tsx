import type { OwnPledge } from '@kindling/api-client/model/my-pledge'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Money } from '../../widgets/Money/Money.tsx'
import { useCountryName } from '../shared/lines.ts'
import * as styles from './pledge.css.ts'
import { isOpen } from './standing.ts'

/** What a pledge comes to, item by item, as it is stored. */
export function PledgeSums({ own: { pledge, project } }: { readonly own: OwnPledge }) {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  const countryName = useCountryName()
  const country = pledge.shipping_address?.country_code
  const ships = pledge.products.some(({ reward }) => reward.needs_shipping)
  const rows = [
    [t('page.subTotal'), pledge.sub_total_usd],
    ...(ships && country
      ? [[t('page.shippingTo', { country: countryName(country) }), pledge.shipping_total] as const]
      : []),
    ...(pledge.discount > 0
      ? [[t('page.coupon', { code: pledge.coupon ?? '' }), -pledge.discount] as const]
      : []),
  ] as const
  // Once its campaign has ended, "if funded" is decided, and the next charge has a day of its own.
  const waits = isOpen(pledge) && pledge.payment_status !== 'FAILED' && project.result === null
  const date = waits && pledge.charged_at !== null ? format.date(pledge.charged_at * 1000) : null
  return (
    <dl className={styles.sums}>
      {rows.map(([label, cents]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            {cents < 0 && '−'}
            <Money cents={Math.abs(cents)} look="column" />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{date ? t('page.totalOn', { date }) : t('page.total')}</dt>
        <dd>
          <Money cents={pledge.total_usd} look="column" />
        </dd>
      </div>
    </dl>
  )
}
