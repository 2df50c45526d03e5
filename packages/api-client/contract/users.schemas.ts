import * as z from 'zod'
import { paymentMethod, shippingAddress, userProfile } from '../model/account.ts'
import { done, id } from '../model/wire.ts'

/** Bodies say only what type travels; what may be typed is decided by `@kindling/validation`, with its codes. */
const addressBody = z.object({
  name: z.string().optional(),
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country_code: z.string(),
  phone_number: z.string().optional(),
})

export const usersSchemas = {
  register: {
    body: z.object({ email: z.string(), password: z.string(), name: z.string().optional() }),
    answer: z.object({ user: userProfile }),
  },
  getMe: {
    query: z.object({ notifications_unread_count: z.string().optional() }),
    answer: z.object({ user: userProfile }),
  },
  listPaymentMethods: { answer: z.object({ payment_methods: z.array(paymentMethod) }) },
  addPaymentMethod: {
    body: z.object({
      name: z.string(),
      card_number: z.string(),
      expiration: z.string(),
      cvv: z.string().optional(),
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
