import type { Database } from '../database/connection.ts'
import { businessClock } from '../database/schema.ts'

/**
 * The time that campaigns, charges, votes and payouts go by. It is the real time, except in a demo world, where it may
 * be ahead by an offset that lies in the database. Sessions, codes and limits keep the real time (decisions 2 §4).
 */
export interface BusinessClock {
  readonly now: () => Date
  /** How far it is ahead of the real time, as last read. */
  readonly aheadMs: () => number
  /** Reads the offset again: another process may have moved it. */
  readonly refresh: () => Promise<void>
  /** Moves it forwards for every process. Only for a demo world. */
  readonly advance: (ms: number) => Promise<void>
}

export function createBusinessClock(db: Database, now: () => Date): BusinessClock {
  let aheadMs = 0
  const refresh = async () => {
    const [row] = await db.select().from(businessClock)
    aheadMs = row?.aheadMs ?? 0
  }
  return {
    now: () => (aheadMs === 0 ? now() : new Date(now().getTime() + aheadMs)),
    aheadMs: () => aheadMs,
    refresh,
    advance: async (ms) => {
      if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`Time only goes forwards: ${ms} ms`)
      await refresh()
      const next = aheadMs + ms
      await db
        .insert(businessClock)
        .values({ name: 'demo', aheadMs: next })
        .onConflictDoUpdate({ target: businessClock.name, set: { aheadMs: next } })
      aheadMs = next
    },
  }
}
