import { checkout, setItemQuantity } from '@kindling/api-client/contract/pledges'
import type { Client } from '@kindling/api-client/transport'
import { newId } from '../kernel/ids.ts'
import { tokenizeStandInCard } from '../providers/stand-in-cards.ts'
import type { MadeProject } from './platform.ts'

export const goodCard = '4242424242424242'
let cards = 0

/**
 * A card as its call takes it, by the token of the stand-in. All tests share the few numbers that do something, so each
 * card has a fingerprint of its own, as cards of different people have.
 *
 * @param fingerprint of a card that several accounts keep.
 */
export const cardBody = (
  number: string = goodCard,
  expiration = '12/30',
  fingerprint: string = (++cards).toString(16).padStart(7, '0'),
) => ({
  name: 'Mara Lindqvist',
  card_token: tokenizeStandInCard({ number, expiration }, fingerprint),
})
export const goodPassword = 'a long enough passphrase'
export const goodAddress = {
  line1: '2240 Gottingen Street',
  city: 'Halifax',
  state: 'Nova Scotia',
  postal_code: 'B3K 3B8',
  country_code: 'CAN',
}

/** Puts pieces in the cart and gives the total in cents. */
export async function fill(client: Client, project: MadeProject, quantity = 1): Promise<number> {
  const { pledge } = await client(setItemQuantity, {
    params: { id: project.id, variantId: project.variantId },
    body: { quantity },
  })
  return pledge.total_usd
}

/** Confirms the cart. */
export async function confirm(client: Client, project: MadeProject, total: number, key = newId('key')) {
  const { pledge } = await client(checkout, {
    params: { id: project.id },
    body: { total_usd: total },
    idempotencyKey: key,
  })
  return pledge
}
