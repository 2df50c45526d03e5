import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/**
 * E-mails to be sent, without their text: that, and the code in it, is made when it goes out, so that no code ever
 * lies here.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: text('id').primaryKey(),
    kind: text('kind')
      .$type<'confirm' | 'reset' | 'undo' | 'passkey' | 'newsletter' | 'subscribed'>()
      .notNull(),
    /** Null: whoever has the address, if anybody does. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [index('mail_queue_due').on(table.nextTryAt)],
)

/** What is true of this database as a whole: that it holds the demo world, when a backup was last taken. */
export const databaseMarks = pgTable('database_marks', {
  name: text('name').$type<'demo' | 'backup'>().primaryKey(),
  createdAt: moment('created_at').notNull(),
})

/** Counts attempts in fixed windows, so that limits hold over several processes. */
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
    /** As text keeps it: the same answer is the same bytes. */
    answer: json('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
