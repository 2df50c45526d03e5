import type { Reward, RewardVariant } from '../model/project.ts'
import { oneKettle } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import { landscape, picture } from './pictures.ts'
import { changeDraft, removePart } from './project-editing.ts'
import type { Store } from './store.ts'

const plain: RewardVariant = {
  id: 'var_plain',
  name: '',
  image: null,
  is_default: true,
  quantity: null,
  remaining: null,
}

const uploaded = picture('project-31', 'Kettle', '#31545c', landscape)

/** The variants with one of them at a place, if it is given one. */
function placed(variants: readonly RewardVariant[], id: string | undefined, position: number | undefined) {
  const own = variants.find((variant) => variant.id === id)
  if (position === undefined || !own) return [...variants]
  return variants.filter((variant) => variant !== own).toSpliced(position, 0, own)
}

/** Rewards of the draft. */
export function rewardHandlers(store: Store): Handlers<'rewards'> {
  const keep = (rewards: Reward[]) => changeDraft(store, { rewards })
  const change = (id: string | undefined, to: (reward: Reward) => Reward) => {
    keep(store.draft.rewards.map((each) => (each.id === id ? to(each) : each)))
    return store.draft.rewards.find((each) => each.id === id) ?? oneKettle
  }
  const variantOf = (reward: Reward, id: string | undefined) => ({
    reward_variant: reward.variants.find((each) => each.id === id) ?? plain,
  })
  return {
    createReward: ({ body }) => {
      const { rewards } = store.draft
      const reward: Reward = {
        ...oneKettle,
        image: null,
        includes: [],
        description: '',
        shipping_cost: {},
        needs_shipping: false,
        ...(body as Partial<Reward>),
        id: `rwd_${rewards.length + 1}`,
        backers_count: 0,
        remaining: null,
        variants: [{ ...plain, id: `var_${rewards.length + 1}` }],
      }
      keep([...rewards, reward])
      return { reward }
    },
    updateReward: ({ params, body }) => ({
      reward: change(params.rewardId, (reward) => ({ ...reward, ...(body as Partial<Reward>) })),
    }),
    removeReward: ({ params }) => {
      removePart(store, params.rewardId, {
        rewards: store.draft.rewards.filter(({ id }) => id !== params.rewardId),
      })
      return {}
    },
    createVariant: ({ params, body }) => {
      const id = `var_${text(body.name)}`
      const made = {
        ...plain,
        id,
        name: text(body.name),
        quantity: (body.quantity as number | null) ?? null,
        is_default: false,
      }
      const reward = change(params.rewardId, (each) => {
        const named = each.variants.filter(({ name }) => name !== '')
        return { ...each, variants: [...named, { ...made, is_default: named.length === 0 }] }
      })
      return variantOf(reward, id)
    },
    updateVariant: ({ params, body }) => {
      const { name, quantity, position } = body as Partial<RewardVariant> & { readonly position?: number }
      const changes = { ...(name !== undefined && { name }), ...(quantity !== undefined && { quantity }) }
      const reward = change(params.rewardId, (each) => ({
        ...each,
        variants: placed(
          each.variants.map((variant) => ({
            ...variant,
            ...(variant.id === params.variantId && changes),
            ...(body.default === true && { is_default: variant.id === params.variantId }),
          })),
          params.variantId,
          position,
        ),
      }))
      return variantOf(reward, params.variantId)
    },
    setVariantImage: ({ params }) => {
      const reward = change(params.rewardId, (each) => ({
        ...each,
        variants: each.variants.map((variant) =>
          variant.id === params.variantId ? { ...variant, image: uploaded } : variant,
        ),
      }))
      return variantOf(reward, params.variantId)
    },
    removeVariant: ({ params }) => {
      const without = (each: Reward): Reward => {
        const variants = each.variants.filter(({ id }) => id !== params.variantId)
        return { ...each, variants: variants.length > 0 ? variants : [plain] }
      }
      removePart(store, params.variantId, {
        rewards: store.draft.rewards.map((each) => (each.id === params.rewardId ? without(each) : each)),
      })
      return {}
    },
  }
}
