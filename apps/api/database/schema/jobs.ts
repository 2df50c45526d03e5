import { sql } from 'drizzle-orm'
import { integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Work for the background. A row of a periodic kind is planned anew after each run; others are marked finished, and
 * forgotten a day later. What failed for good stays until somebody has it run again.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Names the piece of work within its kind: it waits or runs once at a time. */
    key: text('key').notNull(),
    payload: json('payload'),
    createdAt: moment('created_at').notNull(),
    runAt: moment('run_at').notNull(),
    /** Until then a runner has it; a runner that works renews it, and one that died does not. */
    leaseUntil: moment('lease_until'),
    /** The run that has the lease: a run that lost it changes nothing any more. */
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
