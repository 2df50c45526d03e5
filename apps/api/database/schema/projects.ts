import type { ProjectStatus, ReviewStatus } from '@kindling/validation/permissions'
import type { ModerationRule } from '@kindling/validation/rules/moderation'
import type { TranslationLanguage } from '@kindling/validation/rules/translation'
import type { PromisedRhythm } from '@kindling/validation/rules/update-rhythm'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, moment, type StoredImage, tsvector } from './columns.ts'

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  image: jsonb('image').$type<StoredImage>(),
})

/** Text search configurations; the migration `search_configurations` makes them. */
const searchConfigurations = ['kindling', 'kindling_en', 'kindling_fr']
const searchDocument = sql.raw(
  ['name A', 'blurb B', 'location C']
    .map((field) => field.split(' '))
    .flatMap(([column, weight]) =>
      searchConfigurations.map((each) => `setweight(to_tsvector('${each}', ${column}), '${weight}')`),
    )
    .join(' || '),
)

export const projects = pgTable(
  'projects',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    vanityUrl: text('vanity_url').unique(),
    creatorId: text('creator_id')
      .notNull()
      .references(() => users.id),
    /** Null while a draft has none. */
    categoryId: integer('category_id').references(() => categories.id),
    status: text('status').$type<ProjectStatus>().notNull().default('DRAFT'),
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
    /** Kept equal to the sum of the active pledges: a list must not add them up. */
    totalPledged: cents('total_pledged').notNull().default(0),
    backersCount: integer('backers_count').notNull().default(0),
    reservePercent: integer('reserve_percent').notNull().default(10),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    preorderStartTime: moment('preorder_start_time'),
    storefrontStartTime: moment('storefront_start_time'),
    mainImage: jsonb('main_image').$type<StoredImage>(),
    mainVideo: text('main_video'),
    /** What networks show beside a link to it; null: one is drawn. */
    socialImage: jsonb('social_image').$type<StoredImage>(),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    /** Those that the description, or a translation of it, may show; each where its text names it. */
    descriptionImages: jsonb('description_images').$type<StoredImage[]>().notNull().default([]),
    previewCode: text('preview_code'),
    /** When a field of the draft was last changed, in unix milliseconds: a change based on an older one is rejected. */
    edits: jsonb('edits').$type<Record<string, number>>().notNull().default({}),
    /** Unix milliseconds of the last change; rises with each. */
    updated: bigint('updated', { mode: 'number' }).notNull().default(0),
    googleAnalyticsId: text('google_analytics_id'),
    /** Written once, when the campaign ends: later drops and refunds do not change it. */
    result: text('result').$type<'successful' | 'not_reached'>(),
    /** The project of the same creator that this one goes on from. */
    continues: integer('continues').references((): AnyPgColumn => projects.id, { onDelete: 'set null' }),
    /** Of a storefront, which stays a draft until a moderator approves it (decisions 2 §1). */
    reviewStatus: text('review_status').$type<ReviewStatus>().notNull().default('NONE'),
    /** When it was last submitted to review. */
    reviewAskedAt: moment('review_asked_at'),
    /** What a moderator asked to change, and the rule it is about; null once it is submitted again. */
    reviewNote: text('review_note'),
    reviewRule: text('review_rule').$type<ModerationRule>(),
    /** When a moderator suspended it, what it was before, why, and over which rule; null while it is not suspended. */
    suspendedAt: moment('suspended_at'),
    suspendedFrom: text('suspended_from').$type<'ACTIVE' | 'COMPLETE'>(),
    suspensionReason: text('suspension_reason'),
    suspensionRule: text('suspension_rule').$type<ModerationRule>(),
    /** When a suspended project was ended: what is held goes back, and nothing is charged or released any more. */
    endedAt: moment('ended_at'),
    /** When a moderator last looked at its flags: those before count no more. */
    flagsReviewedAt: moment('flags_reviewed_at'),
    /** When the initial payout went to the creator. */
    initialReleasedAt: moment('initial_released_at'),
    delivered: boolean('delivered').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    /** How often its team promised to write, the oldest promise first: a later one does not rewrite what was judged. */
    updateRhythm: jsonb('update_rhythm').$type<PromisedRhythm[]>().notNull().default([]),
    updatesCount: integer('updates_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    /** The goal is reached, decided on cents, never on the rounded percent. */
    funded: boolean('funded')
      .notNull()
      .generatedAlwaysAs(sql`funding_goal > 0 and total_pledged >= funding_goal`),
    /** Pledged for each 10,000 of the goal, so that "almost funded" can be read from an index. */
    fundedShare: bigint('funded_share', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when funding_goal > 0 then total_pledged * 10000 / funding_goal else 0 end`,
      ),
    /** Words as written, then English and French stems, all without accents; a name weighs more than a blurb or place. */
    searchText: tsvector('search_text').generatedAlwaysAs(searchDocument),
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
    index('projects_past').on(table.result, table.endTime, table.id),
    index('projects_creator').on(table.creatorId),
    index('projects_preview').on(table.previewCode),
    index('projects_continues').on(table.continues).where(sql`continues is not null`),
    index('projects_in_review').on(table.reviewAskedAt, table.id).where(sql`review_status = 'IN_REVIEW'`),
    index('projects_search_document').using('gin', table.searchText),
    check('projects_goal', sql`${table.fundingGoal} >= 0 and ${table.totalPledged} >= 0`),
  ],
)

/** Words of projects, filled by triggers: what a mistyped word is compared with. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`),
])

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
    /** Pieces held by pledges that are active or being paid. */
    taken: integer('taken').notNull().default(0),
    backersCount: integer('backers_count').notNull().default(0),
    deliveryDate: moment('delivery_date'),
    availableUntil: moment('available_until'),
    image: jsonb('image').$type<StoredImage>(),
    isDonation: boolean('is_donation').notNull().default(false),
    /** Chosen beside a reward that is none. */
    isAddon: boolean('is_addon').notNull().default(false),
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
    /** What became of the money it holds, and when; null while it is held. */
    outcome: text('outcome').$type<'released' | 'refunded'>(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('milestones_project').on(table.projectId, table.date),
    index('milestones_undecided').on(table.date).where(sql`outcome is null`),
  ],
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

