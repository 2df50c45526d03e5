import * as z from 'zod'
import { paymentMethod, shippingAddress, userProfile } from '../model/account.ts'
import { line } from '../model/bounds.ts'
import { done, id } from '../model/wire.ts'

/** Bodies say only what type travels; what may be typed is decided by `@kindling/validation`, with its codes. */
const addressBody = z.object({
  name: line.optional(),
  line1: line,
  line2: line.optional(),
  city: line,
  state: line,
  postal_code: line,
  country_code: line,
  phone_number: line.optional(),
})

export const usersSchemas = {
  register: {
    body: z.object({ email: line, password: line, name: line.optional() }),
    answer: z.object({ user: userProfile }),
  },
  getMe: {
    query: z.object({ notifications_unread_count: line.optional() }),
    answer: z.object({ user: userProfile }),
  },
  listPaymentMethods: { answer: z.object({ payment_methods: z.array(paymentMethod) }) },
  addPaymentMethod: {
    body: z.object({
      name: line,
      card_number: line,
      expiration: line,
      cvv: line.optional(),
      user_saved: z.boolean().optional(),
      billing_address: addressBody.optional(),
    }),
    answer: z.object({ payment_method: paymentMethod }),
  },
  setDefaultPaymentMethod: {
    body: z.object({ id }),
    answer: z.object({ payment_methods: z.array(paymentMethod) }),
  },
  removePaymentMethod: { answer: done },
  addShippingAddress: { body: addressBody, answer: z.object({ shipping_address: shippingAddress }) },
  updateShippingAddress: {
    body: addressBody.partial(),
    answer: z.object({ shipping_address: shippingAddress }),
  },
  removeShippingAddress: { answer: done },
}
