import type { Project } from '@kindling/api-client/model/project'
import { MILESTONE } from '@kindling/validation/limits'
import { daysLeft } from '@kindling/validation/rules/funding'
import voteIcon from 'lucide-react/icons/vote'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { below } from '../../loading/below.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { BackerProtectionTag } from '../../widgets/BackerProtectionTag/BackerProtectionTag.tsx'
import { MilestoneTimeline, type TimelineStage } from '../../widgets/MilestoneTimeline/MilestoneTimeline.tsx'
import type { PledgeWords } from './pledge-words.ts'
import { type Release, releasePlan, voteWindow } from './release-plan.ts'
import * as styles from './story.css.ts'

export interface MilestonesPanelProps {
  readonly project: Project
  readonly words: PledgeWords
  readonly now: number
}

const dayMs = 86_400_000
const sumOf = (releases: readonly Release[]) => releases.reduce((sum, { cents }) => sum + cents, 0)

/** What is paid out when, and what backers decide before: shares sum to 100 %, cents to what was raised. */
export function MilestonesPanel({ project, words, now }: MilestonesPanelProps) {
  const { t } = useTranslation('project')
  const { money, percent, date } = useFormat()
  const { stage, facts } = words
  const releases = releasePlan(project, stage, now)
  const raised = stage === 'succeeded' || stage === 'delivered'
  const held = project.milestones.reduce((sum, { funds }) => sum + funds, 0)
  const exact = (cents: number) => money(cents, { fractions: 'always' })
  /** A day if it is within a year, else the month: "5 Dec" alone would be read as this year's. */
  const when = (time: number) => date(time, Math.abs(time - now) < 330 * dayMs ? 'short' : 'month')

  const noteOf = ({ milestone, state, vote, daysLate, date: time }: Release): string => {
    if (!milestone) {
      if (!raised || time === null) return t('release.day15')
      return t(state === 'burnt' ? 'release.released' : 'release.on', { date: when(time) })
    }
    const on = time === null ? '' : when(time)
    if (state === 'burnt') return t('release.released', { date: on })
    if (state === 'refunded') return t('release.state.refunded')
    if (state === 'late') return t('release.late', { count: daysLate })
    if (milestone.state === 'complete') return t('release.complete')
    if (vote === 'open') {
      const days = daysLeft(milestone.vote_ends_at ?? 0, now)
      return days === null ? t('release.voteToday') : t('release.voteOpen', { count: days })
    }
    if (state === 'active') return t('release.due', { date: on })
    return raised ? t('release.locked', { date: on }) : on
  }

  const stages = releases.map((release): TimelineStage => {
    const { milestone, state, vote } = release
    const asks = milestone && vote === 'ahead' ? voteWindow(milestone) : null
    return {
      id: release.id,
      title: milestone?.title ?? t('release.start'),
      share: release.share,
      state,
      stateLabel: t(`release.state.${state}`),
      amount: raised ? exact(release.cents) : percent(release.share),
      amountKind: raised ? 'money' : 'share',
      note: noteOf(release),
      detail: asks ? t('release.vote', { from: when(asks.from), to: when(asks.to) }) : undefined,
      vote,
      burnt: release.burnt,
    }
  })

  const summary = (): string => {
    if (stage === 'suspended') return t('release.suspended')
    if (stage === 'selling' || stage === 'closed') return t('release.selling')
    if (!raised) return t(facts.state === 'funded' ? 'release.reached' : 'release.before')
    const released = sumOf(releases.filter(({ state }) => state === 'burnt'))
    const total = exact(project.total_pledged)
    if (releases.some(({ state }) => state === 'refunded')) {
      return t('release.refunded', { total, released: exact(released) })
    }
    return released === project.total_pledged
      ? t('release.done', { total })
      : t('release.burning', {
          total,
          released: exact(released),
          held: exact(project.total_pledged - released),
        })
  }

  const start =
    stage === 'raising'
      ? {
          title: t('release.now'),
          note: t('release.nowNote', { percent: percent(facts.percent), deadline: facts.deadline }),
        }
      : undefined

  return (
    <section id="campaign-timeline" className={styles.release} style={below(600)} aria-labelledby="release">
      <div className={styles.releaseHead}>
        <Heading level={2} size="t26" id="release">
          {t('release.title')}
        </Heading>
        {facts.protection && <BackerProtectionTag label={t('release.held', { percent: percent(held) })} />}
      </div>
      <p className={styles.releaseWords}>{summary()}</p>
      <MilestoneTimeline label={t('release.title')} stages={stages} start={start} />
      <p className={styles.sum}>
        <span>{t('release.sum')}</span>
        <bdi dir="ltr" className={styles.sumValue}>
          {raised ? exact(sumOf(releases)) : percent(releases.reduce((sum, { share }) => sum + share, 0))}
        </bdi>
      </p>
      <div className={styles.note}>
        <Icon icon={voteIcon} size={20} />
        <p>
          <strong>{t('release.voteTitle', { days: MILESTONE.voteOpenMs / dayMs })}</strong>{' '}
          {t('release.voteWords', { percent: percent(MILESTONE.refundVotePercent) })}
        </p>
      </div>
    </section>
  )
}
