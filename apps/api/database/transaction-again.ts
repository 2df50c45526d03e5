import type { Database } from './database.ts'

/** PostgreSQL's codes for a transaction that it rolled back because of a deadlock or a conflict. */
const undone = new Set(['40P01', '40001'])

const triesMax = 3

const codeOf = (error: unknown): unknown => {
  const found = error instanceof Error && error.cause ? error.cause : error
  return typeof found === 'object' && found !== null && 'code' in found ? found.code : undefined
}

/**
 * Retries a transaction, twice at most, that the database rolled back for another's sake. Locks are taken in one order,
 * but not all can be: the people to notify of a goal may grow while their locks are taken. A rolled-back attempt leaves
 * nothing, so a transaction must not act outside the database before its end.
 */
export function againWhenUndone<Db extends Pick<Database, 'transaction'>>(db: Db): Db {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let tries = 1; ; tries++) {
      try {
        return await once(work, config)
      } catch (error) {
        if (tries === triesMax || !undone.has(String(codeOf(error)))) throw error
      }
    }
  }
  return db
}
