import type {
  listMyPledgeMessages,
  listPledgeMessages,
  readMyPledgeMessages,
  readPledgeMessages,
  sendMyPledgeMessage,
  sendPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import type { PledgeMessage } from '@kindling/api-client/model/pledge-message'
import { COMMUNITY } from '@kindling/validation/limits'
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { messageFlags, pledgeMessages, pledges, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { idOfCall } from '../kernel/ids.ts'
import { holdPeople, lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { isWorthMail, readersOf, tellOfMessage } from './tell-message.ts'
import { type MessageRow, mine, ofProject, type Side, threadOf, toWireMessage } from './threads.ts'

/** The newest messages of a thread, the oldest of them first. */
async function list(
  platform: Platform,
  which: SQL | undefined,
  reader: User,
): Promise<{ messages: PledgeMessage[] }> {
  const { pledgeId } = await threadOf(platform, which)
  const rows = await platform.db
    .select({
      message: pledgeMessages,
      author: users.name,
      flagged: sql<boolean>`exists (${sql`select 1 from ${messageFlags} where ${and(
        eq(messageFlags.messageId, pledgeMessages.id),
        eq(messageFlags.userId, reader.id),
      )}`})`,
    })
    .from(pledgeMessages)
    .innerJoin(users, eq(users.id, pledgeMessages.authorId))
    .where(eq(pledgeMessages.pledgeId, pledgeId))
    .orderBy(desc(pledgeMessages.createdAt), desc(pledgeMessages.id))
    .limit(COMMUNITY.messagesShown)
  return { messages: rows.reverse().map(({ message, ...more }) => toWireMessage(message, more)) }
}

/** Stores a message and tells the other side of it, once a key. */
async function send(
  platform: Platform,
  which: SQL | undefined,
  {
    from,
    user,
    text,
    key,
  }: { readonly from: Side; readonly user: User; readonly text: string; readonly key: string },
): Promise<{ message: PledgeMessage }> {
  const thread = await threadOf(platform, which)
  const { pledgeId } = thread
  await countAttempt(platform, `message:${user.id}`, {
    count: COMMUNITY.messagesSent,
    windowMs: COMMUNITY.messagesWindowMs,
  })
  return platform.db.transaction(async (tx) => {
    const readers = await readersOf(tx, thread, { from, authorId: user.id })
    await holdPeople(tx, user.id, readers)
    // An account that is deleted at this moment leaves no message.
    const author = await lockPerson(tx, user.id)
    await tx.select({ id: pledges.id }).from(pledges).where(eq(pledges.id, pledgeId)).for('no key update')
    const at = platform.businessNow()
    const row: MessageRow = {
      id: idOfCall('msg', user.id, key),
      pledgeId,
      authorId: user.id,
      from,
      text: text.trim(),
      createdAt: at,
      readAt: null,
      mailed: await isWorthMail(tx, thread, { from, at }),
      flagsReviewedAt: null,
      removedAt: null,
    }
    const [added] = await tx.insert(pledgeMessages).values(row).onConflictDoNothing().returning()
    if (added) {
      await tellOfMessage(tx, thread, { message: added, author: author.name, readers })
      return { message: toWireMessage(added, { author: author.name, flagged: false }) }
    }
    const [kept = row] = await tx.select().from(pledgeMessages).where(eq(pledgeMessages.id, row.id))
    return { message: toWireMessage(kept, { author: author.name, flagged: false }) }
  })
}

/** Marks what the other side wrote as read; twice is once. */
async function markRead(
  platform: Platform,
  which: SQL | undefined,
  reader: Side,
): Promise<Record<string, never>> {
  const { pledgeId } = await threadOf(platform, which)
  await platform.db
    .update(pledgeMessages)
    .set({ readAt: platform.businessNow() })
    .where(
      and(
        eq(pledgeMessages.pledgeId, pledgeId),
        ne(pledgeMessages.from, reader),
        isNull(pledgeMessages.readAt),
      ),
    )
  return {}
}

const onListMyPledgeMessages: Handler<typeof listMyPledgeMessages> = ({ platform, user, params }) =>
  list(platform, mine(params.pledgeId, user), user)
const onSendMyPledgeMessage: Handler<typeof sendMyPledgeMessage> = ({
  platform,
  user,
  params,
  body: { text },
  idempotencyKey: key,
}) => send(platform, mine(params.pledgeId, user), { from: 'backer', user, text, key })
const onReadMyPledgeMessages: Handler<typeof readMyPledgeMessages> = ({ platform, user, params }) =>
  markRead(platform, mine(params.pledgeId, user), 'backer')

const onListPledgeMessages: Handler<typeof listPledgeMessages> = ({ platform, project, user, params }) =>
  list(platform, ofProject(params.pledgeId, project), user)
const onSendPledgeMessage: Handler<typeof sendPledgeMessage> = ({
  platform,
  project,
  user,
  params,
  body: { text },
  idempotencyKey: key,
}) => send(platform, ofProject(params.pledgeId, project), { from: 'team', user, text, key })
const onReadPledgeMessages: Handler<typeof readPledgeMessages> = ({ platform, project, params }) =>
  markRead(platform, ofProject(params.pledgeId, project), 'team')

export const messageHandlers = {
  listMyPledgeMessages: onListMyPledgeMessages,
  sendMyPledgeMessage: onSendMyPledgeMessage,
  readMyPledgeMessages: onReadMyPledgeMessages,
  listPledgeMessages: onListPledgeMessages,
  sendPledgeMessage: onSendPledgeMessage,
  readPledgeMessages: onReadPledgeMessages,
} satisfies Partial<Handlers>
