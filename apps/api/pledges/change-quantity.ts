import type { setCheckedOutQuantity } from '@kindling/api-client/contract/cart-changes'
import { withQuantity } from '@kindling/validation/rules/pledge-change'
import { shippingCost } from '@kindling/validation/rules/shipping-cost'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledgeItems, pledges, rewards, rewardVariants } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { holdPeople, lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { holdsReward } from './add-ons.ts'
import { type PledgeRow, toWirePledge } from './cart.ts'
import { changeSums, toldOfGoal } from './changed-sums.ts'
import { voidLater } from './given-up.ts'
import { confirmChange } from './history.ts'
import { latestPaymentOf, lockPledge, refuseUnlessOpen } from './open-pledge.ts'
import { takesPledges } from './project-state.ts'
import { settlePledge } from './settle.ts'
import { returnStock, takeStock } from './stock.ts'
import { cancelAsAsked, letsGo } from './withdraw.ts'

type ItemRow = typeof pledgeItems.$inferSelect

interface Choice {
  readonly projectId: number
  readonly userId: string
  readonly variantId: string
  readonly pledgeId: string | undefined
}

/** The pledge that is meant: the named one, else the only open one that holds the variant, else the only open one. */
async function choosePledge(db: Platform['db'], choice: Choice): Promise<PledgeRow> {
  const { projectId, userId, variantId, pledgeId } = choice
  const mine = await db
    .select({ pledge: pledges, item: pledgeItems.variantId })
    .from(pledges)
    .leftJoin(pledgeItems, and(eq(pledgeItems.pledgeId, pledges.id), eq(pledgeItems.variantId, variantId)))
    .where(and(eq(pledges.projectId, projectId), eq(pledges.userId, userId), ne(pledges.status, 'SHOPPING')))
    .orderBy(desc(pledges.updatedAt))
  const one = (rows: typeof mine) => new Map(rows.map(({ pledge }) => [pledge.id, pledge]))
  if (pledgeId !== undefined) return one(mine).get(pledgeId) ?? refuse('MISSING_PLEDGE')
  const open = mine.filter(({ pledge }) => pledge.status === 'CHECKED_OUT')
  const holding = one(open.filter(({ item }) => item !== null))
  const candidates = holding.size > 0 ? holding : one(open)
  if (candidates.size > 1) refuse('FIELD_MISSING', 'pledge_id')
  // Of none that is open, the newest says why: charged, or cancelled.
  return [...candidates.values()][0] ?? mine[0]?.pledge ?? refuse('MISSING_PLEDGE')
}

/** Writes the rows of a variant anew, and counts a reward's backers as they become or stop being ones. */
async function writeItems(
  tx: Transaction,
  { id: pledgeId }: PledgeRow,
  { id: rewardId, variantId }: { readonly id: string; readonly variantId: string },
  before: readonly ItemRow[],
  after: readonly Omit<ItemRow, 'pledgeId' | 'rewardId'>[],
): Promise<void> {
  const own = after.filter((line) => line.variantId === variantId)
  await tx
    .delete(pledgeItems)
    .where(and(eq(pledgeItems.pledgeId, pledgeId), eq(pledgeItems.variantId, variantId)))
  if (own.length > 0)
    await tx.insert(pledgeItems).values(own.map((line) => ({ ...line, pledgeId, rewardId })))
  const others = before.some((item) => item.rewardId === rewardId && item.variantId !== variantId)
  const backed = before.some((item) => item.variantId === variantId)
  const change = others ? 0 : Number(own.length > 0) - Number(backed)
  if (change !== 0)
    await tx
      .update(rewards)
      .set({ backersCount: sql`${rewards.backersCount} + ${change}` })
      .where(eq(rewards.id, rewardId))
}

/** Whether anything of a pledge is sent changes with its pieces. */
async function noteParcel(tx: Transaction, pledgeId: string): Promise<void> {
  const sent = tx
    .select({ one: sql`1` })
    .from(pledgeItems)
    .innerJoin(rewards, eq(rewards.id, pledgeItems.rewardId))
    .where(and(eq(pledgeItems.pledgeId, pledgeId), eq(rewards.needsShipping, true)))
  await tx
    .update(pledges)
    .set({ ships: sql`exists (${sent})` })
    .where(eq(pledges.id, pledgeId))
}

/**
 * Sets how many pieces of a variant a checked-out pledge holds. What is added takes stock and has today's price, what is
 * taken out returns its stock; a pledge that holds nothing afterwards, or add-ons alone, is cancelled (decisions 2 §3).
 */
const onSetCheckedOutQuantity: Handler<typeof setCheckedOutQuantity> = async ({
  platform,
  user,
  project,
  params: { variantId },
  body,
  resumes,
}) => {
  const { db } = platform
  const [offer] = await db
    .select()
    .from(rewardVariants)
    .innerJoin(rewards, eq(rewards.id, rewardVariants.rewardId))
    .where(and(eq(rewardVariants.id, variantId), eq(rewards.projectId, project.id)))
  if (!offer) refuse('MISSING_PRODUCT')
  const who = { projectId: project.id, userId: user.id }
  const chosen = await choosePledge(db, { ...who, variantId, pledgeId: body.pledge_id })
  if (chosen.status === 'PROCESSING') await settlePledge(platform, chosen.id)
  const told = await toldOfGoal(db, project)
  const voided = await db.transaction(async (tx) => {
    await holdPeople(tx, user.id, [project.creatorId, ...told])
    await lockPerson(tx, user.id)
    const locked = await lockPledge(tx, { ...who, pledgeId: chosen.id })
    if (!locked) refuse('MISSING_PLEDGE')
    const { campaign, pledge } = locked
    // The try before took the last piece out, which cancels the pledge.
    if (resumes && body.quantity === 0 && pledge.status === 'FAILED') return undefined
    refuseUnlessOpen(pledge)
    const now = platform.businessNow()
    if (!takesPledges(campaign, now)) refuse('INVALID_PROJECT_STATE')
    const payment = await latestPaymentOf(tx, pledge.id)
    // While a charge is under way its amount stands.
    if (payment?.status !== 'CHECKED_OUT') refuse('INVALID_STATE')
    // Read again under the lock: what the person is asked to pay is today's price.
    const [reward] = await tx.select().from(rewards).where(eq(rewards.id, offer.rewards.id))
    if (!reward) refuse('MISSING_PRODUCT')
    const before = await tx.select().from(pledgeItems).where(eq(pledgeItems.pledgeId, pledge.id))
    const held = before.reduce((sum, item) => sum + (item.variantId === variantId ? item.quantity : 0), 0)
    const added = body.quantity - held
    if (added === 0) return undefined
    if (added > 0 && reward.availableUntil !== null && reward.availableUntil <= now)
      refuse('INVALID_PROJECT_STATE')
    const country = pledge.shippingAddress?.country_code
    const shipping = !reward.needsShipping ? 0 : country ? shippingCost(reward.shippingCost, country) : null
    const after = withQuantity(before, variantId, body.quantity, { price: reward.price, shipping })
    if (after.some((line) => line.shipping === null))
      refuse('OUT_OF_RANGE', 'shipping_address', { reward: reward.title })
    const isEmptied =
      after.length === 0 ||
      (body.quantity === 0 && !(await holdsReward(tx, pledge.id, { besides: variantId })))
    if (isEmptied) {
      if (!letsGo(campaign, pledge, now)) refuse('INVALID_STATE')
      return cancelAsAsked(tx, campaign, pledge, now)
    }
    const lines = after.map((line) => ({ ...line, shipping: line.shipping ?? 0 }))
    const total = await changeSums(tx, locked, lines, { seen: body.total_usd, told, now })
    const piece = { rewardId: reward.id, variantId, quantity: Math.abs(added) }
    await (added > 0 ? takeStock(tx, [piece]) : returnStock(tx, [piece]))
    await writeItems(tx, pledge, { id: reward.id, variantId }, before, lines)
    await noteParcel(tx, pledge.id)
    const item = [reward.title, offer.reward_variants.name].filter(Boolean).join(', ')
    await confirmChange(tx, campaign, pledge, {
      kind: 'quantity',
      total,
      item,
      fromQuantity: held,
      toQuantity: body.quantity,
      createdAt: now,
    })
    return undefined
  })
  if (voided) await voidLater(platform, voided)
  const [pledge = chosen] = await db.select().from(pledges).where(eq(pledges.id, chosen.id))
  return { pledge: await toWirePledge(db, pledge) }
}

export const changeQuantityHandlers = {
  setCheckedOutQuantity: onSetCheckedOutQuantity,
} satisfies Partial<Handlers>
