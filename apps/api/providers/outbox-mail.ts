import { and, desc, eq, like, lt, not, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outbox } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { type Mailer, type MailMessage, MailUnavailable } from './mail.ts'
import type { Sealer } from './sealer.ts'

/** E-mails of each sort that are kept; older ones make room. */
const mostKept = 2000
/** E-mails between two looks for old ones. */
const forgetEvery = 100
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

/** An e-mail to one person alone, which mostly holds a code: those about an event have an id of their own. */
const isPersonal = like(outbox.id, 'mail\\_%')

/** Forgets the oldest of one sort: what five thousand backers are told must not push out somebody's code. */
async function forgetOld(db: Database, sort: SQL): Promise<void> {
  const oldestKept = db
    .select({ position: outbox.position })
    .from(outbox)
    .where(sort)
    .orderBy(desc(outbox.position))
    .limit(1)
    .offset(mostKept - 1)
  await db.delete(outbox).where(and(sort, lt(outbox.position, oldestKept)))
}

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
        const [kept] = await db
          .insert(outbox)
          .values({ id, to, subject, ...sealed, sentAt: now() })
          .onConflictDoNothing()
          .returning({ position: outbox.position })
        if ((kept?.position ?? 1) % forgetEvery === 0)
          await Promise.all([forgetOld(db, isPersonal), forgetOld(db, not(isPersonal))])
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
