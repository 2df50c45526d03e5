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
import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { pledgeMessages, pledges, users } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { idOfCall } from '../kernel/ids.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'

type MessageRow = typeof pledgeMessages.$inferSelect
type Side = MessageRow['from']

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
const toWireMessage = (row: MessageRow, author: string | null): PledgeMessage => ({
  id: row.id,
  from: row.from,
  author: author ?? '',
  text: row.text,
  at: seconds(row.createdAt),
  read_at: row.readAt && seconds(row.readAt),
})

const mine = (pledgeId: string, { id }: User) => and(eq(pledges.id, pledgeId), eq(pledges.userId, id))
const ofProject = (pledgeId: string, { id }: { readonly id: number }) =>
  and(eq(pledges.id, pledgeId), eq(pledges.projectId, id))

/** The pledge of a thread; a cart has none. */
async function threadOf({ db }: Platform, which: SQL | undefined): Promise<string> {
  const [pledge] = await db
    .select({ id: pledges.id })
    .from(pledges)
    .where(and(which, ne(pledges.status, 'SHOPPING')))
  return pledge?.id ?? refuse('NOT_FOUND', 'pledge')
}

/** The newest messages of a thread, the oldest of them first. */
async function list(platform: Platform, which: SQL | undefined): Promise<{ messages: PledgeMessage[] }> {
  const pledgeId = await threadOf(platform, which)
  const rows = await platform.db
    .select({ message: pledgeMessages, author: users.name })
    .from(pledgeMessages)
    .innerJoin(users, eq(users.id, pledgeMessages.authorId))
    .where(eq(pledgeMessages.pledgeId, pledgeId))
    .orderBy(desc(pledgeMessages.createdAt), desc(pledgeMessages.id))
    .limit(COMMUNITY.messagesShown)
  return { messages: rows.reverse().map(({ message, author }) => toWireMessage(message, author)) }
}

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
  const pledgeId = await threadOf(platform, which)
  await countAttempt(platform, `message:${user.id}`, {
    count: COMMUNITY.messagesSent,
    windowMs: COMMUNITY.messagesWindowMs,
  })
  return platform.db.transaction(async (tx) => {
    // An account that is deleted at this moment leaves no message.
    const author = await lockPerson(tx, user.id)
    const row: MessageRow = {
      id: idOfCall('msg', user.id, key),
      pledgeId,
      authorId: user.id,
      from,
      text: text.trim(),
      createdAt: platform.businessNow(),
      readAt: null,
    }
    const [added] = await tx.insert(pledgeMessages).values(row).onConflictDoNothing().returning()
    const sent = eq(pledgeMessages.id, row.id)
    const [kept = row] = added ? [added] : await tx.select().from(pledgeMessages).where(sent)
    return { message: toWireMessage(kept, author.name) }
  })
}

/** Marks what the other side wrote as read; twice is once. */
async function markRead(
  platform: Platform,
  which: SQL | undefined,
  reader: Side,
): Promise<Record<string, never>> {
  const pledgeId = await threadOf(platform, which)
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

export const onListMyPledgeMessages: Handler<typeof listMyPledgeMessages> = ({ platform, user, params }) =>
  list(platform, mine(params.pledgeId, user))
export const onSendMyPledgeMessage: Handler<typeof sendMyPledgeMessage> = ({
  platform,
  user,
  params,
  body: { text },
  idempotencyKey: key,
}) => send(platform, mine(params.pledgeId, user), { from: 'backer', user, text, key })
export const onReadMyPledgeMessages: Handler<typeof readMyPledgeMessages> = ({ platform, user, params }) =>
  markRead(platform, mine(params.pledgeId, user), 'backer')

export const onListPledgeMessages: Handler<typeof listPledgeMessages> = ({ platform, project, params }) =>
  list(platform, ofProject(params.pledgeId, project))
export const onSendPledgeMessage: Handler<typeof sendPledgeMessage> = ({
  platform,
  project,
  user,
  params,
  body: { text },
  idempotencyKey: key,
}) => send(platform, ofProject(params.pledgeId, project), { from: 'team', user, text, key })
export const onReadPledgeMessages: Handler<typeof readPledgeMessages> = ({ platform, project, params }) =>
  markRead(platform, ofProject(params.pledgeId, project), 'team')
