import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { projects } from './projects.ts'

/** Filters that a team has named. */
export const pledgeSegments = pgTable(
  'pledge_segments',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In small letters: two names that differ in nothing else are one. */
    nameKey: text('name_key').notNull(),
    filter: jsonb('filter').$type<PledgeFilter>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('pledge_segments_name').on(table.projectId, table.nameKey)],
)
