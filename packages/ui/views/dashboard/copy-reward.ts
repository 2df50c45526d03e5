import { fromWire, toWire } from '@kindling/api-client/forms/reward'
import type { Reward } from '@kindling/api-client/model/project'
import { REWARD } from '@kindling/validation/limits'
import type { RewardCalls } from './reward-calls.ts'

/**
 * Makes a reward like another one, its variants included. Pictures stay with the first. Dates that have passed are
 * left out, as no new reward may have them.
 *
 * @param title for the copy, cut to what a title may have
 * @param now unix milliseconds
 */
export async function copyReward(
  calls: Pick<RewardCalls, 'createReward' | 'createVariant'>,
  source: Reward,
  { title, now }: { readonly title: string; readonly now: number },
): Promise<void> {
  const ahead = (seconds: number | null) => (seconds !== null && seconds * 1000 > now ? seconds : null)
  const form = fromWire(source)
  const { reward } = await calls.createReward({
    ...toWire(form),
    title: [...title].slice(0, REWARD.titleMax).join(''),
    delivery_date: ahead(source.delivery_date),
    available_until: ahead(source.available_until),
  })
  for (const variant of form.variants as readonly {
    name: string
    quantity: number | null
    default: boolean
  }[])
    if (variant.name !== '') await calls.createVariant(reward.id, variant)
}
