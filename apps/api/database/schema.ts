import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Integer cents. */
const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export interface StoredImage {
  file: string
  width: number
  height: number
  color: string
  alt: string
  /** Widths, in pixels, of the narrower renderings that exist beside the file. */
  widths: number[]
}

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
    defaultShippingAddress: text('default_shipping_address'),
    blocked: boolean('blocked').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
    /** The person is gone; the row stays for books to refer to, and says nothing of them. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [uniqueIndex('users_email_key').on(table.emailKey)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie: a copy of the database opens no session. */
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
  /** Of the last code that was taken: it and those before are of no more use. */
  lastStep: integer('last_step'),
  /** Wrong codes and keys since the password was last given. */
  wrongTries: integer('wrong_tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** Null until a first code has shown that the app has the secret. */
  enabledAt: moment('enabled_at'),
})

/** Keys that people's devices hold; only the public half is here. */
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
    /** What the device counted at its last use; 0 for good where it counts nothing. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the device is reached, in its own words. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    /** The host name it was made for: it answers to no other. */
    rpId: text('rp_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Questions put to devices: each is answered once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge: a copy of the database answers none. */
    challengeHash: text('challenge_hash').primaryKey(),
    kind: text('kind').$type<'add' | 'login'>().notNull(),
    /** Whose passkey is being added; null for a log-in, where nobody is known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

/** Codes that letters carry: each works once, until it expires or a newer one takes its place. */
export const emailCodes = pgTable(
  'email_codes',
  {
    /** SHA-256 of the code in the letter: a copy of the database confirms and resets nothing. */
    codeHash: text('code_hash').primaryKey(),
    kind: text('kind').$type<'confirm' | 'reset' | 'undo'>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to; an `undo` gives this one back. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('email_codes_user').on(table.userId, table.kind)],
)

/**
 * Letters to be sent, without their text: that, and the code in it, is made when it goes out, so that no code ever
 * lies here.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'confirm' | 'reset' | 'undo' | 'passkey'>().notNull(),
    /** Null: whoever has the address, if anybody does. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [index('mail_queue_due').on(table.nextTryAt)],
)

/** What the local mail stand-in has "sent": a developer and tests read it here. Empty where real mail goes out. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  sentAt: moment('sent_at').notNull(),
  /** In the order they were sent, which a clock does not always tell. */
  position: integer('position').generatedAlwaysAsIdentity(),
})

/** Counts attempts in fixed windows, so that limits hold over several processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: moment('reset_at').notNull(),
})

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

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the processor calls the card. The number itself never reaches the database. */
    processorToken: text('processor_token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expiration: text('expiration').notNull(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    userSaved: boolean('user_saved').notNull().default(true),
    billingAddress: jsonb('billing_address'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payment_methods_user').on(table.userId)],
)

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  image: jsonb('image').$type<StoredImage>(),
})

