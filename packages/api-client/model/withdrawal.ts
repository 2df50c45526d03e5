import * as z from 'zod'
import { cents, id, unixSeconds } from './wire.ts'

/** PENDING: on its way. RETURNED: the bank did not take it, and the money is available again. */
export const withdrawalStatuses = ['PENDING', 'PAID', 'RETURNED'] as const

/** What a project's team had paid out. */
export const withdrawal = z.object({
  id,
  amount: cents,
  status: z.enum(withdrawalStatuses),
  /** Last digits of the account it goes to. */
  last4: z.string(),
  created_at: unixSeconds,
  settled_at: unixSeconds.nullable(),
})
export type Withdrawal = z.output<typeof withdrawal>
