import { sql } from 'drizzle-orm'
import { integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Background jobs. A row of a periodic kind is scheduled again after each run; others are marked finished and deleted a
 * day later. A job that failed for good stays until somebody retries it.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Key of the work within its kind: it is queued or running only once at a time. */
    key: text('key').notNull(),
    payload: json('payload'),
    createdAt: moment('created_at').notNull(),
    runAt: moment('run_at').notNull(),
    /** End of the lease. A running process renews it; a dead one does not. */
    leaseUntil: moment('lease_until'),
    /** The run that holds the lease: a run that lost it writes nothing any more. */
    leaseId: text('lease_id'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    failedAt: moment('failed_at'),
    finishedAt: moment('finished_at'),
  },
  // No index on the times: each run changes them, and PostgreSQL then reuses the row's place without a vacuum, which
  // the embedded database never runs by itself.
  (table) => [
    uniqueIndex('jobs_open').on(table.kind, table.key).where(sql`failed_at is null and finished_at is null`),
  ],
)
