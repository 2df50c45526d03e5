import * as z from 'zod/mini'
import { REFUND } from '../limits/money.ts'
import { CHECKOUT } from '../limits/payment.ts'
import { length, required } from './field.ts'
import { integer } from './whole-number.ts'

const reason = required('VALUE_MISSING', length({ max: REFUND.reasonMax }))

/** What a team sends back of a pledge: cents, and why; the backer reads it (decisions 2 §4). */
export const refundForm = z.object({ amount: integer({ min: 1, max: CHECKOUT.capCents }), reason })
export type RefundForm = z.infer<typeof refundForm>

/** Why a backer asks the team for a refund (decisions 2 §3). */
export const refundRequestForm = z.object({ reason })
export type RefundRequestForm = z.infer<typeof refundRequestForm>
