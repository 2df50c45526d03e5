import * as z from 'zod/mini'
import { ORDER } from '../limits/money.ts'
import { orderStatuses } from '../rules/order-status.ts'
import { length, oneOf, optional, required } from './field.ts'

/** How far parcels are; carrier and tracking number go with what was sent. */
export const orderStatusForm = z.object({
  order_status: oneOf(orderStatuses),
  carrier: optional(length({ max: ORDER.carrierMax })),
  tracking_number: optional(length({ max: ORDER.trackingMax })),
})
/** A parcel on its way. */
export const shipmentForm = z.object({
  carrier: optional(length({ max: ORDER.carrierMax })),
  tracking_number: required('FIELD_MISSING', length({ max: ORDER.trackingMax })),
})
export type ShipmentForm = z.infer<typeof shipmentForm>

export type OrderStatusForm = z.infer<typeof orderStatusForm>
