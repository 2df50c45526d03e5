import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import type { NamedEvent } from '../database/schema/notification-event.ts'
import { notifications, pledgeItems, pledges, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { User } from '../kernel/people.ts'
import { queueEventMails } from '../mail/queue.ts'
import type { NotificationEvent } from './events.ts'
import { DIGEST_WAITS, getsDigest, getsMail } from './mails.ts'

/** Rows in one statement: enough that statements cost nothing, few enough for the number of parameters one may have. */
const batchSize = 500

export const namedEvent = ({ name, params }: NotificationEvent) => ({ name, params }) as NamedEvent

/** The notification row of an event for one person. */
export const notificationRow = (
  event: NotificationEvent,
  told: { id: string; userId: string; at: Date; readAt?: Date | null },
): typeof notifications.$inferInsert => ({
  id: told.id,
  userId: told.userId,
  eventKey: event.key,
  objectType: event.objectType,
  projectId: event.projectId,
  event: namedEvent(event),
  readAt: told.readAt ?? null,
  createdAt: told.at,
})

const readerColumns = {
  id: users.id,
  email: users.email,
  language: users.language,
  emailConfirmed: users.emailConfirmed,
  emailSubscriptions: users.emailSubscriptions,
}

const mailOrder = (
  event: NotificationEvent,
  { id: userId, email, language }: Pick<User, 'id' | 'email' | 'language'>,
) => ({
  userId,
  email,
  language: language ?? 'en',
  event: namedEvent(event),
  eventKey: event.key,
  projectId: event.projectId,
})

const queueMails = (
  tx: Transaction,
  event: NotificationEvent,
  readers: readonly Pick<User, 'id' | 'email' | 'language'>[],
  at: Date,
) =>
  queueEventMails(
    tx,
    at,
    readers.map((reader) => mailOrder(event, reader)),
  )

/**
 * Queues the e-mail of what a person did themselves, who needs no notification of it, in the transaction that does it.
 * That must happen once: no notification remembers it.
 */
export async function sendReceipt(
  tx: Transaction,
  event: NotificationEvent,
  userId: string,
  at: Date,
): Promise<void> {
  const readers = await tx
    .select(readerColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  await queueMails(tx, event, readers, at)
}

/**
 * Notifies people of an event, each once, queues the e-mails it is worth, passes over deleted accounts: one that
 * is being deleted at this moment is waited for (accounts A33). Who was notified before gets no e-mail either.
 *
 * @param onQueued counts the e-mails of one batch in its transaction, so that none is counted twice or lost.
 * @param on `site`: nobody gets an e-mail of it. @default 'site and mail'
 */
export async function notify(
  db: Pick<Database, 'transaction'>,
  event: NotificationEvent,
  userIds: readonly string[],
  at: Date,
  {
    onQueued = async () => undefined,
    on = 'site and mail',
  }: {
    readonly onQueued?: (tx: Transaction, mails: number) => Promise<unknown>
    readonly on?: 'site' | 'site and mail'
  } = {},
): Promise<void> {
  const people = [...new Set(userIds)].sort()
  for (let from = 0; from < people.length; from += batchSize) {
    // Between two batches others are served: the embedded database answers without a turn of the event loop.
    if (from > 0) await setImmediate()
    await db.transaction(async (tx) => {
      const there = await tx
        .select(readerColumns)
        .from(users)
        .where(and(inArray(users.id, people.slice(from, from + batchSize)), isNull(users.deletedAt)))
        .orderBy(users.id)
        .for('key share')
      const rows = there.map((person) => ({
        ...notificationRow(event, { id: newId('ntf'), userId: person.id, at }),
        digest: getsDigest(event.name, person) ? DIGEST_WAITS : null,
      }))
      if (rows.length === 0) return
      const added = await tx
        .insert(notifications)
        .values(rows)
        .onConflictDoNothing()
        .returning({ userId: notifications.userId })
      const told = new Set(added.map(({ userId }) => userId))
      if (on === 'site') return
      const readers = there.filter((person) => told.has(person.id) && getsMail(event.name, person))
      await queueMails(tx, event, readers, at)
      if (readers.length > 0) await onQueued(tx, readers.length)
    })
  }
}

/**
 * Notifies each person of an event of their own, as `notify` does of one that many share: as many statements for
 * hundreds of them as for one.
 */
export async function notifyEach(
  tx: Transaction,
  told: readonly { readonly event: NotificationEvent; readonly userId: string }[],
  at: Date,
): Promise<void> {
  const people = [...new Set(told.map(({ userId }) => userId))]
  if (people.length === 0) return
  const there = await tx
    .select(readerColumns)
    .from(users)
    .where(and(inArray(users.id, people), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('key share')
  const personOf = new Map(there.map((person) => [person.id, person]))
  const reached = told.flatMap(({ event, userId }) => {
    const person = personOf.get(userId)
    return person ? [{ event, person }] : []
  })
  if (reached.length === 0) return
  const added = await tx
    .insert(notifications)
    .values(
      reached.map(({ event, person }) => ({
        ...notificationRow(event, { id: newId('ntf'), userId: person.id, at }),
        digest: getsDigest(event.name, person) ? DIGEST_WAITS : null,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: notifications.userId, key: notifications.eventKey })
  const fresh = new Set(added.map(({ userId, key }) => `${userId} ${key}`))
  const orders = reached
    .filter(({ event, person }) => fresh.has(`${person.id} ${event.key}`) && getsMail(event.name, person))
    .map(({ event, person }) => mailOrder(event, person))
  await queueEventMails(tx, at, orders)
}

/** Everybody with an active pledge to the project, except `except`; of `rewardIds`, where they are named. */
export async function backersOf(
  db: Pick<Database, 'select' | 'selectDistinct'>,
  projectId: number,
  except?: string,
  rewardIds: readonly string[] = [],
): Promise<string[]> {
  const holdsReward = db
    .select({ pledgeId: pledgeItems.pledgeId })
    .from(pledgeItems)
    .where(inArray(pledgeItems.rewardId, [...rewardIds]))
  const rows = await db
    .selectDistinct({ userId: pledges.userId })
    .from(pledges)
    .where(
      and(
        eq(pledges.projectId, projectId),
        inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
        except === undefined ? undefined : ne(pledges.userId, except),
        rewardIds.length === 0 ? undefined : inArray(pledges.id, holdsReward),
      ),
    )
  return rows.map(({ userId }) => userId)
}
