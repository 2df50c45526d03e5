import type { PledgeProduct } from '@kindling/api-client/model/pledge'
import triangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './summary.css.ts'

export interface OrderLimitProps {
  /** Cents, both. */
  readonly total: number
  readonly cap: number
  readonly products: readonly PledgeProduct[]
}

/** How near the order is to the limit and what would exceed it: shown in the cart, not on submit. */
export function OrderLimit({ total, cap, products }: OrderLimitProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  const left = cap - total
  const breaking = products.find(
    (product) => product.usd_price + (product.shipping_usd ?? 0) / product.quantity > left,
  )
  return (
    <div className={styles.limit}>
      <p className={styles.limitHead}>
        <strong className={styles.limitTitle}>{t('limit.title')}</strong>
        <span>
          {left >= 0
            ? t('limit.left', { left: money(left, { fractions: 'always' }), cap: money(cap) })
            : t('limit.over', { over: money(-left, { fractions: 'always' }), cap: money(cap) })}
        </span>
      </p>
      <div className={styles.limitBar} aria-hidden="true">
        <i className={styles.limitFill} style={{ inlineSize: `${Math.min(100, (total / cap) * 100)}%` }} />
      </div>
      {(left < 0 || breaking) && (
        <p className={styles.limitNote}>
          <Icon icon={triangleAlert} size={16} />
          {left < 0 ? t('limit.refused') : t('limit.oneMore', { reward: breaking?.reward.title ?? '' })}
        </p>
      )}
    </div>
  )
}
