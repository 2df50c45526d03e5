import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** Links accounts at providers to accounts here. The key is the provider's id for the person, never an e-mail. */
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

/** Somebody is signing in at a provider: used up when they come back in the same browser. */
export const socialJourneys = pgTable('social_journeys', {
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  /** Digest of a secret that only the starting browser has. */
  browserHash: text('browser_hash').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Somebody came back from a provider, and their new account still lacks something. */
export const socialArrivals = pgTable('social_arrivals', {
  codeHash: text('code_hash').primaryKey(),
  provider: text('provider').$type<'google' | 'facebook'>().notNull(),
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  /** Empty if the provider gave none, or one that an account here has. */
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
