import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { processorEntries } from '../database/schema.ts'

export type Entry = typeof processorEntries.$inferSelect

/** What was asked of a processor under a key of ours, and what the processor calls it. */
export interface ProcessorBooks {
  readonly find: (key: string) => Promise<Entry | undefined>
  /** Writes down what is about to be asked; under a key that is written already, returns what it says. */
  readonly open: (entry: Pick<Entry, 'idempotencyKey' | 'kind' | 'amount'> & OfCharge) => Promise<Entry>
  /** Stores the processor's id, unless there is one or the entry was voided; returns the entry after it. */
  readonly name: (key: string, reference: string) => Promise<Entry>
  /** Voids a key that has no id at the processor, also one that was never opened; returns the entry after it. */
  readonly close: (key: string) => Promise<Entry>
  /** Records that what the id names was cancelled or returned. */
  readonly markVoided: (key: string) => Promise<void>
}
interface OfCharge {
  readonly chargeKey?: string
}

/** Keeps the books in the platform's database, each write in a transaction of its own. */
export function processorBooks(db: Database, now: () => Date): ProcessorBooks {
  const isOf = (key: string) => eq(processorEntries.idempotencyKey, key)
  const find: ProcessorBooks['find'] = async (key) => {
    const [entry] = await db.select().from(processorEntries).where(isOf(key))
    return entry
  }
  const findOpened = async (key: string): Promise<Entry> => {
    const entry = await find(key)
    if (!entry) throw new Error(`Nothing was asked under ${key}`)
    return entry
  }
  const isNameless = (key: string) => and(isOf(key), isNull(processorEntries.reference))
  return {
    find,
    open: async (entry) => {
      await db
        .insert(processorEntries)
        .values({ ...entry, createdAt: now() })
        .onConflictDoNothing()
      return findOpened(entry.idempotencyKey)
    },
    name: async (key, reference) => {
      await db
        .update(processorEntries)
        .set({ reference })
        .where(and(isNameless(key), eq(processorEntries.isVoided, false)))
      return findOpened(key)
    },
    close: async (key) => {
      await db
        .insert(processorEntries)
        .values({ idempotencyKey: key, kind: 'payment', amount: 0, isVoided: true, createdAt: now() })
        .onConflictDoUpdate({
          target: processorEntries.idempotencyKey,
          set: { isVoided: true },
          setWhere: isNull(processorEntries.reference),
        })
      return findOpened(key)
    },
    markVoided: async (key) => {
      await db.update(processorEntries).set({ isVoided: true }).where(isOf(key))
    },
  }
}
