/**
 * The shapes of the demo world. All times are days relative to the moment of seeding, all money is integer
 * cents of USD, and people, pictures and rewards are named by keys that `content.test.ts` resolves.
 */
import type { PersonKey } from './people.ts'
import type { PictureKey } from './pictures.ts'

export interface DemoCategory {
  id: number
  name: string
  picture: PictureKey
}

/** Where a reward ships to and for how much: ISO alpha-3 → cents, `*` for everywhere else (spec 2 §3). */
export type ShippingCost = Readonly<Record<string, number>>

export interface DemoVariant {
  key: string
  name: string
  picture?: PictureKey
  isDefault?: true
  /** Stock of this variant; null means as many as the reward allows. */
  quantity: number | null
}

export interface DemoReward {
  /** Unique inside its project. */
  key: string
  title: string
  description: string
  includes: readonly string[]
  priceCents: number
  /** How many exist; null is without limit. */
  backerLimit: number | null
  /** How many of a limited reward are still to be had; 0 is sold out. Without it the pledges decide. */
  left?: number
  /** How often backers choose it, compared with the project's other rewards. 10 when absent. */
  weight?: number
  /** Months from the campaign's end (or from the pre-order's or storefront's start); null is immediate. */
  deliveryMonths: number | null
  picture: PictureKey | null
  isDonation?: true
  /** Chosen beside a reward. */
  isAddon?: true
  needsShipping: boolean
  /** Present exactly when the reward needs shipping. */
  shippingCost?: ShippingCost
  /** A donation has none (spec 2 §5). */
  variants?: readonly DemoVariant[]
  /** The offer stops this many days from now, before the campaign does. */
  endsInDays?: number
}

/**
 * A part of the held money. The `fundsPercent` of all milestones of a project sum to its `reservePercent`;
 * the remaining 100 − `reservePercent` goes to the creator 15 days after the end (spec 2 §9).
 */
export interface DemoMilestone {
  title: string
  description: string
  /** Days after the campaign's end, or after the start of a pre-order or storefront. */
  daysAfterEnd: number
  /** At least 5 (spec 2 §5). */
  fundsPercent: number
  completed?: true
  /** A vote carried about it or one before it: what was held for it went back. The first of these has the vote. */
  refunded?: true
  /** Shares of all backers, in percent; the rest is silent and counts as confidence. */
  vote?: { confidence: number; noConfidence: number }
}

export interface DemoQuestion {
  question: string
  answer: string
}

export interface DemoUpdate {
  name: string
  /** The sanitiser's seven tags only. */
  description: string
  daysAgo: number
  audience: 'public' | 'backers'
  /** Keys of the rewards whose backers alone read it. */
  rewards?: readonly string[]
  likes: number
  /** Days after publishing at which it was changed. */
  editedAfterDays?: number
  draft?: true
}

export interface DemoReply {
  by: PersonKey
  text: string
  daysAgo: number
  votes: number
  /** Hours after writing at which its author changed it. */
  editedAfterHours?: number
  /** Hours after writing at which its author removed it; its replies stay. */
  removedAfterHours?: number
}

export interface DemoComment extends DemoReply {
  pinned?: true
  replies?: readonly DemoReply[]
}

export interface DemoImage {
  picture: PictureKey
  caption?: string
  /** When it should differ from the picture's own. */
  alt?: string
}

/** Spec 2 §4. */
export type FundingType = 'CROWDFUNDING' | 'PREORDER' | 'STOREFRONT'
export type ProjectStatus = 'INITIAL' | 'DRAFT' | 'ACTIVE' | 'SUSPENDED' | 'COMPLETE'

export interface DemoProject {
  slug: string
  name: string
  blurb: string
  creator: PersonKey
  collaborators?: readonly { person: PersonKey; role: 'VIEWER' | 'USER' | 'ADMIN' }[]
  categoryId: number
  location: string
  fundingType: FundingType
  status: ProjectStatus
  /** Negative is in the future; null where nothing is planned yet (drafts). For pre-orders and storefronts
   * this is the start of the pre-order or storefront. */
  startDaysAgo: number | null
  /** 15 to 60 for a campaign (spec 2 §9); null where it has no end or none yet. */
  durationDays: number | null
  /** Null: a pre-order or a storefront, which have nothing to reach. */
  goalCents: number | null
  /** What the pledges come to, in percent of the goal; 0 where nobody can have pledged. */
  targetPercent: number
  /** What a pre-order or storefront has sold, in place of a goal and its percent. */
  salesCents?: number
  /** How pledges lie over the running time. `rising`: most came in the last days. */
  momentum?: 'steady' | 'rising' | 'fading'
  featured?: true
  /** The share held for milestones, 0 to 95. */
  reservePercent: number
  contactEmail: string
  mainImage: PictureKey | null
  description: string
  images: readonly DemoImage[]
  rewards: readonly DemoReward[]
  milestones: readonly DemoMilestone[]
  faq: readonly DemoQuestion[]
  updates: readonly DemoUpdate[]
  /** Weeks between updates that its team promised at the start, and what it changed that to. */
  promises?: readonly { weeks: number; daysAfterStart: number }[]
  comments: readonly DemoComment[]
  /** For delivered projects: days between the promised and the last delivery; 0 is on time. */
  deliveredDaysLate?: number
  /** Shown with a suspended project. */
  suspensionReason?: string
}

/** Where a question is listed: GET questions/{kind}/ (spec 1 §7). */
export type QuestionKind = 'popular' | 'backers' | 'creators' | 'wallet'

export interface DemoLearnQuestion {
  id: string
  kinds: readonly QuestionKind[]
  title: string
  /** One or two sentences: the answer in short. */
  lead: string
  minutes: number
  /** The sanitiser's seven tags only. */
  body: string
  helpfulYes: number
  helpfulNo: number
}

export interface DemoArticle {
  kind: 'Guide' | 'Creator story' | 'For creators' | 'For backers'
  title: string
  minutes: number
  /** A page of this site. */
  link: string
}

export interface DemoAddress {
  name: string
  line1: string
  line2: string
  city: string
  state: string
  postalCode: string
  /** ISO 3166-1 alpha-3. */
  countryCode: string
  phoneNumber: string
}
