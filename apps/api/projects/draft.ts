import type {
  getPrivateProject,
  getProjectPreview,
  renewPreview,
} from '@kindling/api-client/contract/project-editing'
import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { can, mayBecome, type ProjectRole } from '@kindling/validation/permissions'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { projects, users } from '../database/schema.ts'
import { lookUp, type ProjectRow } from '../kernel/access.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { answerOf } from '../kernel/moderation-log.ts'
import { bankAccountOf } from '../wallet/bank-account.ts'
import { wholeProject } from './project.ts'
import { readIn } from './read-in.ts'
import { toDoColumns, toDoOf } from './to-do.ts'

const seconds = (date: Date | null) => date && Math.floor(date.getTime() / 1000)

/** A draft as its team sees it. `at`: business time. */
export async function privateProject(
  db: Database | Transaction,
  at: Date,
  row: ProjectRow,
  [role = 'moderator']: readonly ProjectRole[],
): Promise<PrivateProject> {
  const isOfTeam = role === 'creator' || role === 'ADMIN' || role === 'USER' || role === 'VIEWER'
  const [project, [creator], account] = await Promise.all([
    wholeProject(db, row, at, [role], undefined),
    db
      .select({ kyc: users.kycStatus, answer: answerOf(row.id), ...toDoColumns(row.id, at) })
      .from(users)
      .where(eq(users.id, row.creatorId)),
    bankAccountOf(db, row.id),
  ])
  return {
    ...project,
    contact_email: row.contactEmail,
    bank_account_last4: account?.last4 ?? null,
    kyc_status: creator?.kyc ?? 'KYC_NOT_DONE',
    role: isOfTeam ? role : 'moderator',
    review_status: row.reviewStatus,
    review_asked_at: seconds(row.reviewAskedAt),
    review_note: row.reviewNote,
    review_rule: row.reviewRule,
    review_answer: creator?.answer ?? null,
    rhythm_weeks: row.updateRhythm.at(-1)?.weeks ?? null,
    to_do: toDoOf(row, creator),
    updated: row.updated,
  }
}

/**
 * Locks the project, and rejects with INVALID_PROJECT_STATE if it left these states since the access check, or is in
 * review: a moderator approves what they have read.
 */
export async function lockProject(
  tx: Transaction,
  { id }: ProjectRow,
  states: readonly ProjectRow['status'][] = ['INITIAL', 'DRAFT', 'ACTIVE'],
): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update')
  if (!row) refuse('NOT_FOUND', 'project')
  if (!states.includes(row.status) || row.reviewStatus === 'IN_REVIEW') refuse('INVALID_PROJECT_STATE')
  return row
}

/** Columns of a locked project that is changed: its version rises, and the first change makes it a draft. */
export function changed(row: ProjectRow, now: Date, fields: readonly string[] = []) {
  const updated = Math.max(now.getTime(), row.updated + 1)
  return {
    updated,
    edits: { ...row.edits, ...Object.fromEntries(fields.map((field) => [field, updated])) },
    status: mayBecome(row.status, 'DRAFT', 'content:write') ? ('DRAFT' as const) : row.status,
  }
}

/** Locks the project for a change of what belongs to it, such as its rewards, and returns it with its new version. */
export async function touchProject(
  tx: Transaction,
  project: ProjectRow,
  now: Date,
  states?: readonly ProjectRow['status'][],
): Promise<ProjectRow> {
  const row = await lockProject(tx, project, states)
  const change = changed(row, now)
  await tx.update(projects).set(change).where(eq(projects.id, row.id))
  return { ...row, ...change }
}

const onGetPrivateProject: Handler<typeof getPrivateProject> = async ({ platform, project, roles }) => ({
  project: await privateProject(platform.db, platform.businessNow(), project, roles),
})

/** Whoever has the link so far cannot read the draft with it any more. */
const onRenewPreview: Handler<typeof renewPreview> = async ({ platform, project, user }) => {
  const preview_code = newId('prv')
  await platform.db.transaction(async (tx) => {
    await tx.update(projects).set({ previewCode: preview_code }).where(eq(projects.id, project.id))
    const by = { projectId: project.id, userId: user.id }
    await recordActivity(tx, platform.businessNow(), by, { name: 'PREVIEW_RENEWED', params: {} })
  })
  return { preview_code }
}

/** The draft as a visitor would see it. */
const onGetPreview: Handler<typeof getProjectPreview> = async ({ platform, params, reading, user }) => {
  const [row] = await platform.db.select().from(projects).where(eq(projects.previewCode, params.id)).limit(1)
  if (!row) refuse('NOT_FOUND', 'project')
  const whole = await wholeProject(platform.db, row, platform.businessNow(), ['visitor'], undefined)
  // The one thing that is not a visitor's: its team finds the way back to the dashboard.
  const access = user && (await lookUp(platform.db, String(row.id), user))
  const is_collaborator = access !== null && can(access.roles, 'insights:read')
  // Nobody counts who reads a draft.
  const shown = { ...whole, google_analytics_id: null, is_collaborator }
  return { project: await readIn(platform.db, shown, reading) }
}

export const draftHandlers = {
  getPrivateProject: onGetPrivateProject,
  renewPreview: onRenewPreview,
  getProjectPreview: onGetPreview,
} satisfies Partial<Handlers>
