import type { CardForm } from '@kindling/validation/forms/card'
import type { ShippingAddressForm } from '@kindling/validation/forms/shipping-address'
import type { BodyOf } from '../contract/endpoint.ts'
import type { addPaymentMethod } from '../contract/users.ts'

/** A card as its call takes it; nothing comes back to a form, for nobody keeps its number. `billing`: null is none. */
export function toWire(
  { cvv, ...card }: CardForm,
  billing: ShippingAddressForm | null,
): BodyOf<typeof addPaymentMethod> {
  return {
    ...card,
    ...(cvv !== '' && { cvv }),
    user_saved: true,
    ...(billing && { billing_address: billing }),
  }
}
