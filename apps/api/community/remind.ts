import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { and, eq, gt, inArray, isNull, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  notifications,
  pledges,
  projectSubscriptions,
  projects,
  users,
} from '../database/schema.ts'
import { voiceHasAnswered } from '../database/voices.ts'
import type { Platform } from '../kernel/platform.ts'
import type { NotificationEvent } from '../notifications/events.ts'
import { notify } from '../notifications/notify.ts'
import { campaignEnds, creatorLaunched, milestoneNear, voteCloses } from '../notifications/reminder-events.ts'

type Reminding = Pick<Platform, 'db' | 'businessNow'>

/** A person whom nobody has told of the event with this key: each is told once, and a later subscriber as well. */
const isUntold = (userId: PgColumn, key: SQL) =>
  sql`not exists (select 1 from ${notifications} where ${notifications.eventKey} = ${key}
    and ${notifications.userId} = ${userId})`

/** Between now and so many milliseconds ahead. */
const isWithin = (moment: PgColumn, now: Date, ms: number) =>
  and(gt(moment, now), lte(moment, new Date(now.getTime() + ms)))

/** Tells each event to its people. */
async function tell(
  { db }: Reminding,
  now: Date,
  rows: readonly { readonly event: NotificationEvent; readonly userId: string }[],
): Promise<void> {
  const people = new Map<string, { event: NotificationEvent; ids: string[] }>()
  for (const { event, userId } of rows) {
    const known = people.get(event.key)
    if (known) known.ids.push(userId)
    else people.set(event.key, { event, ids: [userId] })
  }
  for (const { event, ids } of people.values()) await notify(db, event, ids, now)
}

/** Subscribers of campaigns that end within 48 hours. */
async function remindOfEnds(platform: Reminding, now: Date): Promise<void> {
  const rows = await platform.db
    .select({ project: projects, userId: projectSubscriptions.userId })
    .from(projects)
    .innerJoin(projectSubscriptions, eq(projectSubscriptions.projectId, projects.id))
    .where(
      and(
        eq(projects.status, 'ACTIVE'),
        eq(projects.fundingType, 'CROWDFUNDING'),
        isWithin(projects.endTime, now, CAMPAIGN.endReminderMs),
        ne(projectSubscriptions.userId, projects.creatorId),
        isUntold(projectSubscriptions.userId, sql`'ends:' || ${projects.id}`),
      ),
    )
  await tell(
    platform,
    now,
    rows.map(({ project, userId }) => ({ event: campaignEnds(project, project.endTime ?? now), userId })),
  )
}

const earlier = alias(projects, 'earlier')

/** People who back an earlier project of a creator who has launched another one. */
async function tellOfLaunches(platform: Reminding, now: Date): Promise<void> {
  const rows = await platform.db
    .selectDistinct({ project: projects, creator: users.name, userId: pledges.userId })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.creatorId))
    .innerJoin(earlier, and(eq(earlier.creatorId, projects.creatorId), ne(earlier.id, projects.id)))
    .innerJoin(pledges, eq(pledges.projectId, earlier.id))
    .where(
      and(
        eq(projects.status, 'ACTIVE'),
        lte(projects.startTime, now),
        // What was launched before this job existed is no news.
        gt(projects.startTime, new Date(now.getTime() - CAMPAIGN.launchNewsMs)),
        inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
        ne(pledges.userId, projects.creatorId),
        isUntold(pledges.userId, sql`'launched:' || ${projects.id}`),
      ),
    )
  await tell(
    platform,
    now,
    rows.map(({ project, creator, userId }) => ({ event: creatorLaunched(project, creator), userId })),
  )
}

/** Backers of projects whose milestone is due within a week, and neither complete nor decided. */
async function remindOfMilestones(platform: Reminding, now: Date): Promise<void> {
  const rows = await platform.db
    .selectDistinct({ project: projects, milestone: milestones, userId: pledges.userId })
    .from(milestones)
    .innerJoin(projects, eq(projects.id, milestones.projectId))
    .innerJoin(pledges, eq(pledges.projectId, projects.id))
    .where(
      and(
        eq(projects.status, 'COMPLETE'),
        eq(projects.result, 'successful'),
        isNull(projects.endedAt),
        isNull(milestones.outcome),
        isNull(milestones.completedAt),
        isWithin(milestones.date, now, MILESTONE.reminderMs),
        inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
        ne(pledges.userId, projects.creatorId),
        isUntold(pledges.userId, sql`'near:' || ${milestones.id}`),
      ),
    )
  await tell(
    platform,
    now,
    rows.map(({ project, milestone, userId }) => ({ event: milestoneNear(project, milestone), userId })),
  )
}

/** Voters whose voice has not answered, of votes that close within 48 hours. */
async function remindOfVotes(platform: Reminding, now: Date): Promise<void> {
  const rows = await platform.db
    .select({
      project: projects,
      vote: milestoneVotes,
      title: milestones.title,
      userId: milestoneVoters.userId,
    })
    .from(milestoneVotes)
    .innerJoin(projects, eq(projects.id, milestoneVotes.projectId))
    .innerJoin(milestones, eq(milestones.id, milestoneVotes.milestoneId))
    .innerJoin(milestoneVoters, eq(milestoneVoters.voteId, milestoneVotes.id))
    .where(
      and(
        eq(projects.status, 'COMPLETE'),
        isNull(milestoneVotes.closedAt),
        isWithin(milestoneVotes.closesAt, now, MILESTONE.voteReminderMs),
        not(voiceHasAnswered),
        isUntold(milestoneVoters.userId, sql`'closes:' || ${milestoneVotes.id}`),
      ),
    )
  await tell(
    platform,
    now,
    rows.map(({ project, vote, title, userId }) => ({
      event: voteCloses(project, { id: vote.id, milestone: title, closesAt: vote.closesAt }),
      userId,
    })),
  )
}

/** Tells people once of what is near, by the business clock (decisions 2 §9). Safe to run at any moment. */
export async function remind(platform: Reminding): Promise<void> {
  const now = platform.businessNow()
  await remindOfEnds(platform, now)
  await remindOfVotes(platform, now)
  await remindOfMilestones(platform, now)
  await tellOfLaunches(platform, now)
}
