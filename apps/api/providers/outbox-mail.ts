import { desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outbox } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { type Mailer, type MailMessage, MailUnavailable } from './mail.ts'
import type { Sealer } from './sealer.ts'

/** E-mails kept; older ones make room. One campaign's end alone writes to hundreds of people. */
const mostKept = 2000
/** E-mails listed at once. */
const mostListed = 200

/** An e-mail that a real service would have delivered. */
export interface KeptMail extends MailMessage {
  readonly id: string
  readonly sentAt: Date
}

/** Reads what {@link outboxMail} has kept. */
export interface Outbox {
  /** The newest 200, newest first; with an address, those to it. */
  list(to?: string): Promise<KeptMail[]>
  find(id: string): Promise<KeptMail | null>
}

type Row = typeof outbox.$inferSelect

/**
 * Mail without a mail service: e-mails stay in the database, where a developer and tests read them. Their bodies hold
 * codes, so they are sealed: a copy of the database opens no account.
 */
export function outboxMail(db: Database, now: () => Date, sealer: Sealer): Mailer & Outbox {
  /** Sealed by a secret that is gone, it can be read no more. */
  const openRow = (row: Row): KeptMail[] => {
    try {
      return [{ ...row, html: sealer.open(row.html, row.id), text: sealer.open(row.text, row.id) }]
    } catch {
      return []
    }
  }
  return {
    async send({ to, subject, html, text, id: given }) {
      try {
        const id = given ?? newId('mail')
        const sealed = { html: sealer.seal(html, id), text: sealer.seal(text, id) }
        await db
          .insert(outbox)
          .values({ id, to, subject, ...sealed, sentAt: now() })
          .onConflictDoNothing()
        const oldestKept = db
          .select({ position: outbox.position })
          .from(outbox)
          .orderBy(desc(outbox.position))
          .limit(1)
          .offset(mostKept - 1)
        await db.delete(outbox).where(lt(outbox.position, oldestKept))
      } catch (cause) {
        throw new MailUnavailable('The outbox cannot be written', { cause })
      }
    },
    close: async () => undefined,
    list: async (to) => {
      const rows = await db
        .select()
        .from(outbox)
        .where(to === undefined ? undefined : eq(outbox.to, to))
        .orderBy(desc(outbox.position))
        .limit(mostListed)
      return rows.flatMap(openRow)
    },
    find: async (id) => (await db.select().from(outbox).where(eq(outbox.id, id))).flatMap(openRow)[0] ?? null,
  }
}
