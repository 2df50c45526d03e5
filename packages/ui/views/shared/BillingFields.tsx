import { shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { type Ref, useImperativeHandle } from 'react'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import type { Failure } from '../../state/failure.ts'
import { useCodeForm } from '../form/code-form.ts'
import { AddressFields, type AddressValues, emptyAddress } from './AddressFields.tsx'

/** What a card's form does with the billing address beside it. */
export interface BillingFieldsHandle {
  /** The address, or null if it is invalid, in which case its fields show why. */
  readonly read: () => Promise<AddressValues | null>
  /** Shows rejections of the address beside its fields. */
  readonly place: (items: Failure['items']) => void
}

/** An address that only the bank sees. It is sent with the card, whose form places the errors. */
export function BillingFields({ ref }: { readonly ref: Ref<BillingFieldsHandle> }) {
  const form = useCodeForm(shippingAddressForm, emptyAddress)
  useImperativeHandle(ref, () => ({
    read: async () => ((await form.trigger(undefined, { shouldFocus: true })) ? form.getValues() : null),
    place: (items) => void form.place({ items, retryAfter: null }),
  }))
  return (
    <Stack gap={16}>
      <AddressFields form={form} purpose="billing" />
    </Stack>
  )
}
