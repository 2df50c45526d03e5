import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import type { NamedEvent } from './notification-event.ts'
import { projects } from './projects.ts'

/**
 * E-mails to send, without their text: text and code are created when the e-mail is sent, so that no code is stored
 * here.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: text('id').primaryKey(),
    kind: text('kind')
      .$type<
        'confirm' | 'reset' | 'undo' | 'passkey' | 'newsletter' | 'subscribed' | 'invite' | 'event' | 'digest'
      >()
      .notNull(),
    /** Null: the account of the address, if there is one. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    /** What happened, for an e-mail of the kind `event`; null for all others, as the next one is. */
    event: json('event').$type<NamedEvent>(),
    eventKey: text('event_key'),
    /** For an `event`, and for an `invite`. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [
    // E-mails of events come in thousands at once: those that somebody waits for at a screen go first.
    index('mail_queue_due').on(sql`(${table.eventKey} is not null)`, table.nextTryAt),
    uniqueIndex('mail_queue_event').on(table.eventKey, table.userId),
  ],
)

/** Facts about this database as a whole: that it holds the demo world, when a backup was last taken. */
export const databaseMarks = pgTable('database_marks', {
  name: text('name').$type<'demo' | 'backup'>().primaryKey(),
  createdAt: moment('created_at').notNull(),
})

/** Counts attempts in fixed windows, so that limits apply across processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: moment('reset_at').notNull(),
})

/** First answer of each call that moves money, so that a retry is answered the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Digest of method, path and body: the same key with another request is rejected. */
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    /** Stored as text, so that a repeated answer has the same bytes. */
    answer: json('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
