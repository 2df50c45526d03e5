import type { ModerationAct, ModerationRule } from '@kindling/validation/rules/moderation'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { projects } from './projects.ts'

/** What moderators have decided, and why (decisions 2 §8). Rows are only ever added: a trigger rejects all else. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: text('id').primaryKey(),
    act: text('act').$type<ModerationAct>().notNull(),
    /** The person concerned read it in their e-mail. */
    reason: text('reason').notNull(),
    /** Null where the decision is about no rule. */
    rule: text('rule').$type<ModerationRule>(),
    moderatorId: text('moderator_id')
      .notNull()
      .references(() => users.id),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    /** The creator, or the author of the comment or message. */
    personId: text('person_id')
      .notNull()
      .references(() => users.id),
    /** The comment, and its text then: its author may change it later. */
    commentId: text('comment_id'),
    /** The message about a pledge. */
    messageId: text('message_id'),
    quote: text('quote'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('moderation_log_newest').on(table.createdAt, table.id),
    index('moderation_log_project').on(table.projectId, table.createdAt),
    index('moderation_log_person').on(table.personId, table.createdAt),
    index('moderation_log_comment').on(table.commentId).where(sql`comment_id is not null`),
    index('moderation_log_message').on(table.messageId).where(sql`message_id is not null`),
  ],
)
