import type { OwnMoney } from '@kindling/api-client/model/vote'
import { useTranslation } from 'react-i18next'
import { brandNames } from '../shared/card-brands.ts'

/** "Visa ending 3155"; null without a card, or for one of an unknown brand. */
export function useCardWords(card: OwnMoney['card']): string | null {
  const { t } = useTranslation('votes')
  if (!card) return null
  const brand = Object.entries(brandNames).find(([name]) => name === card.brand)?.[1]
  return brand ? t('card', { brand, last4: card.last4 }) : null
}
