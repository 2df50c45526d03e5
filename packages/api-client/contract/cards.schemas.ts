import { cardForm } from '@kindling/validation/forms/card'
import * as z from 'zod'
import { cardField } from '../model/card-field.ts'

export const cardsSchemas = {
  getCardField: { answer: z.object({ card_field: cardField }) },
  tokenizeCard: {
    // Whether a card has expired only the handler can say: its form has a clock.
    body: cardForm({ nowMs: () => 0, cvv: 'optional' }),
    answer: z.object({ card_token: z.string() }),
  },
}
