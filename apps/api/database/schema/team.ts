import type { Activity } from '@kindling/api-client/model/activity'
import type { TeamRole } from '@kindling/validation/permissions'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { projects } from './projects.ts'

/** Team members besides the creator, who has no row here and cannot be removed (decisions 2 §2). */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<TeamRole>().notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_user').on(table.userId),
  ],
)

/** Invitations to a team, each for one e-mail. One that was answered stays, so that its link still says so. */
export const projectInvites = pgTable(
  'project_invites',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The e-mail in one spelling. */
    emailKey: text('email_key').notNull(),
    role: text('role').$type<TeamRole>().notNull(),
    /** Digest of the code in the last e-mail; null until the first one is written. */
    codeHash: text('code_hash').unique(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Who joined by it, and when; null while nobody did. */
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'cascade' }),
    acceptedAt: moment('accepted_at'),
    /** When the team took it back: its link says so and opens nothing. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('project_invites_email').on(table.projectId, table.emailKey),
    index('project_invites_by').on(table.invitedBy),
  ],
)

/** Every change of role, money or state of a project, for its team (decisions 2 §2). Rows are never changed. */
export const projectActivity = pgTable(
  'project_activity',
  {
    /** Rises with each line, so that two of one moment keep their order. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null: time did it, or an account that is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The member it is about, where it is about one. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'set null' }),
    entry: jsonb('entry').$type<Activity>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('project_activity_project').on(table.projectId, table.id)],
)
