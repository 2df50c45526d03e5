import type { Reward, RewardVariant } from '@kindling/api-client/model/project'

/** Cents of a pledge without a reward. */
const plainPledgeCents = 2500

/** Pieces that a reward has; its variants may hold less than its own limit. */
function capacityOf({ backer_limit, variants }: Reward): number {
  const limits = variants.map(({ quantity }) => quantity ?? Number.POSITIVE_INFINITY)
  return Math.min(
    backer_limit ?? Number.POSITIVE_INFINITY,
    limits.reduce((sum, each) => sum + each, 0),
  )
}

/** Takes pieces from the variants evenly, and what one has not from the next. */
function takenFrom(variants: readonly RewardVariant[], count: number): RewardVariant[] {
  let left = count
  return variants.map((variant, index) => {
    const behind = variants.slice(index + 1)
    const later = behind.reduce((sum, { quantity }) => sum + (quantity ?? Number.POSITIVE_INFINITY), 0)
    const even = Math.max(Math.ceil(left / (behind.length + 1)), left - later)
    const own = Math.min(variant.quantity ?? Number.POSITIVE_INFINITY, even)
    left -= own
    return { ...variant, remaining: variant.quantity === null ? null : variant.quantity - own }
  })
}

export interface MadeUpBackers {
  readonly rewards: Reward[]
  /** People who pledged, with a reward or without. */
  readonly backers: number
}

/**
 * Spreads a sum over the rewards, the first of them most often; none beyond its limit, and all together no more than
 * the sum. What is left over was given without a reward.
 *
 * @param totalCents what was pledged in all.
 */
export function madeUpBackers(rewards: readonly Reward[], totalCents: number): MadeUpBackers {
  const sold = rewards.filter(({ is_donation, is_addon, price }) => !is_donation && !is_addon && price > 0)
  const weights = sold.map((_, index) => 1 / (index + 1))
  const weight = weights.reduce((sum, each) => sum + each, 0)
  const average = sold.reduce((sum, { price }, index) => sum + price * (weights[index] ?? 0), 0) / weight
  const pledges = sold.length === 0 ? 0 : Math.floor(totalCents / average)
  const counts = new Map<string, number>()
  for (const [index, reward] of sold.entries())
    counts.set(
      reward.id,
      Math.min(capacityOf(reward), Math.floor((pledges * (weights[index] ?? 0)) / weight)),
    )
  let left = sold.reduce((sum, { id, price }) => sum - price * (counts.get(id) ?? 0), totalCents)
  for (const reward of sold) {
    const own = counts.get(reward.id) ?? 0
    const more = Math.min(capacityOf(reward) - own, Math.floor(left / reward.price))
    counts.set(reward.id, own + more)
    left -= more * reward.price
  }
  const withReward = [...counts.values()].reduce((sum, each) => sum + each, 0)
  return {
    backers: withReward + Math.ceil(left / plainPledgeCents),
    rewards: rewards.map((reward) => {
      const count = counts.get(reward.id) ?? 0
      return {
        ...reward,
        backers_count: count,
        remaining: reward.backer_limit === null ? null : reward.backer_limit - count,
        variants: takenFrom(reward.variants, count),
      }
    }),
  }
}
