import { and, eq } from 'drizzle-orm'
import { toWireAddress } from '../accounts/profile.ts'
import { pledgeItems, pledges, type projects, type shippingAddresses } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { holdPeople, lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { lineShipping, type PledgeRow, readCart } from './cart.ts'
import { changeSums, toldOfGoal } from './changed-sums.ts'
import { confirmChange } from './history.ts'
import { latestPaymentOf, lockPledge, refuseUnlessOpen } from './open-pledge.ts'
import { takesPledges } from './project-state.ts'
import { settlePledge } from './settle.ts'

export interface AddressChange {
  readonly project: typeof projects.$inferSelect
  readonly userId: string
  readonly pledgeId: string
  readonly address: typeof shippingAddresses.$inferSelect
  /** The total in cents that the person saw; undefined: they were shown none. */
  readonly seen: number | undefined
}

/**
 * Sends a checked-out pledge elsewhere, with shipping worked out anew. A charged one goes only to where shipping costs no
 * more, and its sums stay (decisions 2 §3).
 */
export async function changeAddress(platform: Platform, change: AddressChange): Promise<PledgeRow> {
  const { project, userId, pledgeId, address, seen } = change
  const { db } = platform
  const [found] = await db
    .select()
    .from(pledges)
    .where(and(eq(pledges.id, pledgeId), eq(pledges.projectId, project.id), eq(pledges.userId, userId)))
  if (!found) refuse('MISSING_PLEDGE')
  if (found.status === 'PROCESSING') await settlePledge(platform, found.id)
  const told = await toldOfGoal(db, project)
  return db.transaction(async (tx) => {
    await holdPeople(tx, userId, [project.creatorId, ...told])
    await lockPerson(tx, userId)
    const locked = await lockPledge(tx, { projectId: project.id, userId, pledgeId })
    if (!locked) refuse('MISSING_PLEDGE')
    const { campaign, pledge } = locked
    const charged = pledge.status === 'COMPLETED'
    if (!charged) refuseUnlessOpen(pledge)
    const now = platform.businessNow()
    if (!charged && !takesPledges(campaign, now)) refuse('INVALID_PROJECT_STATE')
    // Its label may be printed already; the team is written to instead.
    if (pledge.addressLocksAt && pledge.addressLocksAt <= now) refuse('INVALID_STATE')
    const payment = await latestPaymentOf(tx, pledge.id)
    if (payment?.status !== (charged ? 'COMPLETED' : 'CHECKED_OUT')) refuse('INVALID_STATE')
    const { lines } = await readCart(tx, pledge)
    const moved = lines.map((line) => ({
      ...line,
      shipping: lineShipping(line.reward, line.quantity, address.countryCode),
    }))
    const unshipped = moved.find(({ shipping }) => shipping === null)
    if (unshipped) refuse('OUT_OF_RANGE', 'shipping_address', { reward: unshipped.reward.title })
    const priced = moved.map(({ price, quantity, shipping, variant }) => ({
      price,
      quantity,
      shipping: shipping ?? 0,
      variantId: variant.id,
    }))
    const shippingTotal = priced.reduce((sum, { shipping }) => sum + shipping, 0)
    if (charged && shippingTotal > pledge.shippingTotal) refuse('PLEDGE_PAID')
    let { total } = pledge
    if (!charged) {
      total = await changeSums(tx, locked, priced, { seen, told, now })
      for (const { variantId, price, shipping } of priced)
        await tx
          .update(pledgeItems)
          .set({ shipping })
          .where(
            and(
              eq(pledgeItems.pledgeId, pledge.id),
              eq(pledgeItems.variantId, variantId),
              eq(pledgeItems.price, price),
            ),
          )
    }
    const [updated] = await tx
      .update(pledges)
      .set({ shippingAddressId: address.id, shippingAddress: toWireAddress(address), updatedAt: now })
      .where(eq(pledges.id, pledge.id))
      .returning()
    await confirmChange(tx, campaign, pledge, { kind: 'address', total, createdAt: now })
    return updated ?? pledge
  })
}
