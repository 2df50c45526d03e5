import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import type { NamedEvent } from './notification-event.ts'
import { projects, projectUpdates } from './projects.ts'

/** The discussion of a project (decisions 2 §6): threads with one level of replies. */
export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The thread of a reply; null for what begins one. */
    parentId: text('parent_id'),
    /** The reply that a deeper answer answers: it names its author. */
    answersId: text('answers_id'),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    /** Empty once its author removed it. */
    body: text('body').notNull(),
    /** Kept equal to its rows in `comment_votes`. */
    votes: integer('votes').notNull().default(0),
    /** Kept equal to its replies that are neither removed nor hidden. */
    repliesCount: integer('replies_count').notNull().default(0),
    pinned: boolean('pinned').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    removedBy: text('removed_by').$type<'AUTHOR' | 'TEAM' | 'MODERATOR'>(),
    /** Enough people flagged it: hidden until a moderator looks. */
    hiddenAt: moment('hidden_at'),
    /** When a moderator last looked at its flags: those before count no more. */
    flagsReviewedAt: moment('flags_reviewed_at'),
  },
  (table) => [
    index('comments_project').on(table.projectId, table.createdAt),
    index('comments_newest')
      .on(table.projectId, table.pinned, table.createdAt, table.id)
      .where(sql`parent_id is null`),
    index('comments_top')
      .on(table.projectId, table.pinned, table.votes, table.createdAt, table.id)
      .where(sql`parent_id is null`),
    index('comments_hidden').on(table.hiddenAt).where(sql`hidden_at is not null and removed_at is null`),
    index('comments_replies').on(table.parentId, table.createdAt, table.id),
    uniqueIndex('comments_pinned').on(table.projectId).where(sql`pinned`),
  ],
)

export const commentVotes = pgTable(
  'comment_votes',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
)

export const commentFlags = pgTable(
  'comment_flags',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<'INAPPROPRIATE' | 'SPAM' | 'VIOLENT'>().notNull(),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
)

export const updateLikes = pgTable(
  'update_likes',
  {
    updateId: text('update_id')
      .notNull()
      .references(() => projectUpdates.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.updateId, table.userId] })],
)

/** People who want to know what happens in a project, backers or not. */
export const projectSubscriptions = pgTable(
  'project_subscriptions',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_subscriptions_user').on(table.userId),
  ],
)

/** What people report of projects, once each (decisions 2 §6). */
export const projectFlags = pgTable(
  'project_flags',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<'tos_violation' | 'fraudulent'>().notNull(),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] })],
)

/** Notifications. An event notifies one person once, however often it is emitted. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the event, such as `update:upd_…`. */
    eventKey: text('event_key').notNull(),
    objectType: text('object_type').notNull(),
    /** The subject of the event, and where it links to. */
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The event and its parameters; null for notifications from before events were stored. */
    event: jsonb('event').$type<NamedEvent>(),
    /** English text of notifications from before events were stored. */
    title: text('title').notNull().default(''),
    subtitle: text('subtitle').notNull().default(''),
    body: text('body').notNull().default(''),
    readAt: moment('read_at'),
    /** `waiting` for the day's digest, or the key of the digest that told of it; null: no digest does. */
    digest: text('digest'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('notifications_digest').on(table.userId, table.createdAt).where(sql`digest = 'waiting'`),
    uniqueIndex('notifications_event').on(table.eventKey, table.userId),
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
  ],
)

/** Confirmed subscribers of the newsletter. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Codes of e-mails that ask to confirm a newsletter address: each works once. */
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
    /** The signed-in person; nothing is known of a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('referrals_value').on(table.type, table.value, table.createdAt),
    index('referrals_user').on(table.userId),
  ],
)
