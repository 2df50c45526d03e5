import type { PaymentMethod, ShippingAddress } from '@kindling/api-client/model/account'
import { isExpired, parseExpiration } from '@kindling/validation/rules/card-expiration'
import creditCard from 'lucide-react/icons/credit-card'
import plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import type { CardEntry } from '../../state/card-entry.ts'
import type { CardInput } from '../shared/card-form-options.ts'
import { useCardLine } from '../shared/lines.ts'
import { SavedRow } from './SavedRow.tsx'
import * as styles from './settings.css.ts'

const AddCardDialog = lazyPart(async () => (await import('./AddCardDialog.tsx')).AddCardDialog)

export interface PaymentTabProps {
  readonly cards: readonly PaymentMethod[]
  /** Billing addresses to choose from. */
  readonly addresses: readonly ShippingAddress[]
  readonly now: () => number
  /** How a new card is taken; null: nobody takes any here. */
  readonly entry: CardEntry | null
  readonly onAdd: (card: CardInput) => Promise<unknown>
  readonly onMakeDefault: (id: string) => Promise<unknown>
  readonly onRemove: (id: string) => Promise<unknown>
}

/** The saved cards of a person (spec 1 §2). */
export function PaymentTab({
  cards,
  addresses,
  now,
  entry,
  onAdd,
  onMakeDefault,
  onRemove,
}: PaymentTabProps) {
  const { t } = useTranslation('settings')
  const cardLine = useCardLine()
  const [adding, setAdding] = useState(false)
  const expired = ({ expiration }: PaymentMethod) => {
    const date = parseExpiration(expiration)
    return date === null || isExpired(date, now())
  }
  return (
    <>
      <Heading level={2} size="t26">
        {t('payment.title')}
      </Heading>
      <p className={styles.intro}>{t('payment.hint')}</p>
      {cards.length === 0 ? (
        <EmptyState level={3} title={t('payment.empty')}>
          {t('payment.emptyHint')}
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {cards.map((card) => (
            <SavedRow
              key={card.id}
              icon={creditCard}
              title={cardLine(card)}
              detail={card.name}
              mark={expired(card) && <Badge tone="warning">{t('payment.expired')}</Badge>}
              isDefault={card.is_default}
              onMakeDefault={() => onMakeDefault(card.id)}
              onRemove={() => onRemove(card.id)}
              removeAsk={t('payment.removeAsk')}
            />
          ))}
        </ul>
      )}
      <div className={styles.below}>
        <Button
          variant="line"
          icon={plus}
          disabledReason={entry ? undefined : t('payment.closed')}
          onClick={() => setAdding(true)}
        >
          {t('payment.add')}
        </Button>
      </div>
      <Suspense fallback={<Opening onMovedOn={() => setAdding(false)} />}>
        {adding && entry && (
          <AddCardDialog
            addresses={addresses}
            now={now}
            entry={entry}
            onAdd={onAdd}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  )
}
