import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import type { MilestoneStanding } from './timeline-facts.ts'

/** How a milestone stands, in a word or two. */
export function useStandingWords() {
  const { t } = useTranslation('manager')
  const { date } = useFormat()
  return (standing: MilestoneStanding): string => {
    if (standing.is === 'voting' || standing.is === 'late')
      return t(`timeline.is.${standing.is}`, { count: standing.days })
    if (standing.is === 'released' || standing.is === 'refunded')
      return t(`timeline.is.${standing.is}`, {
        date: standing.at === null ? '' : date(standing.at * 1000, 'short'),
      })
    return t(`timeline.is.${standing.is}`)
  }
}
