import type { Database } from './database.ts'

/** What PostgreSQL says of a transaction that it undid because it and another waited for each other. */
const undone = new Set(['40P01', '40001'])

const triesMax = 3

const codeOf = (error: unknown): unknown => {
  const found = error instanceof Error && error.cause ? error.cause : error
  return typeof found === 'object' && found !== null && 'code' in found ? found.code : undefined
}

/**
 * Has the database make a transaction again, twice at most, that it undid for another's sake. Locks are taken in one order, but not
 * all of them can be: somebody may join those who are told of a goal while their locks are taken. Nothing of the
 * first time is left, so what a transaction does outside of the database it must not do before its end.
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
