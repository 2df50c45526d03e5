import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { PledgeDestination } from '@kindling/api-client/model/pledge-management'
import type { Milestone } from '@kindling/api-client/model/project'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import type { MilestoneVote } from '@kindling/api-client/model/vote'
import { can } from '@kindling/validation/permissions'
import { isMoved, milestoneChange } from '@kindling/validation/rules/milestone-change'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { lazyPart } from '../../../loading/lazy-part.ts'
import { Opening } from '../../../loading/Opening.tsx'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Link } from '../../../primitives/Link/Link.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { useMessages } from '../../form/messages.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { standingOf, VoteBar, VoteFigures } from '../../shared/VoteBar.tsx'
import { TabHead } from '../TabHead.tsx'
import { managerHref } from '../tabs.ts'
import type { ChangedMilestone } from './ChangeMilestone.tsx'
import { Claims } from './Claims.tsx'
import { Fuse } from './Fuse.tsx'
import { MilestoneRow } from './MilestoneRow.tsx'
import * as styles from './timeline.css.ts'
import { centsOf, heldInAll, type TimelineRow, timelineRows } from './timeline-facts.ts'

/* Far below, and only while a vote is open. */
const PlanPanel = lazyPart(async () => (await import('./plan/PlanPanel.tsx')).PlanPanel)
const ChangeMilestone = lazyPart(async () => (await import('./ChangeMilestone.tsx')).ChangeMilestone)
const MarkComplete = lazyPart(async () => (await import('./MarkComplete.tsx')).MarkComplete)

export interface TimelineTabProps {
  readonly project: PrivateProject
  readonly money: ReadState<{ readonly money: ProjectMoney }>
  readonly votes: ReadState<{ readonly votes: readonly MilestoneVote[] }>
  /** Parcels by country; undefined: not read yet, not readable, or not for this role. */
  readonly destinations: readonly PledgeDestination[] | undefined
  /** The reader: what they type about their own money is kept in their browser, for them. */
  readonly person: string
  /** Marks a milestone complete, for good. */
  readonly onComplete: (milestoneId: string) => Promise<unknown>
  /** Changes title, text or date of a milestone while it may change. */
  readonly onChange: (milestoneId: string, changed: ChangedMilestone) => Promise<unknown>
  /** Milliseconds. */
  readonly now: number
}

/** The milestones, what is held for each, and the vote that is open (mock 33). */
export function TimelineTab(props: TimelineTabProps) {
  const { project, money, votes } = props
  const { t } = useTranslation('manager')
  const messageOf = useMessages()
  const failed = [money, votes].filter(({ error }) => error)
  const [first] = failed
  const body = () => {
    if (first?.error)
      return (
        <SectionFailed
          title={t('timeline.failed')}
          level={2}
          onRetry={() => {
            for (const each of failed) each.retry()
          }}
        >
          {messageOf({ code: first.error.code })}
        </SectionFailed>
      )
    if (!money.data || !votes.data) return <Skeleton shape="block" height={360} />
    if (project.milestones.length === 0)
      return (
        <EmptyState level={2} picture="fuse" title={t('timeline.none')}>
          {t('timeline.noneHint')}
        </EmptyState>
      )
    return <Loaded {...props} money={money.data.money} votes={votes.data.votes} />
  }
  return (
    <div>
      <TabHead title={t('timeline.title')} />
      {body()}
    </div>
  )
}

interface LoadedProps extends Omit<TimelineTabProps, 'money' | 'votes'> {
  readonly money: ProjectMoney
  readonly votes: readonly MilestoneVote[]
}

