import type { decideModerationCase } from '@kindling/api-client/contract/moderation'
import type { DecisionForm } from '@kindling/validation/forms/moderation'
import {
  decisionsOf,
  type ModerationRule,
  mayBlockWith,
  needsRule,
} from '@kindling/validation/rules/moderation'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { comments, pledgeMessages, pledges, projectFlags, projects } from '../database/schema.ts'
import { lookUp } from '../kernel/access.ts'
import type { Handler } from '../kernel/call.ts'
import { Failure, refuse } from '../kernel/failure.ts'
import { recordModeration } from '../kernel/moderation-log.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { onEndProject, onRestoreProject, onSuspendProject } from '../money/suspension.ts'
import {
  changesAsked,
  commentRemoved,
  commentShown,
  flagsDismissed,
} from '../notifications/moderation-events.ts'
import { notify } from '../notifications/notify.ts'
import { teamOf } from '../notifications/team.ts'
import { reviewStorefront } from '../projects/review.ts'
import { blockAccount } from './block.ts'
import { readCaseId, type Subject } from './case-id.ts'
import { decideMessage } from './decide-message.ts'
import { readCase } from './read-case.ts'

type ProjectRow = typeof projects.$inferSelect
/** Counts one comment more, or less, that is shown: of the area `community`. */
export type CountShown = (
  tx: Transaction,
  comment: { readonly projectId: number; readonly parentId: string | null },
  change: 1 | -1,
) => Promise<void>

interface Deciding {
  readonly platform: Platform
  readonly user: User
  readonly body: Omit<DecisionForm, 'rule'> & { readonly rule?: ModerationRule | undefined }
  readonly project: ProjectRow
}

/** Everybody who flagged the project since the last look hears that nothing is wrong with it. */
async function dismiss({ platform, user, body: { reason }, project }: Deciding): Promise<void> {
  const at = platform.businessNow()
  await platform.db.transaction(async (tx) => {
    const [row] = await tx.select().from(projects).where(eq(projects.id, project.id)).for('update')
    const since = row?.flagsReviewedAt
    const flags = await tx
      .select({ userId: projectFlags.userId })
      .from(projectFlags)
      .where(
        and(eq(projectFlags.projectId, project.id), since ? gt(projectFlags.createdAt, since) : undefined),
      )
    if (flags.length === 0) refuse('INVALID_STATE')
    await tx
      .update(projects)
      .set({ flagsReviewedAt: platform.now(), reviewNote: null, reviewRule: null })
      .where(eq(projects.id, project.id))
    const entryId = await recordModeration(tx, at, { act: 'DISMISS', reason, moderator: user, project })
    const people = flags.map(({ userId }) => userId)
    await notify(tx, flagsDismissed({ project, reason, entryId }), people, at)
  })
}

/** The note stands on the team's dashboard until somebody dismisses the flags or suspends the project. */
async function askForChanges({ platform, user, body: { reason, rule }, project }: Deciding): Promise<void> {
  const at = platform.businessNow()
  await platform.db.transaction(async (tx) => {
    await tx
      .update(projects)
      .set({ reviewNote: reason, reviewRule: rule ?? null })
      .where(eq(projects.id, project.id))
    const entryId = await recordModeration(tx, at, {
      act: 'ASK_CHANGES',
      reason,
      rule,
      moderator: user,
      project,
    })
    await notify(
      tx,
      changesAsked({ project, reason, rule, entryId }),
      await teamOf(tx, project.id, 'content:write'),
      at,
    )
  })
}

/** Shows a hidden comment again, or removes it: replies stay. Only moderators read it from then on. */
async function decideComment(
  { platform, user, body: { act, reason, rule, block }, project }: Deciding,
  commentId: string,
  countShown: CountShown,
): Promise<void> {
  const at = platform.businessNow()
  await platform.db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const [comment] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, commentId), isNotNull(comments.hiddenAt), isNull(comments.removedAt)))
      .for('update')
    if (!comment) refuse('INVALID_STATE')
    const isRemoved = act === 'REMOVE'
    const now = platform.now()
    await tx
      .update(comments)
      .set({
        flagsReviewedAt: now,
        ...(isRemoved ? { removedAt: now, removedBy: 'MODERATOR' as const } : { hiddenAt: null }),
      })
      .where(eq(comments.id, comment.id))
    if (!isRemoved) await countShown(tx, comment, 1)
    const entryId = await recordModeration(tx, at, { act, reason, rule, moderator: user, project, comment })
    const told = { project, reason, rule, entryId, text: comment.body }
    await notify(tx, isRemoved ? commentRemoved(told) : commentShown(told), [comment.authorId], at)
    if (block) await blockAccount(tx, at, { reason, rule, moderator: user, project, comment })
  })
}

