import { CHECKOUT, CURRENCY } from '@kindling/validation/limits'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import * as styles from './rewards.css.ts'

export interface SupportRowProps {
  /** Cents: whole dollars, from 1 to what an order may cost. */
  readonly onSupport: (amountCents: number) => void
}

const usual = 10

/** Help without a reward: an amount in whole dollars. */
export function SupportRow({ onSupport }: SupportRowProps) {
  const { t } = useTranslation('project')
  const { money } = useFormat()
  const [dollars, setDollars] = useState<number | null>(usual)
  const [refused, setRejected] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const cents = (dollars ?? 0) * CURRENCY.centsPerUnit
  const problem =
    cents === 0
      ? t('support.low')
      : cents > CHECKOUT.capCents
        ? t('support.high', { max: money(CHECKOUT.capCents) })
        : undefined

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setRejected(problem !== undefined)
    if (problem === undefined) onSupport(cents)
    else field.current?.focus()
  }
  return (
    <form method="dialog" className={styles.support} noValidate onSubmit={submit}>
      <Heading level={3} size="t18">
        {t('support.title')}
      </Heading>
      <div className={styles.supportRow}>
        <NumberField
          ref={field}
          label={t('support.amount')}
          labelDisplay="spoken"
          prefix="$"
          notANumber={t('support.notANumber')}
          digits={5}
          value={dollars}
          error={refused ? problem : undefined}
          onChange={setDollars}
        />
        <Button type="submit" variant="line">
          {t('support.pledge')}
        </Button>
      </div>
    </form>
  )
}