export const projects = pgTable(
  'projects',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    vanityUrl: text('vanity_url').unique(),
    creatorId: text('creator_id')
      .notNull()
      .references(() => users.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    status: text('status')
      .$type<'INITIAL' | 'DRAFT' | 'ACTIVE' | 'SUSPENDED' | 'COMPLETE'>()
      .notNull()
      .default('DRAFT'),
    fundingType: text('funding_type')
      .$type<'CROWDFUNDING' | 'PREORDER' | 'STOREFRONT'>()
      .notNull()
      .default('CROWDFUNDING'),
    name: text('name').notNull(),
    blurb: text('blurb').notNull().default(''),
    description: text('description').notNull().default(''),
    location: text('location').notNull().default(''),
    contactEmail: text('contact_email').notNull().default(''),
    duration: integer('duration'),
    fundingGoal: cents('funding_goal').notNull().default(0),
    /** Kept equal to the sum of the pledges that stand: a list must not add them up. */
    totalPledged: cents('total_pledged').notNull().default(0),
    backersCount: integer('backers_count').notNull().default(0),
    reservePercent: integer('reserve_percent').notNull().default(10),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    preorderStartTime: moment('preorder_start_time'),
    storefrontStartTime: moment('storefront_start_time'),
    mainImage: jsonb('main_image').$type<StoredImage>(),
    mainVideo: text('main_video'),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    previewCode: text('preview_code'),
    googleAnalyticsId: text('google_analytics_id'),
    delivered: boolean('delivered').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    updatesCount: integer('updates_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    /** Goal is reached, decided on cents, never on the rounded percent. */
    funded: boolean('funded')
      .notNull()
      .generatedAlwaysAs(sql`funding_goal > 0 and total_pledged >= funding_goal`),
    /** Pledged for each 10,000 of the goal, so that "almost funded" can be read from an index. */
    fundedShare: bigint('funded_share', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when funding_goal > 0 then total_pledged * 10000 / funding_goal else 0 end`,
      ),
    searchText: tsvector('search_text').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', blurb), 'B') || setweight(to_tsvector('simple', location), 'C')`,
    ),
  },
  (table) => [
    // Every list is read by key from one of these, so page one costs the same whatever is stored. All rise: a list that
    // falls reads them backwards, which a `desc()` here would not allow (it sorts NULL to the other end).
    index('projects_trending').on(table.status, table.backersCount, table.id),
    index('projects_trending_category').on(table.status, table.categoryId, table.backersCount, table.id),
    index('projects_newest').on(table.status, table.startTime, table.id),
    index('projects_newest_category').on(table.status, table.categoryId, table.startTime, table.id),
    index('projects_ending').on(table.status, table.endTime, table.id),
    index('projects_ending_category').on(table.status, table.categoryId, table.endTime, table.id),
    index('projects_almost').on(table.status, table.funded, table.fundedShare, table.id),
    index('projects_past').on(table.funded, table.endTime, table.id),
    index('projects_creator').on(table.creatorId),
    index('projects_search').using('gin', table.searchText),
    check('projects_goal', sql`${table.fundingGoal} >= 0 and ${table.totalPledged} >= 0`),
  ],
)

export const rewards = pgTable(
  'rewards',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Place in the project's `rewards_order`. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    includes: jsonb('includes').$type<string[]>().notNull().default([]),
    price: cents('price').notNull(),
    backerLimit: integer('backer_limit'),
    /** Pieces held by pledges that stand or are being paid. */
    taken: integer('taken').notNull().default(0),
    backersCount: integer('backers_count').notNull().default(0),
    deliveryDate: moment('delivery_date'),
    availableUntil: moment('available_until'),
    image: jsonb('image').$type<StoredImage>(),
    isDonation: boolean('is_donation').notNull().default(false),
    needsShipping: boolean('needs_shipping').notNull().default(false),
    shippingCost: jsonb('shipping_cost').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [
    index('rewards_project').on(table.projectId, table.position),
    check(
      'rewards_taken',
      sql`${table.taken} >= 0 and (${table.backerLimit} is null or ${table.taken} <= ${table.backerLimit})`,
    ),
  ],
)

export const rewardVariants = pgTable(
  'reward_variants',
  {
    id: text('id').primaryKey(),
    rewardId: text('reward_id')
      .notNull()
      .references(() => rewards.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull().default(''),
    image: jsonb('image').$type<StoredImage>(),
    isDefault: boolean('is_default').notNull().default(false),
    quantity: integer('quantity'),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    index('reward_variants_reward').on(table.rewardId, table.position),
    check(
      'reward_variants_taken',
      sql`${table.taken} >= 0 and (${table.quantity} is null or ${table.taken} <= ${table.quantity})`,
    ),
  ],
)

export const milestones = pgTable(
  'milestones',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    date: moment('date').notNull(),
    /** Percent of the whole campaign that reaching it releases. */
    funds: integer('funds').notNull(),
    completedAt: moment('completed_at'),
  },
  (table) => [index('milestones_project').on(table.projectId, table.date)],
)

export const faqItems = pgTable(
  'faq_items',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [index('faq_items_project').on(table.projectId, table.position)],
)

export const projectUpdates = pgTable(
  'project_updates',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    isPublic: boolean('is_public').notNull().default(true),
    isDraft: boolean('is_draft').notNull().default(false),
    likes: integer('likes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    publishedAt: moment('published_at'),
  },
  (table) => [
    index('project_updates_project').on(
      table.projectId,
      sql`coalesce(${table.publishedAt}, ${table.createdAt})`,
      table.id,
    ),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    parentId: text('parent_id'),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    votes: integer('votes').notNull().default(0),
    pinned: boolean('pinned').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('comments_project').on(table.projectId, table.createdAt)],
)

export const pledges = pgTable(
  'pledges',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status')
      .$type<'SHOPPING' | 'CHECKED_OUT' | 'PROCESSING' | 'COMPLETED' | 'FAILED'>()
      .notNull(),
    /** The sums as confirmed; while SHOPPING they are worked out anew from the items. */
    subTotal: cents('sub_total').notNull().default(0),
    shippingTotal: cents('shipping_total').notNull().default(0),
    discount: cents('discount').notNull().default(0),
    total: cents('total').notNull().default(0),
    shippingAddressId: text('shipping_address_id'),
    /** The address as it was when the pledge was confirmed. */
    shippingAddress: jsonb('shipping_address').$type<{
      id: string
      name: string
      line1: string
      line2: string
      city: string
      state: string
      postal_code: string
      country_code: string
      phone_number: string
    }>(),
    paymentMethodId: text('payment_method_id'),
    chargeAt: moment('charge_at'),
    /** Idempotency key of the checkout that took this pledge out of the cart: its retry finds it here. */
    checkoutKey: text('checkout_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('pledges_one_cart').on(table.projectId, table.userId).where(sql`status = 'SHOPPING'`),
    uniqueIndex('pledges_checkout_key').on(table.userId, table.checkoutKey),
    index('pledges_user').on(table.userId, table.updatedAt),
    index('pledges_project').on(table.projectId, table.status),
    index('pledges_unfinished').on(table.updatedAt).where(sql`status = 'PROCESSING'`),
  ],
)

export const pledgeItems = pgTable(
  'pledge_items',
  {
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => rewardVariants.id),
    rewardId: text('reward_id')
      .notNull()
      .references(() => rewards.id),
    quantity: integer('quantity').notNull(),
    /** Cents for one, fixed when the pledge was confirmed. */
    price: cents('price').notNull(),
    /** Cents for all pieces, fixed when the pledge was confirmed. */
    shipping: cents('shipping').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.pledgeId, table.variantId] }),
    check('pledge_items_quantity', sql`${table.quantity} > 0`),
  ],
)

