import type { SecurityEventKind } from '@kindling/api-client/model/security-event'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, type StoredImage } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** Lower-cased: two spellings of one address are one account. */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash'),
    name: text('name').notNull().default(''),
    bio: text('bio').notNull().default(''),
    location: text('location').notNull().default(''),
    website: text('website').notNull().default(''),
    image: jsonb('image').$type<StoredImage>(),
    publicPledges: boolean('public_pledges').notNull().default(false),
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    totpEnabled: boolean('totp_enabled').notNull().default(false),
    kycStatus: text('kyc_status')
      .$type<'KYC_NOT_DONE' | 'KYC_PENDING' | 'KYC_COMPLETE' | 'KYC_FAILED'>()
      .notNull()
      .default('KYC_NOT_DONE'),
    emailSubscriptions: jsonb('email_subscriptions').$type<string[]>().notNull().default([]),
    /** The language of e-mails about events, as of their last log-in or change of settings; null: English. */
    language: text('language').$type<'en' | 'fr'>(),
    defaultShippingAddress: text('default_shipping_address'),
    blocked: boolean('blocked').notNull().default(false),
    /** May look after storefronts, flagged projects and comments (decisions 2 §8). */
    isModerator: boolean('is_moderator').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
    /** What their own links say in `?ref=`; its dot keeps it apart from the names of a team's links. */
    referralCode: text('referral_code').notNull().generatedAlwaysAs(sql`'by.' || substr(md5(id), 1, 12)`),
    /** The person was deleted; the row stays for the books and holds no personal data. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    // Search by how an e-mail begins, in any collation.
    index('users_email_begins').on(table.emailKey.op('text_pattern_ops')),
    uniqueIndex('users_referral_code').on(table.referralCode),
    // Search by any part of a name, mistyped or without its accents.
    index('users_name_alike').using('gin', sql`search_plain(${table.name}) gin_trgm_ops`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a copy of the database opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** The second factor of an account: one row from the moment its QR code is shown, until it is turned off. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the server's secret: a copy of the database makes no codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** SHA-256 of the recovery key. */
  recoveryHash: text('recovery_hash').notNull(),
  /** The last used code: it and older ones are rejected. */
  lastStep: integer('last_step'),
  /** Wrong codes and keys since the password was last sent. */
  wrongTries: integer('wrong_tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** Null until a first code proves that the app has the secret. */
  enabledAt: moment('enabled_at'),
})

/** Passkeys on people's devices; only the public key is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the device calls it, base64url. */
    credentialId: text('credential_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** The device's count at its last use; always 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Transports of the device, in its own words. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    /** The host name it was created for; it answers no other. */
    rpId: text('rp_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Challenges sent to devices: each is answered once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge: a copy of the database cannot answer one. */
    challengeHash: text('challenge_hash').primaryKey(),
    kind: text('kind').$type<'add' | 'login'>().notNull(),
    /** The person adding a passkey; null for a log-in, whose person is not known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

/** Security events of an account. Rows are only added, which a trigger enforces; they are deleted with the person. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** The browser's name; empty if the event has no session. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('security_events_user').on(table.userId, table.createdAt, table.id)],
)

/** Codes in e-mails: each works once, until it expires or a newer one replaces it. */
export const emailCodes = pgTable(
  'email_codes',
  {
    /** SHA-256 of the code in the e-mail: a copy of the database confirms and resets nothing. */
    codeHash: text('code_hash').primaryKey(),
    kind: text('kind').$type<'confirm' | 'reset' | 'undo'>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to; `undo` gives the account back to this one. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('email_codes_user').on(table.userId, table.kind)],
)

export const shippingAddresses = pgTable(
  'shipping_addresses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    line1: text('line1').notNull(),
    line2: text('line2').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    countryCode: text('country_code').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('shipping_addresses_user').on(table.userId)],
)

/** The last identity check of each person. Its status is in the person's row. */
export const identityChecks = pgTable('identity_checks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's id of the check. */
  providerId: text('provider_id').notNull(),
  /** SHA-256 of the code the provider sends the person back with. */
  codeHash: text('code_hash').notNull(),
  createdAt: moment('created_at').notNull(),
})
