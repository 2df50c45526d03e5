import type { PaymentMethod } from '@kindling/api-client/model/account'
import { isExpired, parseExpiration } from '@kindling/validation/rules/card-expiration'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import type { CardEntry } from '../../state/card-entry.ts'
import type { CardInput } from '../shared/card-form-options.ts'
import { useCardLine } from '../shared/lines.ts'

// Loaded on demand: it carries the form library, which a saved card does not need.
const CardForm = lazyPart(() => import('../shared/CardForm.tsx').then((module) => module.CardForm))

export interface PaymentStepProps {
  readonly cards: readonly PaymentMethod[]
  readonly chosen: string | null
  readonly now: () => number
  /** How a new card is taken. */
  readonly entry: CardEntry
  readonly onChoose: (id: string) => void
  readonly onAdd: (card: CardInput) => Promise<unknown>
  readonly onDone: () => void
}

const anew = 'new'

/** Chooses a saved card or adds a new one. An expired card is shown but cannot be chosen. */
export function PaymentStep({ cards, chosen, now, entry, onChoose, onAdd, onDone }: PaymentStepProps) {
  const { t } = useTranslation('checkout')
  const cardLine = useCardLine()
  const expired = ({ expiration }: PaymentMethod) => {
    const date = parseExpiration(expiration)
    return date === null || isExpired(date, now())
  }
  const usable = cards.filter((card) => !expired(card))
  const [picked, setPicked] = useState<string>(
    usable.find(({ id }) => id === chosen)?.id ?? usable[0]?.id ?? anew,
  )

  return (
    <Stack gap={16}>
      {cards.length > 0 && (
        <RadioGroup
          label={t('payment.title')}
          labelDisplay="spoken"
          value={picked}
          onChange={setPicked}
          options={[
            ...cards.map((card) => ({
              value: card.id,
              label: cardLine(card),
              disabled: expired(card),
              ...(expired(card) && { detail: t('payment.expired') }),
            })),
            { value: anew, label: t('payment.new') },
          ]}
        />
      )}
      {picked === anew ? (
        <Suspense fallback={null}>
          <CardForm
            entry={entry}
            now={now}
            submitLabel={t('payment.continue')}
            onSubmit={onAdd}
            onDone={onDone}
          />
        </Suspense>
      ) : (
        <Button
          size="large"
          width="full"
          onClick={() => {
            onChoose(picked)
            onDone()
          }}
        >
          {t('payment.continue')}
        </Button>
      )}
    </Stack>
  )
}
