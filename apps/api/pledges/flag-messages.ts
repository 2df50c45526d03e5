import type { flagMyPledgeMessage, flagPledgeMessage } from '@kindling/api-client/contract/pledge-messages'
import type { CommentFlagForm } from '@kindling/validation/forms/flag'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { messageFlags, pledgeMessages } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { mine, ofProject, type Side, threadOf } from './threads.ts'

/**
 * Counts a person's report of a message of the other side once. Nobody else reads a thread, so that the first report is
 * a moderator's case; the message is shown until it is decided.
 */
async function flag(
  platform: Platform,
  which: SQL | undefined,
  {
    side,
    user,
    messageId,
    body,
  }: {
    readonly side: Side
    readonly user: User
    readonly messageId: string
    readonly body: CommentFlagForm
  },
): Promise<Record<string, never>> {
  const { pledgeId } = await threadOf(platform, which)
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const [message] = await tx
      .select()
      .from(pledgeMessages)
      .where(
        and(
          eq(pledgeMessages.id, messageId),
          eq(pledgeMessages.pledgeId, pledgeId),
          isNull(pledgeMessages.removedAt),
        ),
      )
      .for('update')
    if (!message) refuse('INVALID_ID', 'message')
    if (message.from === side || message.authorId === user.id) refuse('INVALID_STATE')
    const stored = await tx
      .insert(messageFlags)
      .values({
        messageId: message.id,
        userId: user.id,
        reason: body.reason,
        text: body.text ?? '',
        createdAt: platform.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (stored.length === 0) refuse('PROJECT_FLAG_EXISTS')
  })
  return {}
}

const onFlagMyPledgeMessage: Handler<typeof flagMyPledgeMessage> = ({ platform, user, params, body }) =>
  flag(platform, mine(params.pledgeId, user), {
    side: 'backer',
    user,
    messageId: params.messageId,
    body,
  })
const onFlagPledgeMessage: Handler<typeof flagPledgeMessage> = ({ platform, project, user, params, body }) =>
  flag(platform, ofProject(params.pledgeId, project), {
    side: 'team',
    user,
    messageId: params.messageId,
    body,
  })

export const flagMessageHandlers = {
  flagMyPledgeMessage: onFlagMyPledgeMessage,
  flagPledgeMessage: onFlagPledgeMessage,
} satisfies Partial<Handlers>
