import * as z from 'zod/mini'
import { ORDER } from '../limits/money.ts'
import { orderStatuses } from '../rules/order-status.ts'
import { length, oneOf, optional } from './field.ts'

/** How far parcels are; carrier and tracking number go with what was sent. */
export const orderStatusForm = z.object({
  order_status: oneOf(orderStatuses),
  carrier: optional(length({ max: ORDER.carrierMax })),
  tracking_number: optional(length({ max: ORDER.trackingMax })),
})
export type OrderStatusForm = z.infer<typeof orderStatusForm>
