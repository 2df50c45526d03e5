import { sendPledgeMessage } from '@kindling/api-client/contract/pledge-messages'
import { COMMUNITY } from '@kindling/validation/limits'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledgeMessages } from '../database/schema.ts'
import { messageReceived } from '../notifications/message-events.ts'
import { notify } from '../notifications/notify.ts'
import { teamOf } from '../notifications/team.ts'
import type { MessageRow, Side, Thread } from './threads.ts'

/** Whom a message of a side is for, its author aside: the backer, or those of the team who may answer. */
export async function readersOf(
  tx: Transaction,
  { backerId, project }: Thread,
  { from, authorId }: { readonly from: Side; readonly authorId: string },
): Promise<string[]> {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== authorId)
  if (from === 'team') return others([backerId])
  return others(await teamOf(tx, project.id, sendPledgeMessage.access.may))
}

/**
 * Whether a message of this side is worth an e-mail: a burst is one. None is sent while the other side has not read
 * one that it was e-mailed of a moment ago. The caller holds the pledge, so that of two at once one sees the other.
 */
export async function isWorthMail(
  tx: Transaction,
  { pledgeId }: Thread,
  { from, at }: { readonly from: Side; readonly at: Date },
): Promise<boolean> {
  const [unread] = await tx
    .select({ id: pledgeMessages.id })
    .from(pledgeMessages)
    .where(
      and(
        eq(pledgeMessages.pledgeId, pledgeId),
        eq(pledgeMessages.from, from),
        eq(pledgeMessages.mailed, true),
        isNull(pledgeMessages.readAt),
        gt(pledgeMessages.createdAt, new Date(at.getTime() - COMMUNITY.messageMailPauseMs)),
      ),
    )
    .limit(1)
  return unread === undefined
}

/** Tells the other side of a message, in the transaction that stores it. */
export const tellOfMessage = (
  tx: Transaction,
  { project }: Thread,
  { message, author, readers }: { message: MessageRow; author: string | null; readers: readonly string[] },
) =>
  notify(tx, messageReceived(project, { ...message, author: author ?? '' }), readers, message.createdAt, {
    on: message.mailed ? 'site and mail' : 'site',
  })
