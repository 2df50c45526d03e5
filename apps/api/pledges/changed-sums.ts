import { CHECKOUT } from '@kindling/validation/limits'
import { couponDiscount } from '@kindling/validation/rules/coupon'
import { mayDecrease } from '@kindling/validation/rules/pledge-decrease'
import { pledgeTotal } from '@kindling/validation/rules/pledge-total'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledges, projects } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { goalReached } from '../notifications/events.ts'
import { notify } from '../notifications/notify.ts'
import { involvedIn } from '../notifications/team.ts'
import { bookChanged } from './books.ts'
import type { PledgeRow } from './cart.ts'
import { couponOf } from './coupons.ts'
import { countChange } from './figures.ts'
import { pledgedBeside } from './open-pledge.ts'

type ProjectRow = typeof projects.$inferSelect

/** What a changed pledge holds. Cents. */
export interface ChangedLine {
  readonly price: number
  readonly quantity: number
  readonly shipping: number
}

/**
 * People to notify if a raised pledge reaches the goal; locked before the project, in the common lock order. Nobody
 * where no pledge can reach it.
 */
export async function toldOfGoal(db: Platform['db'], project: ProjectRow): Promise<string[]> {
  const missing = project.fundingGoal - project.totalPledged
  return missing > 0 && missing <= CHECKOUT.capCents ? involvedIn(db, project.id) : []
}

/**
 * Writes the sums of a changed pledge, and moves the project's figure by the difference. The caller holds the locks of
 * the person, the project and the pledge.
 *
 * Rejects with NUMBER_HIGH above the cap, INTEGRITY_ERROR if the person saw another total, and INVALID_STATE where a
 * lower total would take a funded campaign below its goal on its last day.
 *
 * @param seen the total in cents that the person saw; undefined: they were shown none.
 */
export async function changeSums(
  tx: Transaction,
  { campaign, pledge }: { readonly campaign: ProjectRow; readonly pledge: PledgeRow },
  lines: readonly ChangedLine[],
  { seen, told, now }: { seen: number | undefined; told: readonly string[]; now: Date },
): Promise<number> {
  const shippingTotal = lines.reduce((sum, { shipping }) => sum + shipping, 0)
  const { subTotal } = pledgeTotal(lines)
  const coupon = await couponOf(tx, pledge)
  if (coupon && subTotal < coupon.minimum && subTotal < pledge.subTotal) refuse('COUPON_MINIMUM', 'quantity')
  // A coupon that was removed meanwhile still holds for the pledge that has it.
  const discount = coupon ? couponDiscount(coupon, subTotal) : 0
  const { total } = pledgeTotal(lines, shippingTotal, discount)
  if (seen !== undefined && seen !== total) refuse('INTEGRITY_ERROR', 'total_usd')
  if (total < CHECKOUT.minimumCents) refuse('NUMBER_LOW', 'total_usd', { min: CHECKOUT.minimumCents / 100 })
  const more = total - pledge.total
  if (more > 0 && total + (await pledgedBeside(tx, campaign, pledge)) > CHECKOUT.capCents)
    refuse('NUMBER_HIGH', 'total_usd', { max: CHECKOUT.capCents / 100 })
  const { fundingGoal, totalPledged, endTime } = campaign
  const running = { fundingGoal, totalPledged, endMs: endTime?.getTime() ?? null }
  if (more < 0 && !mayDecrease(running, -more, now.getTime())) refuse('INVALID_STATE')
  await tx
    .update(pledges)
    .set({ subTotal, shippingTotal, discount, total, updatedAt: now })
    .where(eq(pledges.id, pledge.id))
  if (more === 0) return total
  await tx
    .update(projects)
    .set({ totalPledged: sql`${projects.totalPledged} + ${more}` })
    .where(eq(projects.id, campaign.id))
  await countChange(tx, { pledge, cents: more, pledges: 0, at: now })
  await bookChanged(tx, pledge, { cents: more, change: newId('chg'), at: now })
  if (fundingGoal > 0 && totalPledged < fundingGoal && totalPledged + more >= fundingGoal)
    await notify(tx, goalReached({ ...campaign, goalCents: fundingGoal }), told, now)
  return total
}
