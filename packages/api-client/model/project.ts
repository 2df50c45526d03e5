import { NO_CATEGORY } from '@kindling/validation/forms/project-create'
import { projectStatuses } from '@kindling/validation/permissions'
import { fundingTypes } from '@kindling/validation/rules/kinds-of-funding'
import { moderationRules } from '@kindling/validation/rules/moderation'
import { contentLanguages } from '@kindling/validation/rules/translation'
import * as z from 'zod'
import { cents, countryCode, id, image, percent, rfc2822, unixSeconds } from './wire.ts'

export const category = z.object({ id: z.int().min(0), name: z.string(), image: image.nullable() })
export type Category = z.output<typeof category>

export const creator = z.object({
  id,
  name: z.string(),
  location: z.string(),
  image: image.nullable(),
  bio: z.string(),
  created_projects_count: z.int().min(0),
  delivered_projects_count: z.int().min(0),
})
export type Creator = z.output<typeof creator>

/** What a card, a list and a search result show. */
export const projectSummary = z.object({
  id,
  name: z.string(),
  blurb: z.string(),
  vanity_url: z.string().nullable(),
  /** Null: the client picks one of seven default pictures by the project's name. */
  main_image: image.nullable(),
  /** Our addition: the first 16:9 picture, for places that are wide. */
  wide_image: image.nullable(),
  category_id: z.int(),
  location: z.string(),
  creator: creator.pick({ id: true, name: true }),
  status: z.enum(projectStatuses),
  funding_type: z.enum(fundingTypes),
  funding_goal: cents,
  total_pledged: cents,
  /** How the campaign ended, decided once; null before, and for pre-orders and storefronts (ours). */
  result: z.enum(['successful', 'not_reached']).nullable(),
  backers_count: z.int().min(0),
  start_time: unixSeconds.nullable(),
  end_time: unixSeconds.nullable(),
  preorder_start_time: unixSeconds.nullable(),
  storefront_start_time: unixSeconds.nullable(),
  /** Share of every pledge that is held until milestones are reached. */
  reserve_percent: percent,
  /** All milestones are complete. */
  delivered: z.boolean(),
})
export type ProjectSummary = z.output<typeof projectSummary>

export const rewardVariant = z.object({
  id,
  name: z.string(),
  image: image.nullable(),
  is_default: z.boolean(),
  /** Total pieces; null: no limit. */
  quantity: z.int().min(0).nullable(),
  /** Pieces left; null: no limit. */
  remaining: z.int().min(0).nullable(),
})
export type RewardVariant = z.output<typeof rewardVariant>

/** Keys are ISO alpha-3 codes, `*` stands for everywhere else; cents per piece. A country without entry: not shipped. */
export const shippingCost = z.record(z.union([countryCode, z.literal('*')]), cents)

export const reward = z.object({
  id,
  title: z.string(),
  description: z.string(),
  includes: z.array(z.string()),
  /** Cents. */
  price: cents,
  backer_limit: z.int().min(0).nullable(),
  remaining: z.int().min(0).nullable(),
  backers_count: z.int().min(0),
  delivery_date: unixSeconds.nullable(),
  /** After this moment the reward can no longer be chosen. */
  available_until: unixSeconds.nullable(),
  image: image.nullable(),
  is_donation: z.boolean(),
  /** Chosen beside a reward that is none, never alone (ours). */
  is_addon: z.boolean(),
  needs_shipping: z.boolean(),
  shipping_cost: shippingCost,
  variants: z.array(rewardVariant).min(1),
})
export type Reward = z.output<typeof reward>

export const milestoneStates = ['complete', 'in_progress', 'locked'] as const
export const milestone = z.object({
  id,
  title: z.string(),
  description: z.string(),
  date: unixSeconds,
  /** Percent of the whole campaign that this milestone releases. */
  funds: percent,
  state: z.enum(milestoneStates),
  completed_at: unixSeconds.nullable(),
  /** The vote is open until this moment; null: no vote is open. */
  vote_ends_at: unixSeconds.nullable(),
  /** What became of the money it holds (ours); null while it is held. */
  outcome: z.enum(['released', 'refunded']).nullable(),
})
export type Milestone = z.output<typeof milestone>

