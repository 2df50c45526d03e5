import { toWire } from '@kindling/api-client/forms/card'
import { cardNameForm } from '@kindling/validation/forms/card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { CardEntry, HostedFieldName } from '../../state/card-entry.ts'
import { useMessages } from '../form/messages.ts'
import { useForm } from '../form/use-form.ts'
import { CardSubmit } from './CardSubmit.tsx'
import type { CardFormOptions } from './card-form-options.ts'
import { HostedField } from './HostedField.tsx'
import { cardPlacements } from './placements.ts'
import { Rejection } from './use-action.ts'
import { useBilling } from './use-billing.tsx'
import { useCardSaving } from './use-card-saving.ts'
import { useHostedFields } from './use-hosted-fields.ts'

export interface HostedCardFormProps extends CardFormOptions {
  readonly open: Extract<CardEntry, { kind: 'hosted' }>['open']
}

/** A card in the fields of its processor. What is typed there is known to nobody else, so only the name is ours. */
export function HostedCardForm({ open, submitLabel, ...options }: HostedCardFormProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Fields key={attempt} {...options} {...{ open, submitLabel }} onAgain={() => setAttempt(attempt + 1)} />
  )
}

function Fields({
  open,
  submitLabel,
  onAgain,
  ...options
}: HostedCardFormProps & { readonly onAgain: () => void }) {
  const { t } = useTranslation('checkout')
  const { t: common } = useTranslation()
  const messageOf = useMessages('card')
  const hosted = useHostedFields(open)
  const billing = useBilling(options.billing)
  const save = useCardSaving(billing, options)
  const { form: _, ...saving } = useForm({
    name: 'card',
    schema: cardNameForm,
    empty: { name: '' },
    placements: cardPlacements,
    submit: async (card) => {
      if (!hosted.check()) return
      await save(async (address) => {
        const answer = await hosted.tokenize(card)
        if ('failure' in answer) throw new Rejection(hosted.place(answer.failure))
        return toWire(card, answer.token, address)
      })
    },
  })
  const place = (name: HostedFieldName) => {
    const label = t(`payment.fields.${name}`)
    const code = hosted.problems[name]
    return {
      label,
      ref: hosted.places[name],
      error: code && messageOf({ code, field: name }, label),
    }
  }

  if (hosted.failed)
    return (
      <ErrorState
        size="section"
        level={3}
        title={t('payment.fieldsFailed')}
        action={<Button onClick={onAgain}>{common('retry')}</Button>}
      >
        {t('payment.fieldsFailedHint')}
      </ErrorState>
    )
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        // Beside those of the name: all that is missing is said at once.
        hosted.check()
        return saving.onSubmit(event)
      }}
    >
      <Stack gap={16}>
        <TextField {...saving.field('name', t('payment.fields.name'))} autoComplete="cc-name" />
        <HostedField {...place('card_number')} ready={hosted.ready} />
        <Grid columns={2} align="start">
          <HostedField {...place('expiration')} hint={t('payment.expirationHint')} ready={hosted.ready} />
          <HostedField {...place('cvv')} ready={hosted.ready} />
        </Grid>
        {billing.fields}
        <CardSubmit saving={saving} label={submitLabel} />
      </Stack>
    </form>
  )
}
