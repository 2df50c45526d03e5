import { cardTokenForm } from '@kindling/validation/forms/card'
import { profileForm } from '@kindling/validation/forms/profile'
import { shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { signupForm } from '@kindling/validation/forms/signup'
import * as z from 'zod'
import { extend, optional } from 'zod/mini'
import { paymentMethod, shippingAddress, userProfile } from '../model/account.ts'
import { line } from '../model/bounds.ts'
import { done, id } from '../model/wire.ts'
import { asPart, patchOf } from './from-form.ts'

export const usersSchemas = {
  register: {
    body: extend(signupForm, { name: profileForm.shape.name }),
    answer: z.object({ user: userProfile }),
  },
  getMe: {
    query: z.object({ notifications_unread_count: line.optional() }),
    answer: z.object({ user: userProfile }),
  },
  listPaymentMethods: { answer: z.object({ payment_methods: z.array(paymentMethod) }) },
  addPaymentMethod: {
    body: extend(cardTokenForm, { billing_address: optional(asPart(shippingAddressForm)) }),
    answer: z.object({ payment_method: paymentMethod }),
  },
  setDefaultPaymentMethod: {
    body: z.object({ id }),
    answer: z.object({ payment_methods: z.array(paymentMethod) }),
  },
  removePaymentMethod: { answer: done },
  addShippingAddress: { body: shippingAddressForm, answer: z.object({ shipping_address: shippingAddress }) },
  updateShippingAddress: {
    body: patchOf(shippingAddressForm),
    answer: z.object({ shipping_address: shippingAddress }),
  },
  removeShippingAddress: { answer: done },
}
