import type { ModerationRule } from '@kindling/validation/rules/moderation'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { mailQueue, messageFlags, notifications, pledgeMessages, type projects } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { recordModeration } from '../kernel/moderation-log.ts'
import { holdPeople, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { messageKey } from '../notifications/message-events.ts'
import { messageKept, messageRemoved } from '../notifications/moderation-events.ts'
import { notify } from '../notifications/notify.ts'
import { blockAccount } from './block.ts'

interface Deciding {
  readonly platform: Platform
  readonly user: User
  readonly project: typeof projects.$inferSelect
  readonly body: {
    readonly act: string
    readonly reason: string
    readonly rule?: ModerationRule | undefined
    readonly block?: boolean | undefined
  }
}

type MessageRow = typeof pledgeMessages.$inferSelect

/** People who reported a message since a moderator last looked. */
async function reportersOf(tx: Transaction, { id, flagsReviewedAt: since }: MessageRow): Promise<string[]> {
  const rows = await tx
    .select({ userId: messageFlags.userId })
    .from(messageFlags)
    .where(and(eq(messageFlags.messageId, id), since ? gt(messageFlags.createdAt, since) : undefined))
  return rows.map(({ userId }) => userId)
}

/** What was told of a message says its words no more, and an e-mail of it that waits is not sent. */
async function takeBackNews(tx: Transaction, messageId: string): Promise<void> {
  const key = messageKey(messageId)
  await tx
    .update(notifications)
    .set({ event: sql`jsonb_set(${notifications.event}, '{params,text}', '""')` })
    .where(eq(notifications.eventKey, key))
  await tx.delete(mailQueue).where(eq(mailQueue.eventKey, key))
}

/**
 * Removes a reported message, which tells its author, or leaves it, which tells those who reported it: who wrote it
 * does not learn of reports that came to nothing. Only moderators read a removed one from then on.
 */
export async function decideMessage(
  { platform, user, body: { act, reason, rule, block }, project }: Deciding,
  messageId: string,
): Promise<void> {
  const at = platform.businessNow()
  const open = and(eq(pledgeMessages.id, messageId), isNull(pledgeMessages.removedAt))
  await platform.db.transaction(async (tx) => {
    const [seen] = await tx.select().from(pledgeMessages).where(open)
    if (!seen) refuse('INVALID_STATE')
    await holdPeople(tx, seen.authorId, await reportersOf(tx, seen))
    const [message] = await tx.select().from(pledgeMessages).where(open).for('update')
    const reporters = message ? await reportersOf(tx, message) : []
    if (!message || reporters.length === 0) refuse('INVALID_STATE')
    const isRemoved = act === 'REMOVE'
    const now = platform.now()
    await tx
      .update(pledgeMessages)
      .set({ flagsReviewedAt: now, ...(isRemoved && { removedAt: now }) })
      .where(eq(pledgeMessages.id, message.id))
    const entryId = await recordModeration(tx, at, {
      act: isRemoved ? 'REMOVE' : 'DISMISS',
      reason,
      rule,
      moderator: user,
      project,
      message,
    })
    const decision = { project, reason, rule, entryId, message }
    if (!isRemoved) return notify(tx, messageKept(decision), reporters, at)
    await takeBackNews(tx, message.id)
    await notify(tx, messageRemoved(decision), [message.authorId], at)
    if (block) await blockAccount(tx, at, { reason, rule, moderator: user, project, message })
  })
}
