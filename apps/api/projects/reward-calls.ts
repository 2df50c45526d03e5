import type { createReward, removeReward, updateReward } from '@kindling/api-client/contract/rewards'
import { rewardBodyForm } from '@kindling/validation/forms/reward'
import { REWARD } from '@kindling/validation/limits'
import { count, eq, max } from 'drizzle-orm'
import { rewards, rewardVariants } from '../database/schema.ts'
import type { Call, Handler, Handlers } from '../kernel/call.ts'
import { refuse, refuseAll } from '../kernel/failure.ts'
import { validateForm } from '../kernel/form-failures.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { touchProject } from './draft.ts'
import { keepRemoved, removedReward } from './removed-parts.ts'
import { isUnnamed, type RewardRow, readReward, wireReward } from './reward-rows.ts'

type Body = Call<typeof updateReward>['body']

const seconds = (date: Date | null) => date && Math.floor(date.getTime() / 1000)
const moment = (value: number | null | undefined) => (value == null ? value : new Date(value * 1000))

/** The stored reward in the words of its form. */
const valuesOf = (row: RewardRow) => ({
  title: row.title,
  description: row.description,
  includes: row.includes,
  price: row.price,
  backer_limit: row.backerLimit,
  delivery_date: seconds(row.deliveryDate),
  available_until: seconds(row.availableUntil),
  is_donation: row.isDonation,
  is_addon: row.isAddon,
  needs_shipping: row.needsShipping,
  shipping_cost: row.shippingCost,
})

function columnsOf(body: Body) {
  const given = {
    title: body.title?.trim(),
    description: body.description?.trim(),
    includes: body.includes,
    price: body.price,
    backerLimit: body.backer_limit,
    deliveryDate: moment(body.delivery_date),
    availableUntil: moment(body.available_until),
    isDonation: body.is_donation,
    isAddon: body.is_addon,
    needsShipping: body.needs_shipping,
    // What is not shipped costs no shipping.
    shippingCost: body.needs_shipping === false ? {} : body.shipping_cost,
  }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<RewardRow>
}

/** Checks a whole reward by its form. A date that was there and has passed meanwhile may stay. */
function check({ businessNow }: Platform, values: object, sent: Body): void {
  const whole = Object.fromEntries(
    Object.entries(values).filter(
      ([field]) => !['delivery_date', 'available_until'].includes(field) || field in sent,
    ),
  )
  validateForm(rewardBodyForm({ nowMs: () => businessNow().getTime() }), whole)
}

const onCreateReward: Handler<typeof createReward> = async ({ platform, project, body }) => {
  check(platform, body, body)
  const id = newId('rwd')
  await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const [there] = await tx
      .select({ n: count(), last: max(rewards.position) })
      .from(rewards)
      .where(eq(rewards.projectId, project.id))
    if ((there?.n ?? 0) >= REWARD.max) refuse('MAX_COUNT', 'reward', { max: REWARD.max })
    await tx.insert(rewards).values({
      ...columnsOf(body),
      id,
      projectId: project.id,
      position: (there?.last ?? -1) + 1,
      title: body.title.trim(),
      price: body.price,
    })
    await tx.insert(rewardVariants).values({ id: newId('var'), rewardId: id, position: 0, isDefault: true })
  })
  return { reward: await wireReward(platform.db, project.id, id) }
}

/** What somebody has pledged for stays what it was (decisions 2 §1). */
function checkPledged(before: RewardRow, after: Partial<RewardRow>): void {
  if (before.taken === 0 && before.backersCount === 0) return
  const differs = (field: 'title' | 'price' | 'shippingCost' | 'isDonation' | 'isAddon' | 'needsShipping') =>
    after[field] !== undefined && JSON.stringify(after[field]) !== JSON.stringify(before[field])
  const fixedTerms = [
    ['title', 'title'],
    ['price', 'price'],
    ['shippingCost', 'shipping_cost'],
    ['needsShipping', 'needs_shipping'],
    ['isDonation', 'is_donation'],
    ['isAddon', 'is_addon'],
  ] as const
  refuseAll(
    fixedTerms.filter(([column]) => differs(column)).map(([, field]) => ({ code: 'INVALID_STATE', field })),
  )
}

const onUpdateReward: Handler<typeof updateReward> = async ({ platform, project, params, body }) => {
  await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const { reward, variants } = await readReward(tx, project.id, params.rewardId)
    const changes = columnsOf(body)
    check(platform, { ...valuesOf(reward), ...body }, body)
    if (body.is_donation && variants.some((each) => !isUnnamed(each)))
      refuse('DONATION_NO_VARIANT', 'variants')
    checkPledged(reward, changes)
    // A limit may fall to what is taken and to what its variants hold together, never below either.
    const held = variants.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
    const min = Math.max(reward.taken, held)
    if (changes.backerLimit != null && changes.backerLimit < min)
      refuse('NUMBER_LOW', 'backer_limit', { min })
    if (Object.keys(changes).length > 0)
      await tx.update(rewards).set(changes).where(eq(rewards.id, reward.id))
  })
  return { reward: await wireReward(platform.db, project.id, params.rewardId) }
}

const onRemoveReward: Handler<typeof removeReward> = async ({ platform, project, params }) => {
  await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const { reward, variants } = await readReward(tx, project.id, params.rewardId)
    if (reward.taken > 0 || reward.backersCount > 0) refuse('INVALID_STATE', 'reward')
    await tx.delete(rewards).where(eq(rewards.id, reward.id))
    await keepRemoved(tx, platform.now(), project.id, removedReward(reward, variants))
  })
  return {}
}

export const rewardHandlers = {
  createReward: onCreateReward,
  updateReward: onUpdateReward,
  removeReward: onRemoveReward,
} satisfies Partial<Handlers>
