import type { Reward } from '@kindling/api-client/model/project'
import { daysLeft } from '@kindling/validation/rules/funding'
import { EVERYWHERE_ELSE } from '@kindling/validation/rules/shipping-cost'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { useAboutMoney } from '../../format/use-about-money.ts'
import { useFormat } from '../../format/use-format.ts'
import type { RewardAction, RewardTag } from '../../widgets/RewardCard/RewardCard.tsx'
import type { RewardState } from '../../widgets/RewardCard/variants.ts'
import { endsIn, fewLeft, type Offer, offerOf, type Surroundings, shippingTo } from './reward-offer.ts'

const stateOf: Record<Offer, RewardState> = {
  open: 'available',
  chosen: 'selected',
  soldOut: 'soldOut',
  expired: 'ended',
  elsewhere: 'elsewhere',
  upcoming: 'upcoming',
  onHold: 'upcoming',
  over: 'ended',
}

export interface RewardWordsInput extends Surroundings {
  /** Unix seconds; null: not known yet. */
  readonly opens: number | null
  readonly href: string
}

/** All text of a reward's card, for one country and one moment. */
export function useRewardWords() {
  const { t } = useTranslation('project')
  const { money, date, language } = useFormat()
  const aboutMoney = useAboutMoney()

  return (reward: Reward, here: RewardWordsInput) => {
    const { country, now, opens, stage, selection } = here
    const offer = offerOf(reward, here)
    const place = formatCountry(country, language)
    const price = money(reward.price)
    const shipping = shippingTo(reward, country)

    const tags = (): RewardTag[] => {
      const made: RewardTag[] = []
      const few = fewLeft(reward)
      const ends = endsIn(reward, now)
      if (offer === 'soldOut')
        made.push({
          kind: 'soldOut',
          label:
            reward.backer_limit === null
              ? t('rewards.taken')
              : t('rewards.allTaken', { limit: reward.backer_limit }),
        })
      else if (reward.backers_count > 0)
        made.push({ kind: 'backers', label: t('rewards.backers', { count: reward.backers_count }) })
      if (offer === 'upcoming' && opens !== null) {
        const days = daysLeft(opens, now)
        if (days !== null) made.push({ kind: 'opens', label: t('rewards.opensIn', { count: days }) })
      }
      if (offer === 'elsewhere') made.push({ kind: 'elsewhere', label: destinations() })
      if (offer === 'open' && few) made.push({ kind: 'few', label: t('rewards.left', few) })
      if (offer === 'open' && ends !== null) {
        const days = daysLeft(reward.available_until ?? 0, now)
        made.push({
          kind: 'ends',
          label: days === null ? t('rewards.endsToday') : t('rewards.ends', { count: days }),
        })
      }
      if (!reward.needs_shipping) made.push({ kind: 'digital', label: t('rewards.nothingToShip') })
      return made
    }

    const destinations = (): string => {
      const codes = Object.keys(reward.shipping_cost).filter((code) => code !== EVERYWHERE_ELSE)
      const [only] = codes
      return codes.length === 1 && only
        ? t('rewards.onlyTo', { country: formatCountry(only, language) })
        : t('rewards.toSome', { count: codes.length })
    }

    const rows = () => [
      ...(reward.needs_shipping
        ? [
            {
              label: t('rewards.shippingTo', { country: place }),
              value:
                shipping === null
                  ? t('rewards.notOffered')
                  : shipping === 0
                    ? t('rewards.free')
                    : money(shipping, { fractions: 'always' }),
            },
          ]
        : []),
      ...(offer === 'upcoming' && opens !== null
        ? [{ label: t('rewards.opensRow'), value: date(opens * 1000, 'moment') }]
        : []),
      {
        label: t('rewards.delivery'),
        value:
          reward.delivery_date === null
            ? t('rewards.withCampaign')
            : date(reward.delivery_date * 1000, 'month'),
      },
    ]

    const action = (): RewardAction | undefined => {
      switch (offer) {
        case 'open':
          return {
            label: t(stage === 'selling' ? 'rewards.order' : 'rewards.select', { price }),
            href: here.href,
          }
        case 'chosen':
          return (
            selection && {
              label: t(selection.state === 'cart' ? 'action.checkout' : 'action.manage'),
              href: selection.href,
            }
          )
        case 'soldOut':
          return { label: t('rewards.soldOut'), disabledReason: t('rewards.reopens') }
        case 'elsewhere':
          return {
            label: t('rewards.notTo', { country: place }),
            disabledReason: t('rewards.changeCountry'),
          }
        case 'upcoming':
          return {
            label:
              opens === null || stage === 'draft'
                ? t('rewards.notOpen')
                : t('rewards.opensOn', { date: date(opens * 1000, 'day') }),
            disabledReason: t('rewards.notBefore'),
          }
        case 'onHold':
          return { label: t('rewards.onHold'), disabledReason: t('rewards.onHoldWhy') }
        default:
          return undefined
      }
    }

    const until = (reward.available_until ?? 0) * 1000
    return {
      offer,
      state: stateOf[offer],
      price,
      about:
        [aboutMoney(reward.price), reward.needs_shipping ? undefined : t('rewards.noShipping')]
          .filter((each) => each !== undefined)
          .join(' · ') || undefined,
      ribbon: offer === 'chosen' ? t('rewards.yours') : undefined,
      tags: tags(),
      rows: rows(),
      action: action(),
      note:
        offer === 'expired'
          ? t('rewards.expired', { date: date(until, 'day') })
          : offer === 'over'
            ? t('rewards.over')
            : undefined,
    }
  }
}
