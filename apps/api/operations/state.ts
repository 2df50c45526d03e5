import { sql } from 'drizzle-orm'
import type { Connection } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import { readMigration } from './tables.ts'

/** What a database says of itself; a new one has neither tables nor marks. */
export interface DatabaseState {
  /** The newest migration that ran; null before the first. */
  readonly migration: string | null
  readonly isDemo: boolean
  readonly lastBackupAt: Date | null
}

export async function readState({ db }: Connection): Promise<DatabaseState> {
  const [there] = await rowsOf<{ migrations: string | null; marks: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as migrations, to_regclass('public.database_marks')::text as marks`,
  )
  const marks = there?.marks
    ? await rowsOf<{ name: string; at: string }>(
        db,
        sql`select name, (extract(epoch from created_at) * 1000)::bigint::text as at from database_marks`,
      )
    : []
  const backup = marks.find(({ name }) => name === 'backup')
  return {
    migration: there?.migrations ? await readMigration(db) : null,
    isDemo: marks.some(({ name }) => name === 'demo'),
    lastBackupAt: backup ? new Date(Number(backup.at)) : null,
  }
}
