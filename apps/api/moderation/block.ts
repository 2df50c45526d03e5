import type { unblockAccount } from '@kindling/api-client/contract/moderation'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { moderationLog, projects, sessions, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { type ModerationEntry, recordModeration } from '../kernel/moderation-log.ts'
import { accountBlocked, accountUnblocked } from '../notifications/moderation-events.ts'
import { notify } from '../notifications/notify.ts'
import { readEntries } from './log.ts'

/**
 * Logs the person out everywhere for good, and tells them; nothing where they are blocked already. Their pledges stand.
 * Rejects with INVALID_STATE for a moderator, and for a deleted account.
 */
export async function blockAccount(
  tx: Transaction,
  at: Date,
  entry: Omit<ModerationEntry, 'act'> & { readonly project: { readonly name: string } },
): Promise<void> {
  const { authorId: personId } = entry.comment ?? entry.message ?? { authorId: entry.project.creatorId }
  const [person] = await tx.select().from(users).where(eq(users.id, personId)).for('update')
  if (!person || person.deletedAt || person.isModerator) refuse('INVALID_STATE')
  if (person.blocked) return
  await tx.update(users).set({ blocked: true }).where(eq(users.id, personId))
  await tx.delete(sessions).where(eq(sessions.userId, personId))
  const entryId = await recordModeration(tx, at, { ...entry, act: 'BLOCK' })
  const { project, reason, rule } = entry
  await notify(tx, accountBlocked({ project, reason, rule, entryId }), [personId], at)
}

/** Lets the person in again; the list says what they were blocked for. */
const onUnblockAccount: Handler<typeof unblockAccount> = async ({ platform, user, params, body }) => {
  const at = platform.businessNow()
  const { reason } = body
  const entry = await platform.db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, params.userId)).for('update')
    const [block] = await tx
      .select({ project: projects })
      .from(moderationLog)
      .innerJoin(projects, eq(projects.id, moderationLog.projectId))
      .where(and(eq(moderationLog.personId, params.userId), eq(moderationLog.act, 'BLOCK')))
      .orderBy(desc(moderationLog.createdAt))
      .limit(1)
    if (!person?.blocked || !block) refuse('INVALID_STATE')
    await tx.update(users).set({ blocked: false }).where(eq(users.id, person.id))
    const project = { ...block.project, creatorId: person.id }
    const entryId = await recordModeration(tx, at, { act: 'UNBLOCK', reason, moderator: user, project })
    await notify(tx, accountUnblocked({ project, reason, entryId }), [person.id], at)
    const [written] = await readEntries(tx, eq(moderationLog.id, entryId), 1)
    return written?.entry ?? refuse('INVALID_STATE')
  })
  return { entry }
}

export const blockHandlers = {
  unblockAccount: onUnblockAccount,
} satisfies Partial<Handlers>
