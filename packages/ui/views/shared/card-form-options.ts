import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { addPaymentMethod } from '@kindling/api-client/contract/users'
import type { ShippingAddress } from '@kindling/api-client/model/account'

export type CardInput = BodyOf<typeof addPaymentMethod>

export interface CardFormOptions {
  /** The button's verb: "Continue to review", "Add card". */
  readonly submitLabel: string
  /** Asks for a billing address, with these to choose from; absent: not asked for. */
  readonly billing?: readonly ShippingAddress[]
  readonly onSubmit: (card: CardInput) => Promise<unknown>
  readonly onDone: () => void
}
