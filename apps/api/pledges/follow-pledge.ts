import { eq } from 'drizzle-orm'
import { pledges } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { askedOf, settleCheck } from './card-check.ts'
import type { PledgeRow } from './cart.ts'
import { chargePayment, isOpen } from './end-charge.ts'
import { settlePledge } from './settle.ts'

/**
 * Asks the bank again about what it had not answered: a checkout, a charge made with its backer there, or another card
 * for later. Reading a pledge does so, and coming back from the bank; any number of times is as good as once.
 *
 * @returns the pledge after it.
 */
export async function followPledge(platform: Platform, pledge: PledgeRow): Promise<PledgeRow> {
  const { db } = platform
  if (pledge.status === 'PROCESSING') return settlePledge(platform, pledge.id)
  if (pledge.status !== 'CHECKED_OUT') return pledge
  const { payment, check } = await askedOf(db, pledge.id)
  if (payment?.captures && !payment.offSession && isOpen(payment))
    await chargePayment(platform, pledge, payment)
  else if (check) await settleCheck(platform, check, pledge)
  else return pledge
  const [after] = await db.select().from(pledges).where(eq(pledges.id, pledge.id))
  return after ?? pledge
}
