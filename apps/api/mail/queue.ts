import { setImmediate } from 'node:timers/promises'
import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import type { NamedEvent } from '../database/schema/notification-event.ts'
import { mailQueue } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import type { MailMessage } from '../providers/mail.ts'

export type QueuedMail = typeof mailQueue.$inferSelect
export type MailOrder = Pick<QueuedMail, 'kind' | 'userId' | 'email' | 'language'> & {
  /** Of an invitation to its team. */
  readonly projectId?: number
}

/** After this another process may take an e-mail whose process died. */
const leaseMs = 2 * 60_000
/** Pause between attempts, doubled each time: eight attempts take an hour. */
const firstPauseMs = 15_000
const mostAttempts = 8

/**
 * Queues an e-mail, in the transaction of its event. It is written and sent in the background, so that no call waits
 * for a mail server, fails with it, or takes longer for one address than for another.
 */
export async function queueMail(
  db: Database | Transaction,
  now: Date,
  { kind, userId, email, language, projectId }: MailOrder,
): Promise<void> {
  await db
    .insert(mailQueue)
    .values({ id: newId('let'), kind, userId, email, language, projectId, createdAt: now, nextTryAt: now })
}

export type EventMailOrder = Required<
  Pick<MailOrder, 'email' | 'language'> & {
    userId: string
    event: NamedEvent
    eventKey: string
    projectId: number
  }
>

/**
 * Queues e-mails of an event in the transaction that notifies people of it, so that both happen or neither. A key goes
 * to one person once.
 *
 * @param at the moment of the event in business time, which in a demo world is ahead of the clock that sends e-mails.
 */
export async function queueEventMails(
  tx: Transaction,
  at: Date,
  orders: readonly EventMailOrder[],
): Promise<void> {
  if (orders.length === 0) return
  const ahead = sql`coalesce((select max(ahead_ms) from business_clock), 0) * interval '1 millisecond'`
  const nextTryAt = sql`${at.toISOString()}::timestamptz - ${ahead}`
  await tx
    .insert(mailQueue)
    .values(
      orders.map((order) => ({
        ...order,
        id: newId('let'),
        kind: 'event' as const,
        createdAt: at,
        nextTryAt,
      })),
    )
    .onConflictDoNothing()
}

/** Queues a digest in the transaction that marks what it holds: its key goes to one person once. */
export const queueDigest = (
  tx: Transaction,
  now: Date,
  order: Omit<MailOrder, 'kind' | 'userId'> & { readonly userId: string; readonly eventKey: string },
) =>
  tx.insert(mailQueue).values({ ...order, id: newId('let'), kind: 'digest', createdAt: now, nextTryAt: now })

/** Takes the e-mail that waits longest, those of events last; another process passes it over. */
async function takeNext({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<QueuedMail | undefined> {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(lte(mailQueue.nextTryAt, now()))
    .orderBy(sql`(${mailQueue.eventKey} is not null)`, asc(mailQueue.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(mailQueue)
    .set({ attempts: sql`${mailQueue.attempts} + 1`, nextTryAt: new Date(now().getTime() + leaseMs) })
    // `=`, not `in`: that may be asked once for each row, and each time skip what it has just locked. E-mails that were
    // taken along would lie until their lease ends.
    .where(eq(mailQueue.id, due))
    .returning()
  return taken
}

/**
 * Writes and sends every e-mail that is due. One that is not taken is tried again later, and after an hour given up.
 *
 * @param write gives the e-mail of an order, or null where there is nobody to write to.
 * @param signal once aborted, no further e-mail is begun.
 */
export async function deliverMail(
  platform: Pick<Platform, 'db' | 'log' | 'mail' | 'now'>,
  write: (order: QueuedMail) => Promise<MailMessage | null>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, log, mail, now } = platform
  while (!signal?.aborted) {
    // Answers of the embedded database come without a turn of the event loop: without this nobody would be served until
    // thousands of e-mails are sent.
    await setImmediate()
    const order = await takeNext(platform)
    if (!order) return
    const { id, kind, attempts } = order
    try {
      const message = await write(order)
      // Others carry a code that the next attempt replaces, so there the newest must arrive.
      if (message) await mail.send(kind === 'event' || kind === 'digest' ? { ...message, id } : message)
    } catch (error) {
      log.error({ err: error, mail: id, kind, attempts }, 'e-mail not sent')
      if (attempts < mostAttempts) {
        const nextTryAt = new Date(now().getTime() + firstPauseMs * 2 ** (attempts - 1))
        await db.update(mailQueue).set({ nextTryAt }).where(eq(mailQueue.id, id))
        continue
      }
    }
    await db.delete(mailQueue).where(eq(mailQueue.id, id))
  }
}
