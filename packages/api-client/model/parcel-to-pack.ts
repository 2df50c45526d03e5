import * as z from 'zod'
import { shippingAddress } from './account.ts'
import { id, unixSeconds } from './wire.ts'

/** What somebody who packs a parcel needs, and nothing else of its pledge: no price, no e-mail, no telephone. */
export const parcelToPack = z.object({
  pledge_id: id,
  pledged_at: unixSeconds,
  address: shippingAddress.omit({ id: true, phone_number: true }),
  /** What is sent, in the order of the project's rewards. */
  items: z.array(
    z.object({
      title: z.string(),
      /** Empty: a reward without variants. */
      variant: z.string(),
      quantity: z.int().min(1),
    }),
  ),
})
export type ParcelToPack = z.output<typeof parcelToPack>
