import minus from 'lucide-react/icons/minus'
import plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import * as styles from './summary.css.ts'

export interface StepperProps {
  /** What is counted. */
  readonly name: string
  readonly quantity: number
  readonly pending: boolean
  /** None can be added. */
  readonly full?: boolean
  readonly onChange: (quantity: number) => void
}

/** One fewer or one more of something in the cart. */
export function Stepper({ name, quantity, pending, full = false, onChange }: StepperProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.stepper} aria-busy={pending}>
      <IconButton
        label={t('summary.fewer', { name })}
        icon={minus}
        size="small"
        iconSize={16}
        disabled={quantity === 0}
        onClick={() => onChange(quantity - 1)}
      />
      <span className={styles.quantity}>
        <span aria-hidden="true">{quantity}</span>
        <span className={styles.spoken} role="status">
          {t('summary.quantity', { name, count: quantity })}
        </span>
      </span>
      <IconButton
        label={t('summary.more', { name })}
        icon={plus}
        size="small"
        iconSize={16}
        disabled={full}
        onClick={() => onChange(quantity + 1)}
      />
    </div>
  )
}
