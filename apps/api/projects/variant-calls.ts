import type {
  createVariant,
  removeVariant,
  setVariantImage,
  updateVariant,
} from '@kindling/api-client/contract/rewards'
import type { RewardVariant } from '@kindling/api-client/model/project'
import { REWARD } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { forgetPictures } from '../accounts/picture-files.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { rewardVariants } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { touchProject } from './draft.ts'
import { countPicture, storePicture } from './project-pictures.ts'
import { keepRemoved, takeRemoved } from './removed-parts.ts'
import { isUnnamed, type RewardRow, readReward, type VariantRow, wireReward } from './reward-rows.ts'

/** Widths in pixels that pages show; any shape. */
const shown = { kind: 'variant', widths: [160, 320, 600] } as const

async function wireVariant(
  db: Database,
  projectId: number,
  rewardId: string,
  variantId: string,
): Promise<{ reward_variant: RewardVariant }> {
  const { variants } = await wireReward(db, projectId, rewardId)
  const reward_variant = variants.find(({ id }) => id === variantId)
  return reward_variant ? { reward_variant } : refuse('INVALID_ID', 'variant')
}

/** The variants together hold no more than their reward does, and each no less than is taken of it. */
function checkQuantities({ backerLimit }: RewardRow, variants: readonly VariantRow[]): void {
  const sum = variants.reduce((total, { quantity }) => total + (quantity ?? 0), 0)
  if (backerLimit !== null && sum > backerLimit) refuse('VARIANT_LIMIT_EXCEEDED', 'quantity')
  const short = variants.find(({ quantity, taken }) => quantity !== null && quantity < taken)
  if (short) refuse('NUMBER_LOW', 'quantity', { min: short.taken })
}

/** Stores the variants as they are now: in this order, one of them the default. */
async function store(tx: Transaction, before: readonly VariantRow[], after: readonly VariantRow[]) {
  for (const [position, variant] of after.entries()) {
    const row = { ...variant, position }
    const known = before.find(({ id }) => id === row.id)
    if (!known) await tx.insert(rewardVariants).values(row)
    else if (JSON.stringify(known) !== JSON.stringify(row))
      await tx.update(rewardVariants).set(row).where(eq(rewardVariants.id, row.id))
  }
}

const withDefault = (variants: readonly VariantRow[], id: string): VariantRow[] =>
  variants.map((each) => ({ ...each, isDefault: each.id === id }))

/** A variant at this place; INVALID_VARIANT_ORDER for one that is not there. */
function moved(variants: readonly VariantRow[], id: string, position: number | undefined): VariantRow[] {
  const own = variants.find((each) => each.id === id)
  if (position === undefined || !own) return [...variants]
  if (position < 0 || position >= variants.length) refuse('INVALID_VARIANT_ORDER', 'position')
  return variants.filter((each) => each.id !== id).toSpliced(position, 0, own)
}

/** Puts a removed variant back where it was; the one that lost its name with it gets the name again. */
export async function restoreVariant(
  tx: Transaction,
  reward: RewardRow,
  variants: readonly VariantRow[],
  row: VariantRow,
): Promise<void> {
  const [only] = variants
  const isNameless = variants.length === 1 && only && isUnnamed(only)
  if (!isNameless && variants.length >= REWARD.variantsMax)
    refuse('MAX_COUNT', 'variant', { max: REWARD.variantsMax })
  // The last variant kept its row, which may have another name by now: both are wanted.
  const id = variants.some((each) => each.id === row.id) ? newId('var') : row.id
  const all = isNameless
    ? [{ ...only, name: row.name, quantity: row.quantity, image: row.image }]
    : variants.toSpliced(row.position, 0, { ...row, id, isDefault: false })
  checkQuantities(reward, all)
  await store(tx, variants, all)
}

