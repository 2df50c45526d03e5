import { createHash, randomBytes } from 'node:crypto'
import { cardBrand } from '@kindling/validation/rules/card-number'
import { CardRejected, type SavedCard, type TypedCard } from './payments.ts'

/** What a test card does. Numbers follow the habit of the field; any other valid number succeeds. */
export const testCards = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'needs_confirmation',
  '4000002760003184': 'asks_each_time',
  '4000000000000077': 'pending',
  '4000000000000119': 'unavailable',
  '4000000000000341': 'declined_later',
  '4000000000005126': 'refund_fails',
} as const

export type Behaviour = (typeof testCards)[keyof typeof testCards] | 'succeeded'

const form = /^tok:([a-z_]+):([a-z]+):(\d{4}):(\d\d)(\d\d):([0-9a-f]{7}):([0-9a-f]{24})$/

/** So few digits of the hash that many numbers have the same: none can be found from it. */
const fingerprintDigits = 7
const fingerprintOf = (number: string): string =>
  createHash('sha256').update(number).digest('hex').slice(0, fingerprintDigits)

/**
 * All that the stand-in keeps of a card is in its token: no number is.
 *
 * @param fingerprint seven hexadecimal digits that tell this card from others.
 */
export function tokenizeStandInCard(
  { number, expiration }: TypedCard,
  fingerprint: string = fingerprintOf(number),
): string {
  const behaviour: Behaviour = testCards[number as keyof typeof testCards] ?? 'succeeded'
  const [month, year] = expiration.split('/')
  const random = randomBytes(12).toString('hex')
  return `tok:${behaviour}:${cardBrand(number)}:${number.slice(-4)}:${month}${year}:${fingerprint}:${random}`
}

/** @throws {CardRejected} for a token that {@link tokenizeStandInCard} has not made. */
export function savedStandInCard(cardToken: string): SavedCard {
  const [, behaviour, brand, last4, month, year, fingerprint, random] = form.exec(cardToken) ?? []
  if (!behaviour || !brand || !last4 || !fingerprint)
    throw new CardRejected('The stand-in made no such token')
  return { token: `${behaviour}:${random}`, brand, last4, expiration: `${month}/${year}`, fingerprint }
}