/** Its dates as text: a stored row of jsonb has no dates. */
type InJson<Row> = {
  [Field in keyof Row]: Row[Field] extends Date
    ? string
    : Date extends Row[Field]
      ? string | null
      : Row[Field]
}

/** The rows of a part of a project as they were when it was removed. */
export type RemovedPart =
  | { kind: 'question'; row: typeof faqItems.$inferSelect }
  | {
      kind: 'milestone'
      row: Omit<InJson<typeof milestones.$inferSelect>, 'completedAt' | 'outcome' | 'decidedAt'>
    }
  | {
      kind: 'reward'
      row: InJson<typeof rewards.$inferSelect>
      variants: (typeof rewardVariants.$inferSelect)[]
    }
  | { kind: 'variant'; row: typeof rewardVariants.$inferSelect }
  /** `id`: of `removedLanguageId`. */
  | {
      kind: 'language'
      row: { id: string; texts: (typeof projectTranslations.$inferSelect)[] }
    }
  /** `place`: in the carousel, from 0. */
  | { kind: 'picture'; row: { id: string; image: StoredImage; place: 'main' | 'social' | number } }

/** Parts of projects that were removed, for as long as Undo brings them back. */
export const removedParts = pgTable(
  'removed_parts',
  {
    /** Of the part. */
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    part: jsonb('part').$type<RemovedPart>().notNull(),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [
    index('removed_parts_project').on(table.projectId),
    index('removed_parts_removed').on(table.removedAt),
  ],
)

/** Texts of a project in other languages, one row each; `source` is the English text they translate. */
export const projectTranslations = pgTable(
  'project_translations',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    language: text('language').$type<TranslationLanguage>().notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.language, table.key] })],
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
    /**
     * Only backers of these rewards read it; empty: everybody whom `isPublic` names. Not rows of their own: one that went
     * with its reward would open the update to all backers.
     */
    rewardIds: jsonb('reward_ids').$type<string[]>().notNull().default([]),
    isDraft: boolean('is_draft').notNull().default(false),
    likes: integer('likes').notNull().default(0),
    /** E-mails of it that were queued. */
    mailedCount: integer('mailed_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    publishedAt: moment('published_at'),
    /** When a draft is published by itself; null: never, or it is published. */
    publishAt: moment('publish_at'),
    /** Why it was not, when that time had come: it is an ordinary draft from then on. */
    held: text('held').$type<'SUSPENDED' | 'ENDED'>(),
    /** It keeps its number: others have been told of it. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('project_updates_project').on(
      table.projectId,
      sql`coalesce(${table.publishedAt}, ${table.createdAt})`,
      table.id,
    ),
    index('project_updates_due')
      .on(table.publishAt)
      .where(sql`is_draft and publish_at is not null and held is null`),
  ],
)
