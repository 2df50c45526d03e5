import type { getModerationCase } from '@kindling/api-client/contract/moderation'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { ModerationCaseDetail } from '@kindling/api-client/model/moderation'
import { LISTING, MODERATION } from '@kindling/validation/limits'
import { isPublished } from '@kindling/validation/permissions'
import { and, count, desc, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import {
  commentFlags,
  comments,
  messageFlags,
  moderationLog,
  pledgeMessages,
  pledges,
  projectFlags,
  projects,
  rewards,
  users,
} from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { caseId, readCaseId, type Subject } from './case-id.ts'
import { readEntries } from './log.ts'

type CommentRow = typeof comments.$inferSelect
type ProjectRow = typeof projects.$inferSelect
type MessageRow = typeof pledgeMessages.$inferSelect
type UserRow = typeof users.$inferSelect
const backers = alias(users, 'backers')
const rfc = (moment: Date) => toRfc2822(moment.getTime())
const seconds = (moment: Date | null) => moment && Math.floor(moment.getTime() / 1000)

interface CaseRow {
  readonly project: ProjectRow
  readonly person: UserRow
  readonly comment: CommentRow | null
  readonly message: (MessageRow & { readonly backer: Pick<UserRow, 'id' | 'name'> }) | null
}

async function readMessage(db: Database, messageId: string): Promise<CaseRow | undefined> {
  const [found] = await db
    .select({
      project: projects,
      person: users,
      message: pledgeMessages,
      backer: { id: backers.id, name: backers.name },
    })
    .from(pledgeMessages)
    .innerJoin(pledges, eq(pledges.id, pledgeMessages.pledgeId))
    .innerJoin(projects, eq(projects.id, pledges.projectId))
    .innerJoin(users, eq(users.id, pledgeMessages.authorId))
    .innerJoin(backers, eq(backers.id, pledges.userId))
    .where(
      and(
        eq(pledgeMessages.id, messageId),
        // What two people write to each other is read by nobody else unless one of them asks for it.
        exists(
          db
            .select({ id: messageFlags.messageId })
            .from(messageFlags)
            .where(eq(messageFlags.messageId, pledgeMessages.id)),
        ),
      ),
    )
  if (!found) return undefined
  const { project, person, message, backer } = found
  return { project, person, comment: null, message: { ...message, backer } }
}

async function readComment(db: Database, commentId: string): Promise<CaseRow | undefined> {
  const [found] = await db
    .select({ project: projects, comment: comments, person: users })
    .from(comments)
    .innerJoin(projects, eq(projects.id, comments.projectId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(eq(comments.id, commentId))
  return found && { ...found, message: null }
}

async function readProject(
  db: Database,
  { kind, projectId }: Extract<Subject, { projectId: number }>,
): Promise<CaseRow | undefined> {
  const [found] = await db
    .select({ project: projects, person: users })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.creatorId))
    .where(
      and(
        eq(projects.id, projectId),
        kind === 'PROJECT'
          ? inArray(projects.status, ['ACTIVE', 'SUSPENDED', 'COMPLETE'])
          : ne(projects.reviewStatus, 'NONE'),
      ),
    )
  return found && { ...found, comment: null, message: null }
}

/**
 * The project of a case, its comment or message, and the person concerned; NOT_FOUND where there is none, it is a
 * draft that asks for no review, or a message that nobody reported.
 */
async function readSubject(db: Database, subject: Subject): Promise<CaseRow> {
  const row =
    subject.kind === 'COMMENT'
      ? readComment(db, subject.commentId)
      : subject.kind === 'MESSAGE'
        ? readMessage(db, subject.messageId)
        : readProject(db, subject)
  return (await row) ?? refuse('NOT_FOUND')
}

/** The flags of a case's subject, and when a moderator last looked at them. */
function flagsOf({ project, comment, message }: CaseRow) {
  if (comment)
    return {
      table: commentFlags,
      of: eq(commentFlags.commentId, comment.id),
      reviewedAt: comment.flagsReviewedAt,
    }
  if (message)
    return {
      table: messageFlags,
      of: eq(messageFlags.messageId, message.id),
      reviewedAt: message.flagsReviewedAt,
    }
  return {
    table: projectFlags,
    of: eq(projectFlags.projectId, project.id),
    reviewedAt: project.flagsReviewedAt,
  }
}

/** Flags since the last look, the newest first, and who they are from. */
async function readFlags(db: Database, row: CaseRow) {
  const { table, of, reviewedAt } = flagsOf(row)
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      backs: sql<boolean>`exists (${sql`select 1 from ${pledges} where ${and(
        eq(pledges.projectId, row.project.id),
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
    .where(and(of, reviewedAt ? gt(table.createdAt, reviewedAt) : undefined))
    .orderBy(desc(table.createdAt))
    .limit(MODERATION.flagsShown)
  return { rows, total: rows[0]?.total ?? 0, first: rows[0] ? new Date(rows[0].first) : null }
}

/** The decisions about the subject of a case. */
function decisionsAbout({ project, comment, message }: CaseRow) {
  if (comment) return eq(moderationLog.commentId, comment.id)
  if (message) return eq(moderationLog.messageId, message.id)
  return and(
    eq(moderationLog.projectId, project.id),
    isNull(moderationLog.commentId),
    isNull(moderationLog.messageId),
  )
}

/** A case as a moderator decides it, open or closed. */
export async function readCase(db: Database, subject: Subject): Promise<ModerationCaseDetail> {
  const row = await readSubject(db, subject)
  const { project, comment, message, person } = row
  const { kind } = subject
  const isStorefront = kind === 'STOREFRONT'
  const [flags, history, earlier, offered] = await Promise.all([
    readFlags(db, row),
    readEntries(db, decisionsAbout(row), LISTING.pageSizeMax),
    db
      .select({ n: count() })
      .from(moderationLog)
      .where(and(eq(moderationLog.personId, person.id), ne(moderationLog.act, 'ANSWER'))),
    db.select({ n: count() }).from(rewards).where(eq(rewards.projectId, project.id)),
  ])
  const isSuspended = kind === 'PROJECT' && project.status === 'SUSPENDED'
  const isHidden = comment?.hiddenAt !== null && comment?.removedAt === null
  const isAsked = project.reviewStatus === 'IN_REVIEW'
  const isReported = message?.removedAt === null && flags.total > 0
  const isOpen = {
    COMMENT: isHidden,
    MESSAGE: isReported,
    PROJECT: isSuspended || flags.total > 0,
    STOREFRONT: isAsked,
  }[kind]
  const opened =
    (isStorefront ? project.reviewAskedAt : null) ??
    (comment ? comment.hiddenAt : isSuspended ? project.suspendedAt : flags.first) ??
    history.at(-1)?.at ??
    project.startTime ??
    person.joinedAt
  return {
    id: caseId(kind, comment?.id ?? message?.id ?? project.id),
    queue: isSuspended ? 'SUSPENDED' : kind,
    kind,
    project: { id: String(project.id), name: project.name, vanity_url: project.vanityUrl },
    text: comment?.body ?? message?.text ?? null,
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
    message: message && {
      from: message.from,
      backer: message.backer,
      date: rfc(message.createdAt),
    },
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

const onGetModerationCase: Handler<typeof getModerationCase> = async ({ platform: { db }, params }) => ({
  case: await readCase(db, readCaseId(params.caseId)),
})

export const readCaseHandlers = {
  getModerationCase: onGetModerationCase,
} satisfies Partial<Handlers>
