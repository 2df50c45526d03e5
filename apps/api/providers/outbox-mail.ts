import { desc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outbox } from '../database/schema.ts'
import { newId } from '../http/ids.ts'
import { type Letter, type Mailer, MailUnavailable } from './mail.ts'

/** Letters kept; older ones make room. */
const most = 200

/** A letter that a real service would have delivered. */
export interface KeptLetter extends Letter {
  readonly id: string
  readonly sentAt: Date
}

/** Reads what {@link outboxMail} has kept. */
export interface Outbox {
  /** Newest first. */
  list(): Promise<KeptLetter[]>
  find(id: string): Promise<KeptLetter | null>
}

/** Mail without a mail service: letters stay in the database, where a developer and tests read them. */
export function outboxMail(db: Database, now: () => Date): Mailer & Outbox {
  const newest = () => db.select().from(outbox).orderBy(desc(outbox.position))
  return {
    async send({ to, subject, html, text }) {
      try {
        await db.insert(outbox).values({ id: newId('mail'), to, subject, html, text, sentAt: now() })
        const kept = db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.position)).limit(most)
        await db.delete(outbox).where(notInArray(outbox.id, kept))
      } catch (cause) {
        throw new MailUnavailable('The outbox cannot be written', { cause })
      }
    },
    close: async () => undefined,
    list: () => newest(),
    find: async (id) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0] ?? null,
  }
}