function Loaded({ project, money, votes, destinations, person, onComplete, onChange, now }: LoadedProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const [marking, setMarking] = useState<TimelineRow | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [changing, setChanging] = useState<string | null>(null)
  const rows = timelineRows(project.milestones, money, votes, now)
  const held = heldInAll(money)
  const cents = (amount: number) => format.money(amount, { fractions: 'always' })
  const collected = money.parts.reduce((sum, part) => sum + centsOf(part), 0)
  const open = rows.flatMap(({ standing }) => (standing.is === 'voting' ? [standing.vote] : []))
  const page = `/project/${project.vanity_url ?? project.id}/vote`
  const hasParcels = destinations !== undefined && destinations.length > 0
  const mayComplete = can(project.role, 'milestones:complete')
  // A campaign that was not reached has nothing to complete.
  const isMade = project.result === 'successful'
  const mayChange = can(project.role, 'content:write')
  const { end_time: end, result } = project
  const changeOf = (id: string) =>
    mayChange && end !== null
      ? milestoneChange({ end, result, milestones: project.milestones }, id, now / 1000)
      : null
  const save = async ({ id, title, date }: Milestone, changed: ChangedMilestone) => {
    if (Object.keys(changed).length > 0) {
      await onChange(id, changed)
      const names = { title: changed.title ?? title }
      const to = changed.date ?? date
      setDone(
        isMoved(date, to)
          ? t('timeline.change.doneMoved', { ...names, date: format.date(to * 1000) })
          : t('timeline.change.done', names),
      )
    }
    setChanging((open) => (open === id ? null : open))
  }
  return (
    <div className={styles.tab}>
      <p className={styles.muted}>
        {held > 0
          ? t('timeline.held', {
              count: money.parts.filter((part) => part.held > 0).length,
              amount: cents(held),
            })
          : t('timeline.heldNone')}
      </p>
      {done && (
        <Alert tone="positive" arrival="announced">
          {done}
        </Alert>
      )}
      <Fuse rows={rows} money={money} />
      {(open.length > 0 || hasParcels) && (
        <div className={styles.beside}>
          {open.map((vote) => (
            <section key={vote.id} className={styles.vote} aria-labelledby={vote.id}>
              <div className={styles.titled}>
                <Heading level={2} size="t21" id={vote.id}>
                  {t('timeline.vote', { title: vote.title })}
                </Heading>
                <span className={styles.closes}>
                  {t('timeline.closes', { date: format.date(vote.closes_at * 1000, 'moment') })}
                </span>
              </div>
              <VoteBar standing={standingOf(vote)} />
              <VoteFigures standing={standingOf(vote)} />
              <p>
                <Link href={page}>{t('timeline.votePage')}</Link>
              </p>
            </section>
          ))}
          {hasParcels && (
            <Claims destinations={destinations} shippingHref={managerHref(project.id, 'shipping')} />
          )}
        </div>
      )}
      {open.slice(0, 1).map((vote) => (
        <Suspense key={vote.id} fallback={<Skeleton shape="block" height={420} />}>
          <PlanPanel
            money={money}
            vote={vote}
            destinations={destinations}
            person={person}
            project={project.id}
          />
        </Suspense>
      ))}
      <section className={styles.section} aria-labelledby="milestones">
        <div className={styles.titled}>
          <Heading level={2} size="t21" id="milestones">
            {t('timeline.all')}
          </Heading>
          {collected > 0 && (
            <span className={styles.muted}>{t('timeline.collected', { amount: cents(collected) })}</span>
          )}
        </div>
        <ul className={styles.rows}>
          {rows.map((row) => {
            const { milestone } = row
            const change = changeOf(milestone.id)
            return (
              <MilestoneRow
                key={milestone.id}
                row={row}
                {...(isMade && mayComplete && { onMark: () => setMarking(row) })}
                change={change}
                onChange={() => setChanging((open) => (open === milestone.id ? null : milestone.id))}
                editor={
                  change &&
                  changing === milestone.id && (
                    <Suspense fallback={<Opening onMovedOn={() => setChanging(null)} />}>
                      <ChangeMilestone
                        milestone={milestone}
                        change={change}
                        onSave={(changed) => save(milestone, changed)}
                        onClose={() => setChanging(null)}
                      />
                    </Suspense>
                  )
                }
              />
            )
          })}
        </ul>
        {isMade && !mayComplete && <p className={styles.muted}>{t('timeline.adminsOnly')}</p>}
      </section>
      {marking && (
        <Suspense fallback={<Opening onMovedOn={() => setMarking(null)} />}>
          <MarkComplete
            row={marking}
            held={held}
            onComplete={async () => {
              await onComplete(marking.milestone.id)
              setDone(t('timeline.complete.done', { title: marking.milestone.title }))
              setMarking(null)
            }}
            onClose={() => setMarking(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
