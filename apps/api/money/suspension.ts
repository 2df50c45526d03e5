import { mayBecome, type ProjectStatus } from '@kindling/validation/permissions'
import type { ModerationRule } from '@kindling/validation/rules/moderation'
import { restPromise, resumePromise } from '@kindling/validation/rules/update-rhythm'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/connection.ts'
import { milestones, milestoneVotes, pledgeParts, pledges, projects } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { recordModeration } from '../kernel/moderation-log.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { projectEnded, projectRestored, projectSuspended } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { holdTeam } from '../notifications/team.ts'
import { refundHeld } from './votes.ts'

type ProjectRow = typeof projects.$inferSelect

/** What a moderator decides about a project, and why. */
export interface Decision {
  readonly platform: Platform
  readonly project: Pick<ProjectRow, 'id'>
  readonly user: User
  readonly body: { readonly reason: string; readonly rule?: ModerationRule | undefined }
}

/** Does the work with the project locked, unless its state has changed since the call was let in. */
const inState = <Result>(
  { db }: Platform,
  projectId: number,
  to: ProjectStatus,
  work: (tx: Transaction, project: ProjectRow, team: readonly string[]) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const team = await holdTeam(tx, projectId)
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update')
    if (!project || !mayBecome(project.status, to, 'project:suspend')) refuse('INVALID_PROJECT_STATE')
    return work(tx, project, team)
  })

/** Nothing of it moves from now on. Its team reads why. */
export const onSuspendProject = ({ platform, project: { id }, user, body }: Decision) =>
  inState(platform, id, 'SUSPENDED', async (tx, project, team) => {
    const at = platform.businessNow()
    const suspendedFrom = project.status === 'COMPLETE' ? 'COMPLETE' : 'ACTIVE'
    const { reason, rule } = body
    const why = { suspensionReason: reason, suspensionRule: rule ?? null, reviewNote: null, reviewRule: null }
    const change = { suspendedAt: at, suspendedFrom, ...why } as const
    await tx
      .update(projects)
      .set({ status: 'SUSPENDED', ...change, updateRhythm: restPromise(project.updateRhythm, at.getTime()) })
      .where(eq(projects.id, id))
    await recordModeration(tx, at, { act: 'SUSPEND', reason, rule, moderator: user, project })
    const act = { name: 'SUSPENDED', params: { reason: body.reason } } as const
    await recordActivity(tx, at, { projectId: id, userId: user.id }, act)
    await notify(tx, projectSuspended(project, { reason, rule, at }), team, at)
    return { status: 'SUSPENDED' as const }
  })

const free = { suspendedAt: null, suspendedFrom: null, suspensionReason: null, suspensionRule: null } as const

/** Moves a moment; an empty one stays empty. */
const later = (moment: AnyPgColumn, ms: number) => sql`${moment} + ${ms} * interval '1 millisecond'`

/** Of whose charge something was not released yet. */
const holdsMoney = sql`exists (
  select 1 from ${pledgeParts} where ${pledgeParts.pledgeId} = ${pledges.id} and ${pledgeParts.held} > 0
)`

/** Back to what it was: everything that was to come is as far away as before. */
export const onRestoreProject = ({ platform, project: { id }, user, body }: Decision) =>
  inState(platform, id, 'ACTIVE', async (tx, project, team) => {
    const at = platform.businessNow()
    const status = project.suspendedFrom ?? (project.result ? 'COMPLETE' : 'ACTIVE')
    const ms = at.getTime() - (project.suspendedAt ?? at).getTime()
    // Day 15 is counted from the end, so the end moves until it is paid. Nothing is to come where the goal was missed.
    const isOver = project.initialReleasedAt !== null || project.result === 'not_reached'
    const endTime = isOver ? projects.endTime : later(projects.endTime, ms)
    await tx
      .update(projects)
      .set({
        status,
        endTime: sql`${endTime}`,
        updateRhythm: resumePromise(project.updateRhythm, at.getTime()),
        ...free,
      })
      .where(eq(projects.id, id))
    await tx
      .update(milestones)
      .set({ date: later(milestones.date, ms) })
      .where(and(eq(milestones.projectId, id), isNull(milestones.outcome)))
    await tx
      .update(milestoneVotes)
      .set({ closesAt: later(milestoneVotes.closesAt, ms) })
      .where(and(eq(milestoneVotes.projectId, id), isNull(milestoneVotes.closedAt)))
    await tx
      .update(pledges)
      .set({
        chargeAt: later(pledges.chargeAt, ms),
        firstFailedAt: later(pledges.firstFailedAt, ms),
      })
      .where(and(eq(pledges.projectId, id), eq(pledges.status, 'CHECKED_OUT'), isNotNull(pledges.chargeAt)))
    // An order's fifteen days count from its charge; one that its bank paid during the suspension has all of them left.
    if (project.fundingType !== 'CROWDFUNDING')
      await tx
        .update(pledges)
        .set({ collectedAt: sql`least(${at.toISOString()}::timestamptz, ${later(pledges.collectedAt, ms)})` })
        .where(and(eq(pledges.projectId, id), eq(pledges.status, 'COMPLETED'), holdsMoney))
    await recordModeration(tx, at, { act: 'RESTORE', reason: body.reason, moderator: user, project })
    const act = { name: 'RESTORED', params: { reason: body.reason } } as const
    await recordActivity(tx, at, { projectId: id, userId: user.id }, act)
    await notify(tx, projectRestored(project, { reason: body.reason, at }), team, at)
    return { status }
  })

/**
 * Nobody is charged any more, and what is held goes back, both by jobs. A campaign that had not ended has missed its
 * goal; a success stays one. One that was ended before and suspended once more keeps its first end, from which its
 * figures are counted.
 */
export const onEndProject = ({ platform, project: { id }, user, body }: Decision) =>
  inState(platform, id, 'COMPLETE', async (tx, project, team) => {
    const at = platform.businessNow()
    const isCampaign = project.fundingType === 'CROWDFUNDING'
    await tx
      .update(projects)
      .set({
        status: 'COMPLETE',
        result: project.result ?? (isCampaign ? 'not_reached' : null),
        endedAt: project.endedAt ?? at,
        ...free,
      })
      .where(eq(projects.id, id))
    // The jobs that charge let them go: they ask for the end first.
    await tx
      .update(pledges)
      .set({ chargeAt: at })
      .where(and(eq(pledges.projectId, id), eq(pledges.status, 'CHECKED_OUT')))
    await refundHeld(platform, tx, id, 'suspended')
    await recordModeration(tx, at, { act: 'END', reason: body.reason, moderator: user, project })
    const act = { name: 'ENDED', params: { reason: body.reason } } as const
    await recordActivity(tx, at, { projectId: id, userId: user.id }, act)
    await notify(tx, projectEnded(project, { reason: body.reason, at }), team, at)
    return { status: 'COMPLETE' as const }
  })

export const suspensionHandlers = {
  suspendProject: onSuspendProject,
  restoreProject: onRestoreProject,
  endProject: onEndProject,
} satisfies Partial<Handlers>
