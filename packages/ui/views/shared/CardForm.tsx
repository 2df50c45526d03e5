import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { addPaymentMethod } from '@kindling/api-client/contract/users'
import { fromWire } from '@kindling/api-client/forms/address'
import { toWire } from '@kindling/api-client/forms/card'
import type { ShippingAddress } from '@kindling/api-client/model/account'
import { cardForm } from '@kindling/validation/forms/card'
import { cardBrand, formatCardNumber } from '@kindling/validation/rules/card-number'
import creditCard from 'lucide-react/icons/credit-card'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { Failure } from '../../state/failure.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import type { BillingFieldsHandle } from './BillingFields.tsx'
import { useAddressLine } from './lines.ts'
import { cardPlacements } from './placements.ts'
import { failureOf, Rejection } from './use-action.ts'

// Loaded on demand: it carries every country and its postal codes, which a saved address does not need.
const BillingFields = lazyPart(() => import('./BillingFields.tsx').then((module) => module.BillingFields))

export type CardInput = BodyOf<typeof addPaymentMethod>

export interface CardFormProps {
  readonly now: () => number
  /** The button's verb: "Continue to review", "Add card". */
  readonly submitLabel: string
  /** @default 'required' */
  readonly cvv?: 'required' | 'optional'
  /** Asks for a billing address, with these to choose from; absent: not asked for. */
  readonly billing?: readonly ShippingAddress[]
  readonly onSubmit: (card: CardInput) => Promise<unknown>
  readonly onDone: () => void
}

const empty = { name: '', card_number: '', expiration: '', cvv: '' }
const none = 'none'
const other = 'other'
const prefix = 'billing_address.'

/** `1229` becomes `12/29` while typing; a pasted value with spaces or a long year is normalized too. */
function formatExpiration(text: string): string {
  const digits = text.replace(/\D/g, '')
  const short = digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4)
  return short.length > 2 ? `${short.slice(0, 2)}/${short.slice(2)}` : short
}

/** A new card. Numbers read from left to right in every script. */
export function CardForm({ now, submitLabel, cvv = 'required', billing, onSubmit, onDone }: CardFormProps) {
  const { t } = useTranslation('checkout')
  const { t: common } = useTranslation()
  const schema = useMemo(() => cardForm({ nowMs: now, cvv }), [now, cvv])
  const [billed, setBilled] = useState<string>(none)
  const address = useRef<BillingFieldsHandle>(null)
  const { form, ...saving } = useForm({
    name: 'card',
    schema,
    empty,
    placements: cardPlacements,
    submit: async (card) => {
      const known = billing?.find(({ id }) => id === billed)
      const typed = billed === other ? await address.current?.read() : undefined
      if (typed === null) return
      try {
        await onSubmit(toWire(card, known ? fromWire(known) : (typed ?? null)))
      } catch (error) {
        const rest = ofCard(failureOf(error))
        if (rest.items.length > 0) throw new Rejection(rest)
        return
      }
      onDone()
    },
  })
  /** Shows rejections of the other address beside its fields; returns the rest. */
  const ofCard = (failure: Failure): Failure => {
    const ofAddress = failure.items.filter(({ field }) => billed === other && field?.startsWith(prefix))
    address.current?.place(
      ofAddress.map((item) => ({ ...item, field: (item.field ?? '').slice(prefix.length) })),
    )
    return { ...failure, items: failure.items.filter((item) => !ofAddress.includes(item)) }
  }
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
        {billing && <Billing addresses={billing} value={billed} onChange={setBilled} />}
        {billed === other && (
          <Suspense fallback={null}>
            <BillingFields ref={address} />
          </Suspense>
        )}
        {saving.failure && <RejectionAlert ref={saving.rejection} form="card" failure={saving.failure} />}
        <Button
          type="submit"
          size="large"
          width="full"
          pending={saving.pending}
          pendingLabel={t('saving')}
          disabledReason={saving.waits ? t('change') : undefined}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}

/** The billing address: none, one of the person's, or another. */
function Billing({
  addresses,
  value,
  onChange,
}: {
  readonly addresses: readonly ShippingAddress[]
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { t } = useTranslation('checkout')
  const addressLine = useAddressLine()
  return (
    <RadioGroup
      label={t('payment.billing')}
      value={value}
      onChange={onChange}
      options={[
        { value: none, label: t('payment.billingNone') },
        ...addresses.map((each) => ({
          value: each.id,
          label: each.name || each.line1,
          detail: addressLine({ ...each, name: '' }),
        })),
        { value: other, label: t('payment.billingOther') },
      ]}
    />
  )
}
