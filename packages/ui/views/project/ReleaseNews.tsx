import type { Milestone, Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './panel.css.ts'
import type { Stage } from './stage.ts'

/** How a vote stands: what it releases, in cents, and its answers, in whole percent of all voters. */
export interface VoteStand {
  readonly amount: number
  readonly no: number
  readonly yes: number
  readonly silent: number
}

export interface ReleaseNewsProps {
  readonly project: Project
  /** Address of its page. */
  readonly href: string
  readonly stage: Stage
  readonly now: number
  /** Whether the person has pledged, and so votes. */
  readonly voter: boolean
  readonly stand?: VoteStand | undefined
}

const dayMs = 86_400_000

/**
 * The next release, while it is voted on or late (decisions 2 §5: shown on every page). It takes no more scripts and
 * styles than the panel around it has, because they are part of the first view.
 */
export function ReleaseNews({ project, href, stage, now, voter, stand }: ReleaseNewsProps) {
  const { t } = useTranslation('project')
  const { money, percent, date } = useFormat()
  const milestone = stage === 'succeeded' && project.milestones.find(isDecided)
  if (!milestone) return null
  const late = now - milestone.date * 1000
  const closes = milestone.vote_ends_at
  if (late <= 0 && closes === null) return null
  const words = { milestone: milestone.title, date: date(milestone.date * 1000) }
  return (
    <div className={styles.part} style={{ gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      {closes === null ? (
        <>
          <Text weight="semibold" tone="danger">
            {t('news.late', { count: Math.max(1, Math.floor(late / dayMs)) })}
          </Text>
          <p className={styles.small}>{t('news.lateWords', words)}</p>
        </>
      ) : (
        <>
          <Text weight="semibold" tone="accent">
            {t('news.vote', { date: date(closes * 1000, 'day') })}
          </Text>
          <p className={styles.small}>
            {stand
              ? t('news.stand', {
                  milestone: milestone.title,
                  amount: money(stand.amount),
                  no: percent(stand.no),
                  yes: percent(stand.yes),
                  silent: percent(stand.silent),
                })
              : t('news.voteWords', words)}
          </p>
          <ButtonLink variant={voter ? 'ink' : 'line'} width="full" href={`${href}/vote`}>
            {t(voter ? 'news.readAndVote' : 'news.read')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

/** The one whose vote or completion is next: what is complete waits for its own vote. */
const isDecided = ({ state, outcome }: Milestone) => state === 'in_progress' && outcome === null
