import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import type { NamedEvent } from './notification-event.ts'
import { projects } from './projects.ts'

export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    parentId: text('parent_id'),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    votes: integer('votes').notNull().default(0),
    pinned: boolean('pinned').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('comments_project').on(table.projectId, table.createdAt)],
)

/** What somebody is told has happened. One event tells one person once, however often it is told. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the event, `update:upd_…`. */
    eventKey: text('event_key').notNull(),
    objectType: text('object_type').notNull(),
    /** What it is about, and where it leads. */
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** What happened, and what a sentence about it needs; null where it was told before events were kept. */
    event: jsonb('event').$type<NamedEvent>(),
    /** English, of notifications from before events were kept. */
    title: text('title').notNull().default(''),
    subtitle: text('subtitle').notNull().default(''),
    body: text('body').notNull().default(''),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.eventKey, table.userId),
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
  ],
)

/** Who confirmed that they want the newsletter. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Codes of letters that ask whether an address wants the newsletter: each works once. */
export const newsletterCodes = pgTable(
  'newsletter_codes',
  {
    /** SHA-256 of the code in the e-mail: a copy of the database subscribes nobody. */
    codeHash: text('code_hash').primaryKey(),
    emailKey: text('email_key').notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('newsletter_codes_email').on(table.emailKey),
    index('newsletter_codes_expires').on(table.expiresAt),
  ],
)

/** Where visits came from (spec 1 §3): an address's `ref`, or what was searched for. */
export const referrals = pgTable(
  'referrals',
  {
    id: text('id').primaryKey(),
    type: text('type').$type<'SEARCH' | 'INTERNAL'>().notNull(),
    value: text('value').notNull(),
    /** Whoever was logged in; nothing else is known of a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('referrals_value').on(table.type, table.value, table.createdAt),
    index('referrals_user').on(table.userId),
  ],
)
