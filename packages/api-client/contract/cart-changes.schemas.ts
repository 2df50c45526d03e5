import { couponForm } from '@kindling/validation/forms/coupon'
import { pledgeQuantityForm } from '@kindling/validation/forms/pledge-amount'
import * as z from 'zod'
import { pledge } from '../model/pledge.ts'
import { id } from '../model/wire.ts'

const onePledge = z.object({ pledge })

export const cartChangesSchemas = {
  setCheckedOutQuantity: {
    body: z.object({
      ...pledgeQuantityForm.shape,
      pledge_id: id.optional(),
      total_usd: z.int().min(0).optional(),
    }),
    answer: onePledge,
  },
  applyCoupon: { body: couponForm, answer: onePledge },
  changePledgePayment: { body: z.object({ id }), answer: onePledge },
}
