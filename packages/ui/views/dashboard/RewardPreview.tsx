import type { Reward } from '@kindling/api-client/model/project'
import { EVERYWHERE_ELSE } from '@kindling/validation/rules/shipping-cost'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { RewardCard } from '../../widgets/RewardCard/RewardCard.tsx'

/** What the card of a reward shows, while it is edited too. */
export type ShownReward = Pick<
  Reward,
  | 'title'
  | 'description'
  | 'price'
  | 'backer_limit'
  | 'delivery_date'
  | 'needs_shipping'
  | 'shipping_cost'
  | 'is_addon'
> &
  Partial<Pick<Reward, 'image'>>

/** A reward as backers will see it. */
export function RewardPreview({ reward }: { readonly reward: ShownReward }) {
  const { t } = useTranslation('dashboard')
  const { money, date } = useFormat()
  const costs = Object.values(reward.shipping_cost)
  const shipping = reward.shipping_cost[EVERYWHERE_ELSE] ?? costs[0]
  const rows = [
    reward.needs_shipping &&
      shipping !== undefined && {
        label: t('rewards.shipping'),
        value: costs.length > 1 ? t('rewards.from', { amount: money(Math.min(...costs)) }) : money(shipping),
      },
    reward.delivery_date !== null && {
      label: t('rewards.delivery'),
      value: date(reward.delivery_date * 1000, 'month'),
    },
  ].filter((row) => row !== false)
  return (
    <RewardCard
      price={money(reward.price)}
      title={reward.title || t('rewards.untitled')}
      image={reward.image ?? null}
      state="available"
      description={reward.description}
      tags={
        reward.backer_limit === null
          ? []
          : [{ kind: 'few', label: t('rewards.available', { count: reward.backer_limit }) }]
      }
      rows={rows}
      note={t(reward.is_addon ? 'addOns.chosenThere' : 'rewards.chosenHere')}
    />
  )
}
