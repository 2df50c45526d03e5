import type { CardForm, CardNameForm } from '@kindling/validation/forms/card'
import type { ShippingAddressForm } from '@kindling/validation/forms/shipping-address'
import type { tokenizeCard } from '../contract/cards.ts'
import type { BodyOf } from '../contract/endpoint.ts'
import type { addPaymentMethod } from '../contract/users.ts'

/** A typed card as the stand-in takes it. */
export function typedToWire({ cvv, ...card }: CardForm): BodyOf<typeof tokenizeCard> {
  return { ...card, ...(cvv !== '' && { cvv }) }
}

/** A card to keep, by its processor's token; nothing comes back to a form. `billing`: null is none. */
export function toWire(
  { name }: CardNameForm,
  cardToken: string,
  billing: ShippingAddressForm | null,
): BodyOf<typeof addPaymentMethod> {
  return {
    name,
    card_token: cardToken,
    user_saved: true,
    ...(billing && { billing_address: billing }),
  }
}
