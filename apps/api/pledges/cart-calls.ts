import type {
  getMyPledges,
  getPledge,
  setItemQuantity,
  setPledgeAddress,
} from '@kindling/api-client/contract/pledges'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledgeItems, pledges, rewards, rewardVariants, shippingAddresses } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { holdsReward } from './add-ons.ts'
import { lineShipping, type PledgeRow, readCart, toWirePledge } from './cart.ts'
import { changeAddress } from './change-address.ts'
import { followPledge } from './follow-pledge.ts'
import { takesPledges } from './project-state.ts'

const cartOf = (projectId: number, userId: string) =>
  and(eq(pledges.projectId, projectId), eq(pledges.userId, userId), eq(pledges.status, 'SHOPPING'))

const onGetMyPledges: Handler<typeof getMyPledges> = async ({ platform, user, project }) => {
  const { db } = platform
  const [cart] = await db.select().from(pledges).where(cartOf(project.id, user.id))
  const rest = await db
    .select()
    .from(pledges)
    .where(
      and(eq(pledges.projectId, project.id), eq(pledges.userId, user.id), ne(pledges.status, 'SHOPPING')),
    )
    .orderBy(desc(pledges.updatedAt))
  const current = await Promise.all(rest.map((pledge) => followPledge(platform, pledge)))
  const confirmed = current.filter((pledge) => pledge.status !== 'SHOPPING')
  return {
    shopping_pledge: cart ? await toWirePledge(db, cart) : null,
    pledges: await Promise.all(confirmed.map((pledge) => toWirePledge(db, pledge))),
    payments_open: platform.payments.cardField.kind !== 'none',
  }
}

const onGetPledge: Handler<typeof getPledge> = async ({ platform, user, project, params }) => {
  const { db } = platform
  const [found] = await db
    .select()
    .from(pledges)
    .where(
      and(eq(pledges.id, params.pledgeId), eq(pledges.projectId, project.id), eq(pledges.userId, user.id)),
    )
  if (!found) refuse('NOT_FOUND', 'pledge')
  return { pledge: await toWirePledge(db, await followPledge(platform, found)) }
}

/** A person's cart for a project, created if there is none, locked until the transaction ends. */
async function openCart(
  tx: Transaction,
  platform: Platform,
  projectId: number,
  userId: string,
): Promise<PledgeRow> {
  const now = platform.businessNow()
  // Locks the person first: this waits for a checkout that takes the cart at this moment, and creates a new one.
  const { defaultShippingAddress: defaultAddress } = await lockPerson(tx, userId)
  await tx
    .insert(pledges)
    .values({
      id: newId('plg'),
      projectId,
      userId,
      status: 'SHOPPING',
      shippingAddressId: defaultAddress,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  const [cart] = await tx.select().from(pledges).where(cartOf(projectId, userId)).for('update')
  if (!cart) throw new Error('The cart was not made')
  return cart
}

/**
 * An add-on is put beside a reward, else MISSING_PRODUCT about the reward, and leaves with the last one.
 *
 * Reports limits while shopping but reserves nothing: stock is taken when the pledge is confirmed.
 */
const onSetItemQuantity: Handler<typeof setItemQuantity> = async ({
  platform,
  user,
  project,
  params,
  body,
}) => {
  const { db } = platform
  const { quantity } = body
  const now = platform.businessNow()
  const [found] = await db
    .select()
    .from(rewardVariants)
    .innerJoin(rewards, eq(rewards.id, rewardVariants.rewardId))
    .where(and(eq(rewardVariants.id, params.variantId), eq(rewards.projectId, project.id)))
  if (!found) refuse('MISSING_PRODUCT')
  const { rewards: reward, reward_variants: variant } = found
  if (quantity > 0) {
    const over = reward.availableUntil !== null && reward.availableUntil <= now
    if (over || !takesPledges(project, now)) refuse('INVALID_PROJECT_STATE')
    const ofReward = reward.backerLimit === null ? Infinity : reward.backerLimit - reward.taken
    if (quantity > ofReward) refuse('BACKER_LIMIT_EXCEEDED', 'quantity', { remaining: Math.max(0, ofReward) })
    const ofVariant = variant.quantity === null ? Infinity : variant.quantity - variant.taken
    if (quantity > ofVariant)
      refuse('VARIANT_LIMIT_EXCEEDED', 'quantity', { remaining: Math.max(0, ofVariant) })
  }
  const cart = await db.transaction(async (tx) => {
    const cart = await openCart(tx, platform, project.id, user.id)
    // What is put in or taken out decides: an add-on that goes and a reward that comes leave nothing alone.
    const decides = reward.isAddon === quantity > 0
    const isAlone = decides && !(await holdsReward(tx, cart.id, { besides: variant.id }))
    if (isAlone && reward.isAddon) refuse('MISSING_PRODUCT', 'reward')
    const own = eq(pledgeItems.pledgeId, cart.id)
    // Add-ons leave with the last reward.
    await tx.delete(pledgeItems).where(isAlone ? own : and(own, eq(pledgeItems.variantId, variant.id)))
    if (quantity > 0)
      await tx.insert(pledgeItems).values({
        pledgeId: cart.id,
        variantId: variant.id,
        rewardId: reward.id,
        quantity,
        price: reward.price,
      })
    const [updated] = await tx
      .update(pledges)
      .set({ updatedAt: now })
      .where(eq(pledges.id, cart.id))
      .returning()
    return updated ?? cart
  })
  return { pledge: await toWirePledge(db, cart) }
}

const onSetPledgeAddress: Handler<typeof setPledgeAddress> = async ({ platform, user, project, body }) => {
  const { db } = platform
  const [address] = await db
    .select()
    .from(shippingAddresses)
    .where(and(eq(shippingAddresses.id, body.shipping_address_id), eq(shippingAddresses.userId, user.id)))
  if (!address) refuse('INVALID_ID', 'shipping_address')
  if (body.pledge_id !== undefined) {
    const named = { pledgeId: body.pledge_id, userId: user.id, seen: body.total_usd }
    const pledge = await changeAddress(platform, { ...named, project, address })
    return { pledge: await toWirePledge(db, pledge) }
  }
  const cart = await db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const [cart] = await tx.select().from(pledges).where(cartOf(project.id, user.id)).for('update')
    if (!cart) refuse('MISSING_PLEDGE')
    const { lines } = await readCart(tx, cart)
    const unshipped = lines.find(
      (line) => lineShipping(line.reward, line.quantity, address.countryCode) === null,
    )
    if (unshipped) refuse('OUT_OF_RANGE', 'shipping_address', { reward: unshipped.reward.title })
    const [updated] = await tx
      .update(pledges)
      .set({ shippingAddressId: address.id, updatedAt: platform.businessNow() })
      .where(eq(pledges.id, cart.id))
      .returning()
    return updated ?? cart
  })
  return { pledge: await toWirePledge(db, cart) }
}

export const cartHandlers = {
  getMyPledges: onGetMyPledges,
  getPledge: onGetPledge,
  setItemQuantity: onSetItemQuantity,
  setPledgeAddress: onSetPledgeAddress,
} satisfies Partial<Handlers>
