import type { Pledge } from '@kindling/api-client/model/pledge'
import { CHECKOUT } from '@kindling/validation/limits'
import chevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { useCountryName } from '../shared/lines.ts'
import { AddOns, type AddOnsProps } from './AddOns.tsx'
import { OrderLimit } from './OrderLimit.tsx'
import { OrderLine } from './OrderLine.tsx'
import * as styles from './summary.css.ts'

// After the first view: neither is needed to read what a pledge costs.
const AboutMoney = lazyPart(async () => (await import('../../widgets/Money/AboutMoney.tsx')).AboutMoney)
const Coupon = lazyPart(async () => (await import('./Coupon.tsx')).Coupon)

export interface OrderSummaryProps {
  readonly pledge: Pledge
  readonly title: string
  /** What can be added to the rewards; nothing where there is none. */
  readonly addOns?: Omit<AddOnsProps, 'onQuantity'>
  /** On a phone it is folded until the review step. */
  readonly open: boolean
  readonly onQuantity: (variantId: string, quantity: number) => Promise<unknown>
  /** Puts a coupon on the cart; an empty code takes it off. */
  readonly onCoupon: (code: string) => Promise<unknown>
  /** Cents of the person's other pledges to the campaign, which count against the cap. */
  readonly pledgedBefore?: number
}

/** Cents from which the order limit is shown: early enough to choose something else. */
const limitShownFrom = 80_000

/** What the pledge contains, what it costs, and how near it is to the limit. */
export function OrderSummary({
  pledge,
  title,
  addOns,
  open,
  onQuantity,
  onCoupon,
  pledgedBefore = 0,
}: OrderSummaryProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  const countryName = useCountryName()
  const [unfolded, setUnfolded] = useState(false)
  const pieces = pledge.products.reduce((sum, product) => sum + product.quantity, 0)
  const shown = open || unfolded
  const country = pledge.shipping_address?.country_code
  const ships = pledge.products.some((product) => product.reward.needs_shipping)
  const unshipped = pledge.products.find(
    (product) => country && product.reward.needs_shipping && product.shipping_usd === null,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const rewards = pledge.products.filter(({ reward }) => !reward.is_addon)
  const lines = useRef(rewards.length)
  // The pressed button was removed with its line.
  useEffect(() => {
    if (rewards.length < lines.current) heading.current?.focus()
    lines.current = rewards.length
  }, [rewards.length])

  return (
    <aside className={styles.summary} aria-label={title} data-unfolded={shown || undefined}>
      {!open && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('summary.folded', { count: pieces, total: money(pledge.total_usd, { fractions: 'always' }) })}
          <Icon icon={chevronDown} />
        </button>
      )}
      <div className={styles.body}>
        <Heading ref={heading} tabIndex={-1} level={2} size="t21">
          {title}
        </Heading>
        <ul>
          {rewards.map((product) => (
            <OrderLine key={product.reward_variant.id} product={product} onQuantity={onQuantity} />
          ))}
        </ul>
        {addOns && addOns.choices.length > 0 && <AddOns {...addOns} onQuantity={onQuantity} />}
        <div className={styles.couponPlace}>
          <Suspense>
            <Coupon pledge={pledge} onCoupon={onCoupon} />
          </Suspense>
        </div>
        <dl className={styles.sums}>
          <div className={styles.sum}>
            <dt>{t('summary.items')}</dt>
            <dd>
              <Money cents={pledge.sub_total_usd} look="column" />
            </dd>
          </div>
          {ships && (
            <div className={styles.sum}>
              <dt>
                {country ? t('summary.shippingTo', { country: countryName(country) }) : t('summary.shipping')}
              </dt>
              <dd>
                {country && !unshipped ? (
                  <Money cents={pledge.shipping_total} look="column" />
                ) : (
                  t(unshipped ? 'summary.notOffered' : 'summary.withAddress')
                )}
              </dd>
            </div>
          )}
          {pledge.discount > 0 && (
            <div className={styles.sum}>
              <dt>{t('summary.coupon', { code: pledge.coupon ?? '' })}</dt>
              <dd>
                −<Money cents={pledge.discount} look="column" />
              </dd>
            </div>
          )}
          <div className={styles.total}>
            <dt>{t('summary.total')}</dt>
            <dd className={styles.totalAmount}>
              <Money cents={pledge.total_usd} look="column" />
            </dd>
          </div>
        </dl>
        <p className={styles.note}>
          {t('summary.currency')}{' '}
          <Suspense>
            <AboutMoney cents={pledge.total_usd} />
          </Suspense>
        </p>
        {pledge.total_usd + pledgedBefore >= limitShownFrom && (
          <OrderLimit
            total={pledge.total_usd + pledgedBefore}
            cap={CHECKOUT.capCents}
            products={pledge.products}
          />
        )}
      </div>
    </aside>
  )
}
