import type { getCardField, tokenizeCard } from '@kindling/api-client/contract/cards'
import { cardForm } from '@kindling/validation/forms/card'
import { cardDigits } from '@kindling/validation/rules/card-number'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { validateForm } from '../kernel/form-failures.ts'

const onGetCardField: Handler<typeof getCardField> = async ({ platform }) => ({
  card_field: platform.payments.cardField,
})

/** The stand-in's end of the site's own card fields. No other processor has it. */
const onTokenizeCard: Handler<typeof tokenizeCard> = async ({ platform, body }) => {
  const { payments, now } = platform
  if (!payments.tokenize) refuse('NOT_FOUND')
  validateForm(cardForm({ nowMs: () => now().getTime(), cvv: 'optional' }), body)
  return {
    card_token: payments.tokenize({ number: cardDigits(body.card_number), expiration: body.expiration }),
  }
}

export const cardFieldHandlers = {
  getCardField: onGetCardField,
  tokenizeCard: onTokenizeCard,
} satisfies Partial<Handlers>
