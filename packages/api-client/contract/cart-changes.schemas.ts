import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { pledge } from '../model/pledge.ts'
import { id } from '../model/wire.ts'

const onePledge = z.object({ pledge })

export const cartChangesSchemas = {
  setCheckedOutQuantity: { body: z.object({ quantity: z.number() }), answer: onePledge },
  cancelPledge: { answer: onePledge },
  applyCoupon: { body: z.object({ code: line }), answer: onePledge },
  changePledgePayment: { body: z.object({ id }), answer: onePledge },
}
