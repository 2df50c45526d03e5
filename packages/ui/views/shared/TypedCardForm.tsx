import { toWire, typedToWire } from '@kindling/api-client/forms/card'
import { cardForm } from '@kindling/validation/forms/card'
import { formatExpiration } from '@kindling/validation/rules/card-expiration'
import { cardBrand, formatCardNumber } from '@kindling/validation/rules/card-number'
import creditCard from 'lucide-react/icons/credit-card'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { CardEntry } from '../../state/card-entry.ts'
import { useForm } from '../form/use-form.ts'
import { CardSubmit } from './CardSubmit.tsx'
import type { CardFormOptions } from './card-form-options.ts'
import { cardPlacements } from './placements.ts'
import { useBilling } from './use-billing.tsx'
import { useCardSaving } from './use-card-saving.ts'

export interface TypedCardFormProps extends CardFormOptions {
  readonly now: () => number
  readonly cvv: 'required' | 'optional'
  readonly tokenize: Extract<CardEntry, { kind: 'typed' }>['tokenize']
}

const empty = { name: '', card_number: '', expiration: '', cvv: '' }

/** A card in the site's own fields, which a stand-in exchanges for a token. Numbers read from left to right. */
export function TypedCardForm({ now, cvv, tokenize, submitLabel, ...options }: TypedCardFormProps) {
  const { t } = useTranslation('checkout')
  const { t: common } = useTranslation()
  const schema = useMemo(() => cardForm({ nowMs: now, cvv }), [now, cvv])
  const billing = useBilling(options.billing)
  const save = useCardSaving(billing, options)
  const { form, ...saving } = useForm({
    name: 'card',
    schema,
    empty,
    placements: cardPlacements,
    submit: (card) => save(async (address) => toWire(card, await tokenize(typedToWire(card)), address)),
  })
  const amex = cardBrand(form.watch('card_number')) === 'amex'
  const field = (name: keyof typeof empty, format?: (text: string) => string) => {
    const given = saving.field(name, t(`payment.fields.${name}`))
    return {
      ...given,
      ...(format && {
        onChange: (event: { target: HTMLInputElement }) => {
          event.target.value = format(event.target.value)
          return given.onChange(event)
        },
      }),
    }
  }

  return (
    <form method="dialog" noValidate onSubmit={saving.onSubmit}>
      <Stack gap={16}>
        <TextField {...field('name')} autoComplete="cc-name" />
        <TextField
          dir="ltr"
          {...field('card_number', formatCardNumber)}
          inputMode="numeric"
          autoComplete="cc-number"
          icon={creditCard}
          placeholder="0000 0000 0000 0000"
        />
        <Grid columns={2} align="start">
          <TextField
            dir="ltr"
            {...field('expiration', formatExpiration)}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            hint={t('payment.expirationHint')}
          />
          <TextField
            dir="ltr"
            {...field('cvv')}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            placeholder={t(amex ? 'payment.fourDigits' : 'payment.threeDigits')}
            {...(cvv === 'optional' && { optional: common('optional') })}
          />
        </Grid>
        {billing.fields}
        <CardSubmit saving={saving} label={submitLabel} />
      </Stack>
    </form>
  )
}
