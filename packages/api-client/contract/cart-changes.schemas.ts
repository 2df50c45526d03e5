import { length, optional } from '@kindling/validation/forms/field'
import { pledgeQuantityForm } from '@kindling/validation/forms/pledge-amount'
import { refundRequestForm } from '@kindling/validation/forms/refund'
import { CHECKOUT } from '@kindling/validation/limits'
import * as z from 'zod'
import { ownPledge } from '../model/my-pledge.ts'
import { pledge } from '../model/pledge.ts'
import { done, id } from '../model/wire.ts'

const onePledge = z.object({ pledge })

export const cartChangesSchemas = {
  getOwnPledge: { answer: ownPledge },
  setCheckedOutQuantity: {
    body: z.object({
      ...pledgeQuantityForm.shape,
      pledge_id: id.optional(),
      total_usd: z.int().min(0).optional(),
    }),
    answer: onePledge,
  },
  applyCoupon: { body: z.object({ code: optional(length({ max: CHECKOUT.couponMax })) }), answer: onePledge },
  changePledgePayment: { body: z.object({ id }), answer: onePledge },
  confirmReceived: { answer: done },
  askForRefund: { body: refundRequestForm, answer: done },
}
