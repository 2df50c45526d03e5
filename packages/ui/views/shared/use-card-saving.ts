import type { ShippingAddressForm } from '@kindling/validation/forms/shipping-address'
import type { CardFormOptions, CardInput } from './card-form-options.ts'
import { failureOf, Rejection } from './use-action.ts'
import type { useBilling } from './use-billing.tsx'

/**
 * Saves a card with its billing address: nothing is sent while that is invalid, and what is rejected about it is shown
 * beside its fields.
 *
 * @returns a function that takes how the card becomes the call's body, given the address or null.
 */
export function useCardSaving(
  billing: ReturnType<typeof useBilling>,
  { onSubmit, onDone }: Pick<CardFormOptions, 'onSubmit' | 'onDone'>,
) {
  return async (bodyWith: (address: ShippingAddressForm | null) => Promise<CardInput>): Promise<void> => {
    const address = await billing.read()
    if (address === undefined) return
    try {
      await onSubmit(await bodyWith(address))
    } catch (error) {
      const rest = billing.place(failureOf(error))
      if (rest.items.length > 0) throw new Rejection(rest)
      return
    }
    onDone()
  }
}
