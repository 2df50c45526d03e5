import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { fundingPercent } from '@kindling/validation/rules/funding'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import type { ChartDay } from './funding-days.ts'
import * as styles from './insights.css.ts'

interface FiguresProps {
  readonly project: PrivateProject
  readonly days: readonly ChartDay[]
  readonly followers: number
  /** Milliseconds. */
  readonly now: number
}

interface Figure {
  readonly name: string
  readonly value: string
  readonly note?: string | undefined
}

const dayMs = 86_400_000
/** Rounded down, so that 100 % is said only of all. */
const shareOf = (part: number, whole: number) => (whole > 0 ? Math.floor((part * 100) / whole) : 0)

/** The figures a creator looks at first. */
export function Figures({ project, days, followers, now }: FiguresProps) {
  const { t } = useTranslation('insights')
  const { money, count, percent, date } = useFormat()
  const { total_pledged: pledged, backers_count: backers, funding_goal: goal, end_time: end } = project
  const isCampaign = project.funding_type === 'CROWDFUNDING'
  const today = days.at(-1)
  const isToday = today !== undefined && today.date * 1000 + dayMs > now
  const made = days.reduce((sum, day) => sum + day.pledges, 0)
  const charged = days.reduce((sum, day) => sum + day.charged, 0)
  const later = project.milestones.reduce((sum, { funds }) => sum + funds, 0)
  const runs = isCampaign && end !== null && end * 1000 > now
  const figures: Figure[] = [
    {
      name: t('figures.pledged'),
      value: money(pledged, { fractions: 'never' }),
      note:
        isCampaign && goal > 0
          ? t('figures.ofGoal', {
              percent: percent(fundingPercent(pledged, goal)),
              goal: money(goal),
            })
          : undefined,
    },
    ...(charged > 0
      ? [
          {
            name: t('figures.charged'),
            value: money(charged, { fractions: 'never' }),
            note: t('figures.ofPledged', { percent: percent(shareOf(charged, pledged)) }),
          },
        ]
      : []),
    {
      name: t('figures.backers'),
      value: count(backers),
      note: isToday ? t('figures.today', { count: today.pledges }) : undefined,
    },
    {
      name: t('figures.average'),
      value: backers > 0 ? money(Math.round(pledged / backers), { fractions: 'never' }) : '–',
      note: t('figures.pledges', { count: made }),
    },
    ...(runs && end !== null
      ? [
          {
            name: t('figures.left'),
            value: count(Math.ceil((end * 1000 - now) / dayMs)),
            note: t('figures.ends', { date: date(end * 1000, 'short') }),
          },
        ]
      : []),
    ...(isCampaign && later > 0
      ? [
          {
            name: t('figures.initial'),
            value: money(Math.floor((pledged * (100 - later)) / 100), { fractions: 'never' }),
            note: t('figures.held', { percent: percent(later) }),
          },
        ]
      : []),
    {
      name: t('figures.followers'),
      value: count(followers),
      note: t('figures.followersNote'),
    },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{value}</dd>
          {note && <dd className={styles.figureNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
