import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { pledges } from './pledges.ts'
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

/** What the team noted about a pledge; its backer never reads it. */
export const pledgeNotes = pgTable(
  'pledge_notes',
  {
    id: text('id').primaryKey(),
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its author last changed it. */
    editedAt: moment('edited_at'),
  },
  (table) => [index('pledge_notes_pledge').on(table.pledgeId, table.createdAt)],
)

/** A file of pledges that one person of a team asked for; made by a job, and gone after a day. */
export const pledgeExports = pgTable(
  'pledge_exports',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Nobody else may open it. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filter: jsonb('filter').$type<PledgeFilter>().notNull(),
    format: text('format').$type<'csv' | 'xlsx'>().notNull().default('csv'),
    /** Pledges that the filter picked when it was asked for. */
    total: integer('total').notNull(),
    /** Pledges written so far. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pledge_exports_expires').on(table.expiresAt)],
)

/** The text of an export in parts, so that neither writing nor sending it holds all of it in memory. */
export const pledgeExportParts = pgTable(
  'pledge_export_parts',
  {
    exportId: text('export_id')
      .notNull()
      .references(() => pledgeExports.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.place] })],
)
