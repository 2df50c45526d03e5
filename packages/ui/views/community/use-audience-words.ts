import type { ProjectUpdate, Reward } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { rewardNames } from '../shared/reward-names.ts'

/** Whom an update that is not public is for: "for backers of Workshop day". */
export function useAudienceWords(rewards: readonly Pick<Reward, 'id' | 'title'>[]) {
  const { t, i18n } = useTranslation('community')
  return ({ reward_ids: ids }: Pick<ProjectUpdate, 'reward_ids'>): string => {
    if (ids.length === 0) return t('updates.forBackers')
    const names = rewardNames(ids, rewards, i18n.language)
    return names ? t('updates.forRewards', { rewards: names }) : t('updates.forGoneReward')
  }
}
