import * as z from 'zod/mini'
import { CARD } from '../limits/payment.ts'
import { isExpired, parseExpiration } from '../rules/card-expiration.ts'
import { cardBrand, isCardNumber } from '../rules/card-number.ts'
import { isCvv } from '../rules/cvv.ts'
import { isPersonName } from '../rules/person-name.ts'
import { length, line, must, type Rule, required, rule } from './field.ts'

const name = required('VALUE_MISSING', must(isPersonName, 'VALUE_INVALID'))
const text = z.string('INVALID_TYPE').check(rule(line))
const readable = must<string>((text) => parseExpiration(text) !== null, 'VALUE_INVALID')

/**
 * Spec 1 §5: a card as people type it. `nowMs` (unix milliseconds) decides whether it has expired: DATE_EARLY;
 * `cvv: 'optional'` for cards whose security code is not asked for.
 */
export function cardForm({
  nowMs,
  cvv = 'required',
}: {
  nowMs: () => number
  cvv?: 'required' | 'optional'
}) {
  const current: Rule<string> = (text) => {
    const expiration = parseExpiration(text)
    return expiration && isExpired(expiration, nowMs()) ? { code: 'DATE_EARLY' } : null
  }
  return z
    .object({
      name,
      card_number: required('VALUE_MISSING', must(isCardNumber, 'VALUE_INVALID')),
      expiration: required('VALUE_MISSING', readable, current),
      cvv: z.prefault(cvv === 'required' ? required('VALUE_MISSING') : text, ''),
    })
    .check(
      rule((card) =>
        card.cvv.trim() === '' || isCvv(card.cvv, cardBrand(card.card_number))
          ? null
          : { code: 'VALUE_INVALID', path: ['cvv'] },
      ),
    )
}
export type CardForm = z.infer<ReturnType<typeof cardForm>>

/** The name on a card whose other fields are the processor's own. */
export const cardNameForm = z.object({ name })
export type CardNameForm = z.infer<typeof cardNameForm>

/** A card that the processor has taken in the browser: what it gave for it, and nothing of the card itself. */
export const cardTokenForm = z.object({
  name,
  card_token: required('VALUE_MISSING', length({ max: CARD.tokenMax })),
  user_saved: z.optional(z.boolean('INVALID_TYPE')),
})
