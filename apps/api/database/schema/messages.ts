import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { pledges } from './pledges.ts'

/** The thread of a pledge between its backer and the project's team. */
export const pledgeMessages = pgTable(
  'pledge_messages',
  {
    id: text('id').primaryKey(),
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    /** Which side wrote it. */
    from: text('sent_from').$type<'backer' | 'team'>().notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the other side read it. */
    readAt: moment('read_at'),
    /** The other side was told of it by e-mail too, not on the site alone. */
    mailed: boolean('mailed').notNull().default(false),
    /** When a moderator last looked at its reports: those before count no more. */
    flagsReviewedAt: moment('flags_reviewed_at'),
    /** A moderator removed it: its text is shown to moderators alone. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('pledge_messages_pledge').on(table.pledgeId, table.createdAt),
    index('pledge_messages_unread').on(table.pledgeId, table.from).where(sql`read_at is null`),
  ],
)

/** What people report of messages, once each. Only a message with a report is a moderator's to read. */
export const messageFlags = pgTable(
  'message_flags',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => pledgeMessages.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<'INAPPROPRIATE' | 'SPAM' | 'VIOLENT'>().notNull(),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] })],
)
