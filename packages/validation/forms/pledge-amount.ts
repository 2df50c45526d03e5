import * as z from 'zod/mini'
import { CHECKOUT } from '../limits/payment.ts'
import { integer } from './whole-number.ts'

/** An amount without a reward, in cents: at least one, at most the cap (spec 2 §5). */
export const pledgeAmountForm = z.object({ total_usd: integer({ min: 1, max: CHECKOUT.capCents }) })
export type PledgeAmountForm = z.infer<typeof pledgeAmountForm>

/** Pieces of one variant in a cart; 0 takes it out. */
export const pledgeQuantityForm = z.object({ quantity: integer({ min: 0, max: CHECKOUT.quantityMax }) })
export type PledgeQuantityForm = z.infer<typeof pledgeQuantityForm>
