import { CHECKOUT } from '@kindling/validation/limits'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { useRejectionLine } from '../form/use-rejection-message.ts'
import { useAction } from '../shared/use-action.ts'
import type { AddOnChoice } from './add-ons.ts'
import { Stepper } from './Stepper.tsx'
import * as styles from './summary.css.ts'

export interface AddOnsProps {
  readonly title: string
  readonly choices: readonly AddOnChoice[]
  readonly onQuantity: (variantId: string, quantity: number) => Promise<unknown>
}

/** What can be chosen beside the rewards in the cart, each with its stepper (mock 24). */
export function AddOns({ title, choices, onQuantity }: AddOnsProps) {
  const id = useId()
  return (
    <section className={styles.addOns} aria-labelledby={id}>
      <Heading level={3} size="t18" id={id}>
        {title}
      </Heading>
      <ul>
        {choices.map((choice) => (
          <AddOn key={choice.variant.id} choice={choice} onQuantity={onQuantity} />
        ))}
      </ul>
    </section>
  )
}

function AddOn({ choice, onQuantity }: Pick<AddOnsProps, 'onQuantity'> & { readonly choice: AddOnChoice }) {
  const { t } = useTranslation('checkout')
  const lineOf = useRejectionLine()
  const { reward, variant, quantity, left } = choice
  const changing = useAction((next: number) => onQuantity(variant.id, next))
  const name = [reward.title, variant.name].filter(Boolean).join(', ')
  return (
    <li className={styles.addOn}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.variant}>
          <Money cents={reward.price} />
          {left <= CHECKOUT.fewLeft && ` · ${t('summary.left', { remaining: left })}`}
        </p>
      </div>
      <Stepper
        name={name}
        quantity={quantity}
        pending={changing.pending}
        full={quantity >= left}
        onChange={(next) => void changing.run(next)}
      />
      {changing.failure && (
        <p className={styles.addOnError} role="alert">
          {lineOf(changing.failure)}
        </p>
      )}
    </li>
  )
}
