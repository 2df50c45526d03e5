import { REWARD } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { rewards, rewardVariants } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestPlatform } from '../platform.ts'
import { about, after, date, full, ofReward, ofVariant } from './about-draft.ts'
import type { HappyCalls, Prepared } from './prepared.ts'
import { changed, elsewhere, oddText, type Provoke, type Rejections, sent } from './rejection.ts'
import { addsAnother, addsEdit, again, isGone } from './replay.ts'

/** The rewards of a draft, and their variants. */
export const rewardCalls = {
  createReward: again(addsAnother)(
    about(({ projectId }) => ({
      params: { id: projectId },
      body: { title: 'Two kettles', price: 18_000, delivery_date: date },
    })),
  ),
  updateReward: again(addsEdit)(
    about((draft) => ({
      params: ofReward(draft),
      body: { title: 'A kettle and its lid', needs_shipping: true, shipping_cost: { '*': 2_400 } },
    })),
  ),
  removeReward: again(isGone)(about((draft) => ({ params: ofReward(draft) }))),
  createVariant: again(addsAnother)(
    about((draft) => ({ params: ofReward(draft), body: { name: 'Bone', quantity: 40 } })),
  ),
  updateVariant: again(addsEdit)(
    about((draft) => ({ params: ofVariant(draft), body: { name: 'Ash', position: 0 } })),
  ),
  removeVariant: again(isGone)(about((draft) => ({ params: ofVariant(draft) }))),
} satisfies Partial<HappyCalls>

const pledgedFor = ({ platform }: TestPlatform, id: number) =>
  platform.db.update(rewards).set({ taken: 1, backersCount: 1 }).where(eq(rewards.projectId, id))

/** Somebody has pledged for the variant. */
const chosenVariant = (
  { platform }: TestPlatform,
  { input }: { readonly input: { readonly params: { readonly variantId: string } } },
) => platform.db.update(rewardVariants).set({ taken: 1 }).where(eq(rewardVariants.id, input.params.variantId))

/** The call about the reward's default variant. */
const ofDefault =
  <N extends 'updateVariant' | 'removeVariant'>(name: N, body: object): Provoke<N> =>
  async (made, happy) => {
    const prepared = await changed(name)(made, happy)
    const { params } = prepared.input as { params: { rewardId: string } }
    const all = await made.platform.db
      .select()
      .from(rewardVariants)
      .where(eq(rewardVariants.rewardId, params.rewardId))
    const variantId = all.find(({ isDefault }) => isDefault)?.id ?? ''
    return {
      ...prepared,
      input: { params: { ...params, variantId }, body } as unknown as Prepared<N>['input'],
    }
  }

const rewardTexts = <N extends 'createReward' | 'updateReward'>(name: N) => ({
  FIELD_MISSING: sent(name, { title: '' }),
  INVALID_VALUE: sent(name, { needs_shipping: true, shipping_cost: { US: 1 } }),
  INVALID_TYPE: sent(name, { price: 0.5 }),
  NUMBER_LOW: sent(name, { price: 0 }),
  NUMBER_HIGH: sent(name, { price: REWARD.priceMaxCents + 1 }),
  DATE_EARLY: sent(name, { delivery_date: 1 }),
  ITERABLE_LENGTH_LONG: sent(name, { title: 'x'.repeat(REWARD.titleMax + 1) }),
  REGEX_FAIL: sent(name, { title: oddText }),
})
const variantTexts = <N extends 'createVariant' | 'updateVariant'>(name: N) => ({
  INVALID_ID: elsewhere(name, { rewardId: 'rwd_of_nobody' }),
  FIELD_MISSING: sent(name, { name: '' }),
  INVALID_TYPE: sent(name, { quantity: 0.5 }),
  NUMBER_LOW: sent(name, { quantity: 0 }),
  NUMBER_HIGH: sent(name, { quantity: REWARD.backerLimitMax + 1 }),
  ITERABLE_LENGTH_LONG: sent(name, { name: 'x'.repeat(REWARD.variantNameMax + 1) }),
  REGEX_FAIL: sent(name, { name: oddText }),
  VARIANT_LIMIT_EXCEEDED: sent(name, { quantity: 101 }),
})

export const rewardRejections = {
  createReward: {
    ...rewardTexts('createReward'),
    MAX_COUNT: after(
      'createReward',
      full(
        (n) => ({ id: newId('rwd'), position: n + 1, title: 'One more', price: 100 }),
        rewards,
        REWARD.max,
      ),
    ),
  },
  updateReward: {
    ...rewardTexts('updateReward'),
    INVALID_ID: elsewhere('updateReward', { rewardId: 'rwd_of_nobody' }),
    INVALID_STATE: after('updateReward', pledgedFor),
    DONATION_NO_VARIANT: sent('updateReward', { is_donation: true }),
  },
  removeReward: {
    INVALID_ID: elsewhere('removeReward', { rewardId: 'rwd_of_nobody' }),
    INVALID_STATE: after('removeReward', pledgedFor),
  },
  createVariant: {
    ...variantTexts('createVariant'),
    DONATION_NO_VARIANT: after('createVariant', ({ platform }, id) =>
      platform.db.update(rewards).set({ isDonation: true }).where(eq(rewards.projectId, id)),
    ),
    MAX_COUNT: changed('createVariant', undefined, ({ platform }, { input }) =>
      platform.db.insert(rewardVariants).values(
        Array.from({ length: REWARD.variantsMax }, (_, n) => ({
          id: newId('var'),
          rewardId: input.params.rewardId,
          position: n + 2,
          name: `Shade ${n}`,
        })),
      ),
    ),
  },
  updateVariant: {
    ...variantTexts('updateVariant'),
    INVALID_VARIANT_ORDER: sent('updateVariant', { position: 7 }),
    INVALID_DEFAULT_VARIANT: ofDefault('updateVariant', { default: false }),
    INVALID_STATE: changed('updateVariant', undefined, chosenVariant),
  },
  removeVariant: {
    INVALID_ID: elsewhere('removeVariant', { variantId: 'var_of_nobody' }),
    INVALID_STATE: changed('removeVariant', undefined, chosenVariant),
    INVALID_DEFAULT_VARIANT: ofDefault('removeVariant', {}),
  },
} satisfies Rejections
