import { pledgeQuantityForm } from '@kindling/validation/forms/pledge-amount'
import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { myPledge } from '../model/my-pledge.ts'
import { pledge } from '../model/pledge.ts'
import { id } from '../model/wire.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

const onePledge = z.object({ pledge })

export const pledgesSchemas = {
  getMyPledges: {
    answer: z.object({
      shopping_pledge: pledge.nullable(),
      pledges: z.array(pledge),
      /** Ours. False: no payment processor is set up, and nothing can be pledged. */
      payments_open: z.boolean(),
    }),
  },
  getPledge: { answer: onePledge },
  setItemQuantity: { body: pledgeQuantityForm, answer: onePledge },
  setPledgeAddress: {
    body: z.object({
      shipping_address_id: id,
      pledge_id: id.optional(),
      total_usd: z.int().min(0).optional(),
    }),
    answer: onePledge,
  },
  checkout: {
    body: z.object({
      payment_method_id: line.optional(),
      total_usd: z.number(),
      /** Where the visit came from (ours); one that is not understood counts as unknown. */
      source: line.optional(),
    }),
    answer: onePledge,
  },
  confirmPayment: { body: z.object({ approved: z.boolean() }), answer: onePledge },
  listMyPledges: { query: z.object(cursorPaging), answer: z.object({ pledges: z.array(myPledge), meta }) },
  cancelPledge: { answer: onePledge },
}
