import { and, eq } from 'drizzle-orm'
import { toWireAddress } from '../accounts/profile.ts'
import type { Transaction } from '../database/connection.ts'
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

interface PricedLine {
  /** Cents of one piece. */
  readonly price: number
  readonly quantity: number
  /** Cents of the line. */
  readonly shipping: number
  readonly variantId: string
}

/** Lines of a pledge as they would cost in another country; rejects with OUT_OF_RANGE where one is not sent there. */
export async function pricedTo(tx: Transaction, pledge: PledgeRow, country: string): Promise<PricedLine[]> {
  const { lines } = await readCart(tx, pledge)
  return lines.map(({ reward, variant, price, quantity }) => {
    const shipping = lineShipping(reward, quantity, country)
    if (shipping === null) refuse('OUT_OF_RANGE', 'shipping_address', { reward: reward.title })
    return { price, quantity, shipping, variantId: variant.id }
  })
}

/** A charged pledge goes only to where shipping costs no more than was paid. */
export function refuseDearer(pledge: PledgeRow, lines: readonly PricedLine[]): void {
  const shipping = lines.reduce((sum, line) => sum + line.shipping, 0)
  if (shipping > pledge.shippingTotal) refuse('PLEDGE_PAID')
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
    const priced = await pricedTo(tx, pledge, address.countryCode)
    if (charged) refuseDearer(pledge, priced)
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
