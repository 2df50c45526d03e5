import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment, type StoredImage } from './columns.ts'
import { projects } from './projects.ts'

/** Tasks for backers, and what each gives (decisions 2 §6). */
export const bonuses = pgTable(
  'bonuses',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    gives: text('gives').notNull(),
    /** Entries it may accept; null: any number. */
    places: integer('places'),
    openUntil: moment('open_until'),
    closedAt: moment('closed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('bonuses_project').on(table.projectId, table.createdAt)],
)

/** What backers sent for a bonus, one each. */
export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: text('id').primaryKey(),
    bonusId: text('bonus_id')
      .notNull()
      .references(() => bonuses.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    image: jsonb('image').$type<StoredImage>(),
    state: text('state').$type<'WAITING' | 'ACCEPTED' | 'DECLINED'>().notNull(),
    /** Why it was declined. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('bonus_entries_person').on(table.bonusId, table.userId),
    index('bonus_entries_state').on(table.bonusId, table.state, table.createdAt),
    index('bonus_entries_user').on(table.userId),
  ],
)
