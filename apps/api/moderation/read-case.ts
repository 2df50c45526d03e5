import type { getModerationCase } from '@kindling/api-client/contract/moderation'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { ModerationCaseDetail } from '@kindling/api-client/model/moderation'
import { LISTING, MODERATION } from '@kindling/validation/limits'
import { isPublished } from '@kindling/validation/permissions'
import { and, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import {
  commentFlags,
  comments,
  moderationLog,
  pledges,
  projectFlags,
  projects,
  rewards,
  users,
} from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { caseId, readCaseId, type Subject } from './case-id.ts'
import { readEntries } from './log.ts'

type CommentRow = typeof comments.$inferSelect
type ProjectRow = typeof projects.$inferSelect
const rfc = (moment: Date) => toRfc2822(moment.getTime())
const seconds = (moment: Date | null) => moment && Math.floor(moment.getTime() / 1000)

/**
 * The project of a case, its comment, and the person concerned; NOT_FOUND where there is none, or it is a draft that
 * asks for no review.
 */
async function readSubject(db: Database, subject: Subject) {
  const of =
    subject.kind !== 'COMMENT'
      ? db
          .select({ project: projects, comment: sql<CommentRow | null>`null`, person: users })
          .from(projects)
          .innerJoin(users, eq(users.id, projects.creatorId))
          .where(
            and(
              eq(projects.id, subject.projectId),
              subject.kind === 'PROJECT'
                ? inArray(projects.status, ['ACTIVE', 'SUSPENDED', 'COMPLETE'])
                : ne(projects.reviewStatus, 'NONE'),
            ),
          )
      : db
          .select({ project: projects, comment: comments, person: users })
          .from(comments)
          .innerJoin(projects, eq(projects.id, comments.projectId))
          .innerJoin(users, eq(users.id, comments.authorId))
          .where(eq(comments.id, subject.commentId))
  const [row] = (await of) as {
    project: ProjectRow
    comment: CommentRow | null
    person: typeof users.$inferSelect
  }[]
  return row ?? refuse('NOT_FOUND')
}

/** Flags since the last look, the newest first, and who they are from. */
async function readFlags(
  db: Database,
  { project, comment }: { project: ProjectRow; comment: CommentRow | null },
) {
  const table = comment ? commentFlags : projectFlags
  const reviewedAt = (comment ?? project).flagsReviewedAt
  const subject = comment ? eq(commentFlags.commentId, comment.id) : eq(projectFlags.projectId, project.id)
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      backs: sql<boolean>`exists (${sql`select 1 from ${pledges} where ${and(
        eq(pledges.projectId, project.id),
        eq(pledges.userId, users.id),
        inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
      )}`})`,
      reason: table.reason,
      text: table.text,
      createdAt: table.createdAt,
      total: sql<number>`(count(*) over ())::int`,
      first: sql<string>`min(${table.createdAt}) over ()`,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(subject, reviewedAt ? gt(table.createdAt, reviewedAt) : undefined))
    .orderBy(desc(table.createdAt))
    .limit(MODERATION.flagsShown)
  return { rows, total: rows[0]?.total ?? 0, first: rows[0] ? new Date(rows[0].first) : null }
}

/** A case as a moderator decides it, open or closed. */
export async function readCase(db: Database, subject: Subject): Promise<ModerationCaseDetail> {
  const row = await readSubject(db, subject)
  const { project, comment, person } = row
  const { kind } = subject
  const isStorefront = kind === 'STOREFRONT'
  const about = comment
    ? eq(moderationLog.commentId, comment.id)
    : and(eq(moderationLog.projectId, project.id), isNull(moderationLog.commentId))
  const [flags, history, earlier, offered] = await Promise.all([
    readFlags(db, row),
    readEntries(db, about, LISTING.pageSizeMax),
    db
      .select({ n: count() })
      .from(moderationLog)
      .where(and(eq(moderationLog.personId, person.id), ne(moderationLog.act, 'ANSWER'))),
    db.select({ n: count() }).from(rewards).where(eq(rewards.projectId, project.id)),
  ])
  const isSuspended = kind === 'PROJECT' && project.status === 'SUSPENDED'
  const isHidden = comment?.hiddenAt !== null && comment?.removedAt === null
  const isAsked = project.reviewStatus === 'IN_REVIEW'
  const isOpen = { COMMENT: isHidden, PROJECT: isSuspended || flags.total > 0, STOREFRONT: isAsked }[kind]
  const opened =
    (isStorefront ? project.reviewAskedAt : null) ??
    (comment ? comment.hiddenAt : isSuspended ? project.suspendedAt : flags.first) ??
    history.at(-1)?.at ??
    project.startTime ??
    person.joinedAt
  return {
    id: caseId(kind, comment?.id ?? project.id),
    queue: isSuspended ? 'SUSPENDED' : kind,
    kind,
    project: { id: String(project.id), name: project.name, vanity_url: project.vanityUrl },
    text: comment?.body ?? null,
    flags: flags.total,
    opened: rfc(opened),
    answered: history[0]?.entry.act === 'ANSWER',
    due: !isOpen || isSuspended ? null : toRfc2822(opened.getTime() + MODERATION.dueMs[kind]),
    is_open: isOpen,
    status: project.status,
    total_pledged: project.totalPledged,
    funding_goal: project.fundingGoal,
    backers_count: project.backersCount,
    end_time: seconds(project.endTime),
    rewards_count: offered[0]?.n ?? 0,
    preview_code: isPublished(project.status) ? null : project.previewCode,
    person: {
      id: person.id,
      name: person.name,
      joined: rfc(person.joinedAt),
      verified: person.kycStatus === 'KYC_COMPLETE',
      blocked: person.blocked,
      is_moderator: person.isModerator,
      earlier: earlier[0]?.n ?? 0,
    },
    people: flags.rows.map(({ id, name, backs, reason, text, createdAt }) => ({
      person: { id, name, backs },
      reason,
      text,
      date: rfc(createdAt),
    })),
    history: history.map(({ entry }) => entry),
  }
}

export const onGetModerationCase: Handler<typeof getModerationCase> = async ({
  platform: { db },
  params,
}) => ({
  case: await readCase(db, readCaseId(params.caseId)),
})
