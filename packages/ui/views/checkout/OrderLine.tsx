import type { PledgeProduct } from '@kindling/api-client/model/pledge'
import { CHECKOUT } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Money } from '../../widgets/Money/Money.tsx'
import { useRejectionLine } from '../form/use-rejection-message.ts'
import { ProductPicture } from '../shared/ProductPicture.tsx'
import { useAction } from '../shared/use-action.ts'
import { Stepper } from './Stepper.tsx'
import * as styles from './summary.css.ts'

export interface OrderLineProps {
  readonly product: PledgeProduct
  readonly onQuantity: (variantId: string, quantity: number) => Promise<unknown>
}

/** One chosen reward with its stepper. Zero removes it. */
export function OrderLine({ product, onQuantity }: OrderLineProps) {
  const { t } = useTranslation('checkout')
  const lineOf = useRejectionLine()
  const { reward, reward_variant: variant, quantity } = product
  const changing = useAction((next: number) => onQuantity(variant.id, next))
  const left = Math.min(reward.remaining ?? Infinity, variant.remaining ?? Infinity)
  const name = [reward.title, variant.name].filter(Boolean).join(', ')
  return (
    <li className={styles.line}>
      <ProductPicture product={product} size="line" />
      <div className={styles.words}>
        <p className={styles.name}>{reward.title}</p>
        {variant.name && <p className={styles.variant}>{variant.name}</p>}
        <div className={styles.stepperPlace}>
          <Stepper
            name={name}
            quantity={quantity}
            pending={changing.pending}
            onChange={(next) => void changing.run(next)}
          />
        </div>
        {left <= CHECKOUT.fewLeft && (
          <p className={left < quantity ? styles.lineError : styles.left}>
            {left < quantity
              ? t('summary.tooFew', { remaining: left })
              : t('summary.left', { remaining: left })}
          </p>
        )}
        {changing.failure && (
          <p className={styles.lineError} role="alert">
            {lineOf(changing.failure)}
          </p>
        )}
      </div>
      <strong className={styles.price}>
        <Money cents={product.usd_price * quantity} look="column" />
      </strong>
    </li>
  )
}
