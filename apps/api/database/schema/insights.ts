import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, moment } from './columns.ts'
import { projects } from './projects.ts'

/**
 * What each day brought a project and what it lost, written by the transactions that change its total, so that reading
 * them costs the same with fifty and fifty thousand pledges. All days: added less dropped is the project's total.
 */
export const projectDays = pgTable(
  'project_days',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Its first moment in UTC. */
    day: moment('day').notNull(),
    pledges: integer('pledges').notNull().default(0),
    added: cents('added').notNull().default(0),
    droppedPledges: integer('dropped_pledges').notNull().default(0),
    dropped: cents('dropped').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
)

/** Where a project's visits and pledges came from: see `rules/visit-source`. Nothing is kept of who visited. */
export const projectSources = pgTable(
  'project_sources',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    visits: integer('visits').notNull().default(0),
    pledges: integer('pledges').notNull().default(0),
    total: cents('total').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.source] })],
)

/** Links that a team made, to see what each of them brings; `ref` stays when the name changes. */
export const referralLinks = pgTable(
  'referral_links',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The name as it is compared: two links of a project differ by more than capitals. */
    nameKey: text('name_key').notNull(),
    ref: text('ref').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('referral_links_name').on(table.projectId, table.nameKey),
    uniqueIndex('referral_links_ref').on(table.projectId, table.ref),
    index('referral_links_project').on(table.projectId, table.createdAt),
  ],
)
