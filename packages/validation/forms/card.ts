import * as z from 'zod/mini'
import { isExpired, parseExpiration } from '../rules/card-expiration.ts'
import { cardBrand, isCardNumber } from '../rules/card-number.ts'
import { isCvv } from '../rules/cvv.ts'
import { isPersonName } from '../rules/person-name.ts'
import { line, must, type Rule, required, rule } from './field.ts'

const text = z.string('INVALID_TYPE').check(rule(line))
const readable = must<string>((text) => parseExpiration(text) !== null, 'VALUE_INVALID')

/**
 * Spec 1 §5. `nowMs` (unix milliseconds) decides whether the card has expired: DATE_EARLY; `cvv: 'optional'` for
 * cards whose security code is not asked for.
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
      name: required('VALUE_MISSING', must(isPersonName, 'VALUE_INVALID')),
      card_number: required('VALUE_MISSING', must(isCardNumber, 'VALUE_INVALID')),
      expiration: required('VALUE_MISSING', readable, current),
      cvv: z.prefault(cvv === 'required' ? required('VALUE_MISSING') : text, ''),
      user_saved: z.optional(z.boolean('INVALID_TYPE')),
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