/** The first that is named takes the place of the one without a name: pledges for that one stay. */
const onCreateVariant: Handler<typeof createVariant> = async ({ platform, project, params, body }) => {
  const { rewardId } = params
  const id = await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const { reward, variants } = await readReward(tx, project.id, rewardId)
    if (reward.isDonation) refuse('DONATION_NO_VARIANT', 'variants')
    if (variants.length >= REWARD.variantsMax) refuse('MAX_COUNT', 'variant', { max: REWARD.variantsMax })
    const [only] = variants
    const replaces = variants.length === 1 && only && isUnnamed(only) ? only : null
    const values = { name: body.name.trim(), quantity: body.quantity ?? null }
    const made: VariantRow = replaces
      ? { ...replaces, ...values }
      : { ...values, id: newId('var'), rewardId, position: 0, image: null, isDefault: false, taken: 0 }
    const all = replaces ? [made] : [...variants, made]
    checkQuantities(reward, all)
    const position =
      body.position === undefined ? undefined : Math.min(Math.max(0, body.position), all.length - 1)
    const sorted = moved(all, made.id, position)
    await store(tx, variants, body.default ? withDefault(sorted, made.id) : sorted)
    return made.id
  })
  return wireVariant(platform.db, project.id, rewardId, id)
}

const onUpdateVariant: Handler<typeof updateVariant> = async ({ platform, project, params, body }) => {
  const { rewardId, variantId } = params
  await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const { reward, variants } = await readReward(tx, project.id, rewardId)
    const own = variants.find(({ id }) => id === variantId)
    if (!own) refuse('INVALID_ID', 'variant')
    // Backers have read the name of what they chose (decisions 2 §1).
    if (own.taken > 0 && !isUnnamed(own) && body.name !== undefined && body.name.trim() !== own.name)
      refuse('INVALID_STATE', 'name')
    // There is always one: another becomes it instead.
    if (body.default === false && own.isDefault) refuse('INVALID_DEFAULT_VARIANT', 'default')
    const after = {
      ...own,
      ...(body.name !== undefined && { name: body.name.trim() }),
      ...(body.quantity !== undefined && { quantity: body.quantity }),
    }
    const all = variants.map((each) => (each.id === variantId ? after : each))
    checkQuantities(reward, all)
    const sorted = moved(all, variantId, body.position)
    await store(tx, variants, body.default ? withDefault(sorted, variantId) : sorted)
  })
  return wireVariant(platform.db, project.id, rewardId, variantId)
}

/** A new one replaces the one before it. */
const onSetVariantImage: Handler<typeof setVariantImage> = async ({
  platform,
  user,
  project,
  params,
  body,
}) => {
  const { rewardId, variantId } = params
  await countPicture(platform, user.id)
  const image = await storePicture(platform, body.file, shown)
  const replaced = await platform.db
    .transaction(async (tx) => {
      await touchProject(tx, project, platform.now())
      const { variants } = await readReward(tx, project.id, rewardId)
      const own = variants.find(({ id }) => id === variantId)
      if (!own) refuse('INVALID_ID', 'variant')
      if (isUnnamed(own)) refuse('FILE_NOT_ALLOWED', 'file')
      await tx.update(rewardVariants).set({ image }).where(eq(rewardVariants.id, own.id))
      return own.image
    })
    .catch(async (error: unknown) => {
      await forgetPictures(platform, [image])
      throw error
    })
  if (replaced) await forgetPictures(platform, [replaced])
  return wireVariant(platform.db, project.id, rewardId, variantId)
}

/** The last one loses its name and picture instead, and the reward its choice. */
const onRemoveVariant: Handler<typeof removeVariant> = async ({ platform, project, params }) => {
  const { rewardId, variantId } = params
  const replaced = await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const { variants } = await readReward(tx, project.id, rewardId)
    const own = variants.find(({ id }) => id === variantId)
    if (!own) refuse('INVALID_ID', 'variant')
    if (own.taken > 0) refuse('INVALID_STATE', 'variant')
    const isLast = variants.length === 1
    // Asked again, because the answer was lost: what was kept the first time stays.
    if (isLast && isUnnamed(own) && own.quantity === null && own.image === null) return []
    if (isLast) await store(tx, variants, [{ ...own, name: '', quantity: null, image: null }])
    else {
      if (own.isDefault) refuse('INVALID_DEFAULT_VARIANT', 'variant')
      await tx.delete(rewardVariants).where(eq(rewardVariants.id, own.id))
    }
    const earlier = isLast ? await takeRemoved(tx, own.id) : []
    await keepRemoved(tx, platform.now(), project.id, { kind: 'variant', row: own })
    return earlier
  })
  await forgetPictures(platform, replaced)
  return {}
}

export const variantHandlers = {
  createVariant: onCreateVariant,
  updateVariant: onUpdateVariant,
  setVariantImage: onSetVariantImage,
  removeVariant: onRemoveVariant,
} satisfies Partial<Handlers>