/** One attempt to have a pledge paid; its id is the processor's idempotency key. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id),
    paymentMethodId: text('payment_method_id').notNull(),
    amount: cents('amount').notNull(),
    status: text('status')
      .$type<'CHECKED_OUT' | 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED'>()
      .notNull(),
    failureCode: text('failure_code'),
    actionUrl: text('action_url'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('payments_pledge').on(table.pledgeId, table.createdAt)],
)

/** First answer of each call that moves money, so that a retry is answered the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Digest of method, path and body: the same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    /** As text keeps it: the same answer is the same bytes. */
    answer: json('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** What somebody is told has happened. One event tells one person once, however often it is told. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the event, `update:upd_…`. */
    eventKey: text('event_key').notNull(),
    objectType: text('object_type').notNull(),
    /** What it is about, and where it leads. */
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    body: text('body').notNull().default(''),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.eventKey, table.userId),
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
  ],
)

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Where visits came from (spec 1 §3): an address's `ref`, or what was searched for. */
export const referrals = pgTable(
  'referrals',
  {
    id: text('id').primaryKey(),
    type: text('type').$type<'SEARCH' | 'INTERNAL'>().notNull(),
    value: text('value').notNull(),
    /** Whoever was logged in; nothing else is known of a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('referrals_value').on(table.type, table.value, table.createdAt),
    index('referrals_user').on(table.userId),
  ],
)

/**
 * Books of the local payment stand-in. It writes them outside the platform's transactions, as a processor at the
 * other end of a network would.
 */
export const standInCharges = pgTable('stand_in_charges', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  token: text('token').notNull(),
  amount: cents('amount').notNull(),
  status: text('status')
    .$type<'pending' | 'needs_confirmation' | 'succeeded' | 'declined' | 'insufficient_funds' | 'voided'>()
    .notNull(),
  settlesAt: moment('settles_at'),
  createdAt: moment('created_at').notNull(),
})

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

/** What people agreed to at the local stand-in for the providers. */
export const standInConsents = pgTable('stand_in_consents', {
  codeHash: text('code_hash').primaryKey(),
  provider: text('provider').notNull(),
  codeChallenge: text('code_challenge').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  account: jsonb('account').$type<{ email: string; name: string }>().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Whose identity is, or was, checked where: the last check of each person. How it stands is in their own row. */
export const identityChecks = pgTable('identity_checks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's name for the check. */
  providerId: text('provider_id').notNull(),
  /** SHA-256 of what the provider sends the person back with. */
  codeHash: text('code_hash').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Books of the local stand-in for the identity provider. */
export const standInIdentityChecks = pgTable(
  'stand_in_identity_checks',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    returnUrl: text('return_url').notNull(),
    status: text('status').$type<'open' | 'pending' | 'complete' | 'failed'>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('stand_in_identity_checks_reference').on(table.reference)],
)

/**
 * Whose books a token is kept in. A person's account has a balance, which is the sum of its entries and never below
 * zero; the platform's own have none, so that no row is waited for by everybody.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    /** Null: one of the platform's own. */
    userId: text('user_id').references(() => users.id),
    name: text('name').$type<'wallet' | 'issuance' | 'conversion'>().notNull(),
    token: text('token').$type<'PLG' | 'CS' | 'USD'>().notNull(),
    /** Hundredths of a token. */
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('ledger_accounts_wallet').on(table.userId, table.token),
    check('ledger_accounts_kind', sql`(${table.userId} is null) = (${table.balance} is null)`),
    check('ledger_accounts_balance', sql`${table.balance} >= 0`),
  ],
)

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: text('id').primaryKey(),
  /** What happened, named once: a transaction of a known reference is not written again. */
  reference: text('reference').notNull().unique(),
  kind: text('kind').$type<'OPENING' | 'BONUS' | 'CONVERSION'>().notNull(),
  /** In words of whoever caused it, such as a project's name; else empty. */
  detail: text('detail').notNull().default(''),
  /** US dollars for one PLG, where the transaction used a rate. */
  plgToUsd: text('plg_to_usd'),
  createdAt: moment('created_at').notNull(),
})

/** Written once and never changed, which the database itself sees to (a trigger of migration 0008). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Hundredths; below zero for what leaves the account. Those of one transaction and token add up to zero. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Of a person's account, once this entry is in it. */
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_transaction').on(table.transactionId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
)
