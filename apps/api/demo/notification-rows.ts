import { MILESTONE } from '@kindling/validation/limits'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import type { notifications } from '../database/schema.ts'
import {
  commentWritten,
  goalReached,
  milestoneReached,
  type NotificationEvent,
  pledgeConfirmed,
  updatePublished,
  voteOpened,
} from '../notifications/events.ts'
import { milestoneMoved } from '../notifications/money-events.ts'
import { notificationRow } from '../notifications/notify.ts'
import type { Clock } from './clock.ts'
import { demoAccounts } from './content/people.ts'
import { movedMilestones } from './moved-milestones.ts'
import type { Random } from './random.ts'
import type { World } from './world-rows.ts'

type Row = typeof notifications.$inferInsert
type Project = World['projects'][number]

interface Told {
  readonly event: NotificationEvent
  readonly at: Date
  /** Only backers of these rewards are told. */
  readonly rewardIds?: readonly string[]
}

/** A creator with hundreds of backers is notified of the latest only. */
const pledgesTold = 12
/** The newest of each type is unread; the others were read this many days later. */
const readAfterDays = 0.25
const voteOpenDays = MILESTONE.voteOpenMs / 86_400_000

const isStanding = ({ status }: World['pledges'][number]) =>
  (ACTIVE_PLEDGE_STATUSES as readonly string[]).includes(status ?? '')

/** When a project's pledges first reached its goal; null if they never did. */
function reachedAt(project: Project, pledges: World['pledges']): Date | null {
  let sum = 0
  for (const { createdAt, total = 0 } of pledges) {
    sum += total
    if (project.fundingGoal && sum >= project.fundingGoal) return createdAt
  }
  return null
}

/** Events of a project that notify backers: its updates and milestones. */
function eventsOf(project: Project, world: World, pledges: World['pledges'], clock: Clock): Told[] {
  const about = { id: project.id ?? 0, name: project.name, fundingType: project.fundingType }
  const own = <T extends { projectId: number }>(rows: T[]) =>
    rows.filter(({ projectId }) => projectId === project.id)
  const updates = own(world.updates).flatMap(({ id, name, description, publishedAt, rewardIds }): Told[] =>
    publishedAt
      ? [
          {
            event: updatePublished(about, { id, name, description }),
            at: publishedAt,
            ...(rewardIds?.length && { rewardIds }),
          },
        ]
      : [],
  )
  const isFunded = (project.totalPledged ?? 0) >= (project.fundingGoal ?? 0)
  const isOver = project.endTime != null && project.endTime <= clock.now
  const byDate = own(world.milestones).sort((a, b) => a.date.getTime() - b.date.getTime())
  const next = isFunded && isOver ? byDate.find(({ completedAt }) => !completedAt) : undefined
  const reached = byDate.flatMap(({ id, title, funds, completedAt }): Told[] =>
    completedAt
      ? [{ event: milestoneReached(about, { id, title, sharePercent: funds }), at: completedAt }]
      : [],
  )
  const vote = next ? [{ event: voteOpened(about, next), at: clock.after(next.date, -voteOpenDays) }] : []
  const moved = movedMilestones(world, clock.now)
    .filter(({ projectId }) => projectId === project.id)
    .map(({ id, milestone, was, date, at }): Told => {
      return { event: milestoneMoved(about, { change: `${id}:1`, milestone, was, date }), at }
    })
  const goalAt = reachedAt(project, pledges)
  const goal = goalAt
    ? [{ event: goalReached({ ...about, goalCents: project.fundingGoal ?? 0 }), at: goalAt }]
    : []
  return [...updates, ...reached, ...moved, ...vote, ...goal]
}

/** Comments on a creator's projects, and replies to a person's own comments. */
function commentsFor(userId: string, project: Project, world: World): Told[] {
  const authors = new Map(world.population.users.map(({ id, name }) => [id, name ?? '']))
  const own = world.comments.filter(({ projectId }) => projectId === project.id)
  const byThem = new Set(own.filter(({ authorId }) => authorId === userId).map(({ id }) => id))
  return own.flatMap(({ id, authorId, parentId, body, createdAt }): Told[] => {
    const answers = parentId != null && byThem.has(parentId)
    if (authorId === userId || !(answers || project.creatorId === userId)) return []
    const author = authors.get(authorId) ?? ''
    const about = { id: project.id ?? 0, name: project.name, fundingType: project.fundingType }
    return [{ event: commentWritten(about, { id, author, text: body, answers }), at: createdAt }]
  })
}

function toldTo(userId: string, world: World, clock: Clock): Told[] {
  return world.projects
    .filter(({ status }) => status !== 'DRAFT')
    .flatMap((project) => {
      const pledges = world.pledges
        .filter((pledge) => pledge.projectId === project.id && isStanding(pledge))
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      const isCreator = project.creatorId === userId
      const first = pledges.find((pledge) => pledge.userId === userId)
      const comments = commentsFor(userId, project, world)
      const own = new Set(pledges.filter((pledge) => pledge.userId === userId).map(({ id }) => id))
      const held = world.items.filter(({ pledgeId }) => own.has(pledgeId)).map(({ rewardId }) => rewardId)
      const isFor = ({ rewardIds }: Told) => !rewardIds || rewardIds.some((id) => held.includes(id))
      const isNews = (told: Told) =>
        isCreator
          ? told.event.objectType !== 'PROJECT_UPDATE'
          : first !== undefined && told.at > first.createdAt && isFor(told)
      const events = isCreator || first ? eventsOf(project, world, pledges, clock).filter(isNews) : []
      const about = { id: project.id ?? 0, name: project.name, fundingType: project.fundingType }
      const confirmed = (isCreator ? pledges.slice(-pledgesTold) : []).map(
        ({ id, total = 0, chargeAt = null, createdAt }): Told => ({
          event: pledgeConfirmed(about, { id, totalCents: total, chargeAt }),
          at: createdAt,
        }),
      )
      return [...events, ...comments, ...confirmed]
    })
    .filter(({ at }) => at <= clock.now)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
}

/** The notifications so far of the accounts in the README, in the platform's own words. */
export function notificationRows(world: World, clock: Clock, random: Random): Row[] {
  return Object.values(demoAccounts).flatMap((key) => {
    const userId = world.population.idOf.get(key)
    if (!userId) throw new Error(`${key} has no account`)
    const seen = new Set<string>()
    return toldTo(userId, world, clock).map(({ event, at }) => {
      const isNewest = !seen.has(event.objectType)
      seen.add(event.objectType)
      const read = Math.min(clock.after(at, readAfterDays).getTime(), clock.now.getTime())
      const readAt = isNewest ? null : new Date(read)
      return notificationRow(event, { id: random.id('ntf'), userId, at, readAt })
    })
  })
}
