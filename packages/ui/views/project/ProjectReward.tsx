import type { Reward } from '@kindling/api-client/model/project'
import { CHECKOUT } from '@kindling/validation/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { RewardCard } from '../../widgets/RewardCard/RewardCard.tsx'
import { firstVariant, type Surroundings } from './reward-offer.ts'
import { useRewardWords } from './reward-words.ts'
import * as styles from './rewards.css.ts'

export interface ProjectRewardProps {
  readonly reward: Reward
  readonly here: Surroundings
  /** Unix seconds. */
  readonly opens: number | null
  readonly hrefOf: (reward: Reward, variantId: string) => string
}

/** A reward on a project's page. One with variants asks for a choice first. */
export function ProjectReward({ reward, here, opens, hrefOf }: ProjectRewardProps) {
  const { t } = useTranslation('project')
  const wordsOf = useRewardWords()
  const [picked, setPicked] = useState(() => firstVariant(reward))
  const own = here.selection?.rewardId === reward.id ? here.selection.variantId : undefined
  const variantId = own ?? picked
  const { offer, ...words } = wordsOf(reward, { ...here, opens, href: hrefOf(reward, variantId) })
  const asks = offer === 'open' && reward.variants.length > 1
  const current = reward.variants.find(({ id }) => id === variantId)
  const pictured = reward.variants.some(({ image }) => image !== null)
  const chosen = own && reward.variants.length > 1 && current

  const versionWords = (quantity: number | null, remaining: number | null) => {
    if (remaining === 0)
      return quantity === null ? t('rewards.versionGone') : t('rewards.versionTaken', { limit: quantity })
    return remaining !== null && remaining <= CHECKOUT.fewLeft && t('rewards.versionLeft', { remaining })
  }

  const card = (
    <RewardCard
      {...words}
      rows={chosen ? [...words.rows, { label: t('rewards.version'), value: chosen.name }] : words.rows}
      title={reward.title}
      image={current?.image ?? reward.image}
      description={reward.description}
      includes={reward.includes}
      choice={
        asks && (
          <RadioGroup
            label={t('rewards.version')}
            variant="plain"
            value={variantId}
            onChange={setPicked}
            options={reward.variants.map(({ id, name, image, quantity, remaining }) => ({
              value: id,
              label: name,
              start: pictured && (
                // Kept where a variant has no picture, so that the names stay in one column.
                <span style={{ inlineSize: 40 }}>
                  {image && (
                    <Picture
                      image={image}
                      ratio="1/1"
                      sizes="40px"
                      alt="none"
                      corners="control"
                      tone={remaining === 0 ? 'faded' : 'full'}
                    />
                  )}
                </span>
              ),
              disabled: remaining === 0,
              end: <span className={styles.numbers}>{versionWords(quantity, remaining)}</span>,
            }))}
          />
        )
      }
    />
  )
  return offer === 'chosen' ? <div className={styles.chosen}>{card}</div> : card
}
