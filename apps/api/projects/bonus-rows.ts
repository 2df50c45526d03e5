import type { Bonus, BonusEntry } from '@kindling/api-client/model/bonus'
import { BONUS } from '@kindling/validation/limits'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { bonusEntries, bonuses, users } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { toWireImage } from '../kernel/image.ts'

export type BonusRow = typeof bonuses.$inferSelect
type Db = Database | Transaction

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

interface Reader {
  readonly userId: string | undefined
  readonly isTeam: boolean
  readonly now: Date
}

/** Entries with the name of their backer; `shown` is how many of each state and bonus, in this order. */
async function entriesOf(db: Db, where: SQL | undefined): Promise<(BonusEntry & { bonusId: string })[]> {
  const rows = await db
    .select({ entry: bonusEntries, name: users.name })
    .from(bonusEntries)
    .innerJoin(users, eq(users.id, bonusEntries.userId))
    .where(where)
    .orderBy(desc(bonusEntries.createdAt), asc(bonusEntries.id))
  return rows.map(({ entry, name }) => ({ ...toWireEntry(entry, name), bonusId: entry.bonusId }))
}

export const toWireEntry = (entry: typeof bonusEntries.$inferSelect, name: string): BonusEntry => ({
  id: entry.id,
  name,
  text: entry.text,
  image: entry.image ? toWireImage(entry.image) : null,
  state: entry.state,
  reason: entry.reason,
  date: seconds(entry.createdAt),
})

/** Takes entries: neither closed, nor over, nor full. */
export const isOpen = (row: BonusRow, accepted: number, now: Date): boolean =>
  row.closedAt === null &&
  (row.openUntil === null || row.openUntil > now) &&
  (row.places === null || accepted < row.places)

/** Entries by their state, for some bonuses. */
async function countsOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ bonusId: bonusEntries.bonusId, state: bonusEntries.state, n: sql<number>`count(*)::int` })
    .from(bonusEntries)
    .where(inArray(bonusEntries.bonusId, [...ids]))
    .groupBy(bonusEntries.bonusId, bonusEntries.state)
  return (bonusId: string) => {
    const of = (state: BonusEntry['state']) =>
      rows.find((row) => row.bonusId === bonusId && row.state === state)?.n ?? 0
    return { waiting: of('WAITING'), accepted: of('ACCEPTED'), declined: of('DECLINED') }
  }
}

/** Bonuses as somebody reads them: accepted entries for everybody, waiting ones as a number for the team. */
export async function toWireBonuses(db: Db, rows: readonly BonusRow[], reader: Reader): Promise<Bonus[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // The newest of each bonus, however many another has.
  const newest = sql`${bonusEntries.id} in (
    select shown.id from unnest(${sql.param(ids)}::text[]) as wanted(bonus_id)
    cross join lateral (
      select id from bonus_entries
      where bonus_id = wanted.bonus_id and state = 'ACCEPTED'
      order by created_at desc, id limit ${BONUS.shown}
    ) as shown
  )`
  const [counts, accepted, own] = await Promise.all([
    countsOf(db, ids),
    entriesOf(db, newest),
    reader.userId === undefined
      ? []
      : entriesOf(db, and(inArray(bonusEntries.bonusId, ids), eq(bonusEntries.userId, reader.userId))),
  ])
  return rows.map((row) => {
    const count = counts(row.id)
    const mine = own.find(({ bonusId }) => bonusId === row.id)
    const shown = ({ bonusId: _, ...entry }: (typeof accepted)[number]): BonusEntry => entry
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      gives: row.gives,
      places: row.places,
      open_until: row.openUntil && seconds(row.openUntil),
      is_open: isOpen(row, count.accepted, reader.now),
      submissions_count: count.waiting + count.accepted + count.declined,
      accepted_count: count.accepted,
      waiting_count: reader.isTeam ? count.waiting : null,
      entries: accepted.filter(({ bonusId }) => bonusId === row.id).map(shown),
      own_entry: mine ? shown(mine) : null,
      date: seconds(row.createdAt),
    }
  })
}

/** Locks a bonus of a project, with how many entries it has accepted. */
export async function lockBonus(tx: Transaction, projectId: number, id: string) {
  const where = and(eq(bonuses.id, id), eq(bonuses.projectId, projectId))
  const [row] = await tx.select().from(bonuses).where(where).for('update')
  if (!row) refuse('INVALID_ID', 'bonus')
  const [taken] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(bonusEntries)
    .where(and(eq(bonusEntries.bonusId, id), eq(bonusEntries.state, 'ACCEPTED')))
  return { row, accepted: taken?.n ?? 0 }
}
