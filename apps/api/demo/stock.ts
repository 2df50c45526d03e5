import { shippingCost } from '@kindling/validation/rules/shipping-cost'
import type { DemoProject, DemoReward } from './content/types.ts'
import type { Random } from './random.ts'

export interface PlannedItem {
  reward: DemoReward
  /** Null: the reward's only, unnamed variant. */
  variant: string | null
  quantity: number
  /** Cents for one. */
  price: number
  /** Cents for all pieces. */
  shipping: number
}

/** What is left of a project's rewards and variants while its pledges are drawn. */
export interface Stock {
  /** Rewards a backer may choose freely: no add-ons, and not those whose number is settled beforehand. */
  free: readonly DemoReward[]
  /** Pieces that must go of each reward whose number is settled, before the rest is drawn. */
  owed: Map<DemoReward, number>
  left: (reward: DemoReward) => number
  /** One line of a pledge, or null where it does not ship there or nothing is left. */
  item: (reward: DemoReward, country: string, quantity: number, variant?: string) => PlannedItem | null
  /** Takes what a line holds. */
  take: (item: PlannedItem) => void
}

export function openStock({ rewards }: DemoProject, random: Random): Stock {
  const leftOf = new Map(rewards.map((reward) => [reward, reward.backerLimit ?? Number.POSITIVE_INFINITY]))
  const variantsLeft = new Map<string, number>()
  const place = (reward: DemoReward, variant: string) => `${reward.key}/${variant}`
  for (const reward of rewards) {
    for (const { key, quantity } of reward.variants ?? [])
      variantsLeft.set(place(reward, key), quantity ?? Number.POSITIVE_INFINITY)
  }
  const owed = new Map(
    rewards
      .filter((reward) => reward.left !== undefined)
      .map((reward) => [reward, (reward.backerLimit ?? 0) - (reward.left ?? 0)]),
  )
  const left = (reward: DemoReward) => owed.get(reward) ?? leftOf.get(reward) ?? 0
  const drawVariant = (reward: DemoReward, quantity: number): string | null | undefined => {
    if (!reward.variants) return null
    const open = reward.variants.filter(({ key }) => (variantsLeft.get(place(reward, key)) ?? 0) >= quantity)
    return open.length === 0 ? undefined : random.weighted(open, ({ isDefault }) => (isDefault ? 3 : 2)).key
  }
  return {
    owed,
    free: rewards.filter(({ left, isAddon }) => left === undefined && !isAddon),
    left,
    item: (reward, country, quantity, variant) => {
      const chosen = variant ?? drawVariant(reward, quantity)
      const each = reward.shippingCost ? shippingCost(reward.shippingCost, country) : 0
      if (each === null || chosen === undefined || left(reward) < quantity) return null
      return { reward, variant: chosen, quantity, price: reward.priceCents, shipping: each * quantity }
    },
    take: ({ reward, variant, quantity }) => {
      if (left(reward) < quantity) throw new Error(`More of ${reward.key} than there is`)
      const due = owed.get(reward)
      if (due !== undefined) owed.set(reward, due - quantity)
      leftOf.set(reward, (leftOf.get(reward) ?? 0) - quantity)
      if (variant === null) return
      const rest = (variantsLeft.get(place(reward, variant)) ?? 0) - quantity
      if (rest < 0) throw new Error(`More of ${reward.key} in ${variant} than there is`)
      variantsLeft.set(place(reward, variant), rest)
    },
  }
}
