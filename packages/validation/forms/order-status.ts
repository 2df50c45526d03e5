import * as z from 'zod/mini'
import { ORDER } from '../limits/money.ts'
import { isFormula } from '../rules/csv-cell.ts'
import { orderStatuses } from '../rules/order-status.ts'
import { length, must, oneOf, optional, required } from './field.ts'

/** Teams and carriers open lists with these texts in a spreadsheet, which would run a formula. */
const noFormula = must<string>((text) => !isFormula(text.trim()), 'REGEX_FAIL')
const carrier = optional(length({ max: ORDER.carrierMax }), noFormula)
const trackingNumber = length({ max: ORDER.trackingMax })

/** How far parcels are; carrier and tracking number go with what was sent. */
export const orderStatusForm = z.object({
  order_status: oneOf(orderStatuses),
  carrier,
  tracking_number: optional(trackingNumber, noFormula),
})
/** A parcel on its way. */
export const shipmentForm = z.object({
  carrier,
  tracking_number: required('FIELD_MISSING', trackingNumber, noFormula),
})
export type ShipmentForm = z.infer<typeof shipmentForm>

export type OrderStatusForm = z.infer<typeof orderStatusForm>