/** Opens a storefront, or gives it back to its team with a note. */
async function decideStorefront({
  platform,
  user,
  body: { act, reason, rule },
  project,
}: Deciding): Promise<void> {
  const at = platform.businessNow()
  const decision = act === 'APPROVE' ? 'approve' : 'ask-for-changes'
  await platform.db.transaction(async (tx) => {
    await reviewStorefront(tx, { projectId: project.id, userId: user.id, decision, reason, rule, at })
    await recordModeration(tx, at, { act, reason, rule, moderator: user, project })
  })
}

/** A decision about a project's money; the person is blocked first, so that a retry after a crash does the rest. */
async function decideProject(deciding: Deciding): Promise<void> {
  const { platform, user, body, project } = deciding
  const decision = { platform, user, body, project }
  switch (body.act) {
    case 'DISMISS':
      return dismiss(deciding)
    case 'ASK_CHANGES':
      return askForChanges(deciding)
    case 'RESTORE':
      await onRestoreProject(decision)
      return
    case 'END':
      await onEndProject(decision)
      return
    default: {
      const at = platform.businessNow()
      if (body.block)
        await platform.db.transaction((tx) =>
          blockAccount(tx, at, { reason: body.reason, rule: body.rule, moderator: user, project }),
        )
      await onSuspendProject(decision)
      await platform.db
        .update(projects)
        .set({ flagsReviewedAt: platform.now() })
        .where(eq(projects.id, project.id))
    }
  }
}

/** The project of a case; whoever belongs to its team, or to the thread of a message, decides nothing about it. */
async function projectOf({ db }: Platform, subject: Subject, user: User): Promise<ProjectRow> {
  const projectId = await projectIdOf(db, subject, user)
  const access = projectId === undefined ? null : await lookUp(db, String(projectId), user)
  if (!access) refuse('NOT_FOUND')
  if (!access.roles.includes('moderator')) refuse('MISSING_PERMISSION')
  return access.project
}

async function projectIdOf(db: Database, subject: Subject, user: User): Promise<number | undefined> {
  switch (subject.kind) {
    case 'COMMENT': {
      const [comment] = await db
        .select({ projectId: comments.projectId })
        .from(comments)
        .where(eq(comments.id, subject.commentId))
      return comment?.projectId
    }
    case 'MESSAGE': {
      const [thread] = await db
        .select({
          projectId: pledges.projectId,
          backerId: pledges.userId,
          authorId: pledgeMessages.authorId,
        })
        .from(pledgeMessages)
        .innerJoin(pledges, eq(pledges.id, pledgeMessages.pledgeId))
        .where(eq(pledgeMessages.id, subject.messageId))
      if (thread && [thread.backerId, thread.authorId].includes(user.id)) refuse('MISSING_PERMISSION')
      return thread?.projectId
    }
    default:
      return subject.projectId
  }
}

export const decideWith =
  (countShown: CountShown): Handler<typeof decideModerationCase> =>
  async ({ platform, user, params, body }) => {
    const subject = readCaseId(params.caseId)
    const project = await projectOf(platform, subject, user)
    const found = await readCase(platform.db, subject)
    const allowed = decisionsOf({ kind: found.kind, isOpen: found.is_open, status: found.status })
    if (!allowed.includes(body.act) || (body.block && !mayBlockWith(body.act))) refuse('INVALID_STATE')
    // A decision that is about no rule names none, whatever was sent.
    const { rule, ...without } = body
    const decided = needsRule(body.act) && rule ? { ...without, rule } : without
    const deciding = { platform, user, body: decided, project }
    try {
      if (subject.kind === 'COMMENT') await decideComment(deciding, subject.commentId, countShown)
      else if (subject.kind === 'MESSAGE') await decideMessage(deciding, subject.messageId)
      else if (subject.kind === 'STOREFRONT') await decideStorefront(deciding)
      else await decideProject(deciding)
    } catch (error) {
      // Another moderator, or its team, was a moment earlier.
      if (error instanceof Failure && error.items[0].code === 'INVALID_PROJECT_STATE') refuse('INVALID_STATE')
      throw error
    }
    return { case: await readCase(platform.db, subject) }
  }
