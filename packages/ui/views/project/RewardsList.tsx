import type { Project, Reward } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { below } from '../../loading/below.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { opensAt } from '../shared/project-facts.ts'
import { AddOnsList } from './AddOnsList.tsx'
import { CountryPicker } from './CountryPicker.tsx'
import { ProjectReward } from './ProjectReward.tsx'
import { type Surroundings, shippingTo } from './reward-offer.ts'
import * as styles from './rewards.css.ts'
import { SupportRow } from './SupportRow.tsx'
import { supportReward, takesPledges } from './stage.ts'

export interface RewardsListProps {
  readonly project: Project
  readonly here: Surroundings
  readonly onCountryChange: (country: string) => void
  readonly rewardHref: (reward: Reward, variantId: string) => string
  readonly onSupport: (amountCents: number) => void
}

/** The rewards, for the country they are sent to. */
export function RewardsList({ project, here, onCountryChange, rewardHref, onSupport }: RewardsListProps) {
  const { t, i18n } = useTranslation('project')
  const support = supportReward(project)
  const addOns = project.rewards.filter(({ is_addon }) => is_addon)
  const rewards = project.rewards.filter((reward) => reward !== support && !reward.is_addon)
  const shipped = rewards.some((reward) => reward.needs_shipping)
  const reached = rewards.filter((reward) => shippingTo(reward, here.country) !== null).length
  return (
    <aside className={styles.column} style={below(1600)} aria-labelledby="rewards">
      <div className={styles.head}>
        <Heading level={2} size="t26" id="rewards" tabIndex={-1}>
          {t('rewards.title')}
        </Heading>
        {shipped && (
          <span className={styles.numbers}>
            {t('rewards.ships', {
              count: reached,
              total: rewards.length,
              country: formatCountry(here.country, i18n.language),
            })}
          </span>
        )}
      </div>
      {shipped && <CountryPicker country={here.country} onChange={onCountryChange} />}
      {rewards.length === 0 && <EmptyState title={t('rewards.empty')}>{t('rewards.emptyWords')}</EmptyState>}
      <div className={styles.list}>
        {rewards.map((reward) => (
          <ProjectReward
            key={reward.id}
            reward={reward}
            here={here}
            opens={opensAt(project)}
            hrefOf={rewardHref}
          />
        ))}
        {addOns.length > 0 && <AddOnsList addOns={addOns} />}
        {support && takesPledges(here.stage) && <SupportRow onSupport={onSupport} />}
      </div>
    </aside>
  )
}
