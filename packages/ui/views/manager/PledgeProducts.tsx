import type { ManagedPledge } from '@kindling/api-client/model/pledge-management'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { ProductPicture } from '../shared/ProductPicture.tsx'
import * as styles from './pledge-page.css.ts'

/** What is in the parcel, by what its backer saw when they chose it, and what it comes to. */
export function PledgeProducts({ pledge }: { readonly pledge: ManagedPledge }) {
  const { t } = useTranslation('manager')
  const { money } = useFormat()
  const sums = [
    { key: 'shipping', words: t('pledge.shipping'), cents: pledge.shipping_total },
    { key: 'discount', words: t('pledge.discount'), cents: -pledge.discount },
  ].filter(({ cents }) => cents !== 0)
  return (
    <section className={styles.section}>
      <Heading level={2} size="t21">
        {t('pledge.products')}
      </Heading>
      <dl className={styles.lines}>
        {pledge.products.map((product) => {
          const { reward, reward_variant: variant, quantity, usd_price } = product
          return (
            <div key={`${variant.id} ${usd_price}`} className={styles.product}>
              <dt className={styles.productName}>
                <ProductPicture product={product} size="row" />
                <span dir="auto" className={styles.productWords}>
                  {[reward.title, variant.name].filter(Boolean).join(', ')} × {quantity}
                </span>
              </dt>
              <dd className={styles.value}>{money(quantity * usd_price, { fractions: 'always' })}</dd>
            </div>
          )
        })}
        {sums.map(({ key, words, cents }) => (
          <div key={key} className={styles.product}>
            <dt className={styles.muted}>{words}</dt>
            <dd className={styles.value}>{money(cents, { fractions: 'always' })}</dd>
          </div>
        ))}
        <div className={styles.product}>
          <dt>
            <strong>{t('pledge.total')}</strong>
          </dt>
          <dd className={styles.value}>
            <strong>{money(pledge.total_usd, { fractions: 'always' })}</strong>
          </dd>
        </div>
      </dl>
    </section>
  )
}