export const faqItem = z.object({ id, question: z.string(), answer: z.string() })
export type FaqItem = z.output<typeof faqItem>

export const projectUpdate = z.object({
  id,
  /** Counted as published, from 1; null for a draft. A removed one keeps it. */
  number: z.int().min(1).nullable(),
  /** Only its number and dates are left. */
  removed: z.boolean(),
  name: z.string(),
  /** Null if the caller may not read it: everybody sees the title, backers the text. */
  description: z.string().nullable(),
  public: z.boolean(),
  /** Only backers of these rewards read it (ours); empty: everybody whom `public` names. */
  reward_ids: z.array(id),
  draft: z.boolean(),
  /** When a draft is published by itself (ours). */
  publish_at: unixSeconds.nullable(),
  /** Why it was not, when that time had come: the project was suspended, or had been ended (ours). */
  held: z.enum(['SUSPENDED', 'ENDED']).nullable(),
  likes: z.int().min(0),
  liked: z.boolean(),
  /** How many e-mails of it were sent (ours); null for a draft, and for all but its team. */
  mailed_count: z.int().min(0).nullable(),
  date: rfc2822,
  edited: rfc2822.nullable(),
  published: rfc2822.nullable(),
})
export type ProjectUpdate = z.output<typeof projectUpdate>

/** Whom an update would be sent to (ours): people with an active pledge, its creator apart. */
export const updateReach = z.object({
  /** Backers of the chosen rewards; all of them if none is chosen. */
  reached_count: z.int().min(0),
  backers_count: z.int().min(0),
  /** People who follow the project without a pledge: told of what is not limited to rewards. */
  followers_count: z.int().min(0),
  /** Rewards that somebody backs. */
  rewards: z.array(z.object({ id, backers_count: z.int().min(0) })),
})
export type UpdateReach = z.output<typeof updateReach>

/** Another project of the same creator, as a link. */
const linkedProject = z.object({ id, name: z.string(), vanity_url: z.string().nullable() })

export const project = projectSummary.extend({
  main_video: z.string().nullable(),
  images: z.array(image),
  /** Ours: pictures that the description may show, each named by its id (spec 2 §3, decisions 2 §7). */
  description_images: z.array(image),
  /** What networks show beside a link to it; null: one is drawn (docs/decisions/0021). */
  social_image: image.nullable(),
  duration: z.int().nullable(),
  /** HTML of the seven tags the sanitiser allows, and `<img src="id" alt="text">` of `description_images`. */
  description: z.string(),
  /** A draft that has none: -1, without a name (spec 2 §7). */
  category: z.object({ id: z.int().min(NO_CATEGORY), name: z.string() }),
  creator,
  rewards: z.array(reward),
  milestones: z.array(milestone),
  faq: z.array(faqItem),
  updates_count: z.int().min(0),
  comments_count: z.int().min(0),
  is_collaborator: z.boolean(),
  /** Whether the caller is told of its updates (ours). */
  subscribed: z.boolean(),
  /** Only for creator and collaborators. */
  preview_code: z.string().nullable(),
  google_analytics_id: z.string().nullable(),
  /** The project that this one goes on from, and the published ones that go on from it (ours). */
  continues: linkedProject.nullable(),
  continued_by: z.array(linkedProject),
  /**
   * The rule that a moderator suspended it over (ours); null while it is not suspended, and for a suspension that names
   * none. The moderator's reason is for its team alone.
   */
  suspension_rule: z.enum(moderationRules).nullable(),
  /** Language of its texts as this reader gets them, and the other one they may choose; null: there is none (ours). */
  language: z.enum(contentLanguages),
  also_in: z.enum(contentLanguages).nullable(),
})
export type Project = z.output<typeof project>
