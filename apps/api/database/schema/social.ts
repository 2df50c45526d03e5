import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** Whose account at a provider is whose here. Its key is the provider's own name for a person, never an e-mail. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider').$type<'google' | 'facebook'>().notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_accounts_user').on(table.userId),
  ],
)

/** Somebody is at a provider: used up by whoever comes back, in the same browser. */
export const socialJourneys = pgTable('social_journeys', {
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  /** Digest of what only the browser that set out has. */
  browserHash: text('browser_hash').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Somebody came back whose account here still lacks something. */
export const socialArrivals = pgTable('social_arrivals', {
  codeHash: text('code_hash').primaryKey(),
  provider: text('provider').$type<'google' | 'facebook'>().notNull(),
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  /** Empty where the provider gave none, or one that somebody here has. */
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
