/* Drafts and their rewards. Pages that visitors read need none of these, so they are a file of their own. */

export const PUBLISH = {
  /** Characters; spec 2 §5. */
  nameMin: 3,
  blurbMin: 10,
  locationMin: 1,
  descriptionMin: 500,
  /** Rewards; spec 2 §5. */
  rewardsMin: 1,
  /** Checks on the list; spec 2 §5. */
  checks: 8,
} as const

export const PROJECT = {
  /** Characters; ours. */
  nameMax: 60,
  blurbMax: 135,
  locationMax: 100,
  /** Characters of sanitised HTML; ours. */
  descriptionMax: 50_000,
  vanityUrlMin: 3,
  vanityUrlMax: 50,
  /** Largest goal in cents (10 million USD); ours. */
  goalMaxCents: 1_000_000_000,
  goalMinCents: 100,
  /** Projects one person may create in a day; ours. */
  createdPerDay: 20,
  /** Invitations that a project may send in a day; ours. */
  invitesPerDay: 40,
  /** Characters of a picture's alternative text: a sentence or two is read aloud without tiring; ours. */
  imageTextMax: 250,
  /** Pictures one person may upload for projects in an hour; ours. */
  uploadsPerHour: 120,
  /** Days ahead that a start may lie; decisions 2 §1. */
  startAheadDays: 60,
  /** Milliseconds between a keystroke in a draft and its save; decisions 2 §7. */
  autosaveMs: 800,
} as const

export const REWARD = {
  /** Characters; ours. */
  titleMax: 80,
  descriptionMax: 2000,
  /** Cents; ours: a reward above the checkout cap could never be bought. */
  priceMaxCents: 100_000,
  /** Pieces; ours. */
  backerLimitMax: 1_000_000,
  /** Characters of a variant's name; ours. */
  variantNameMax: 60,
  /** Rewards of a project, and variants of a reward; ours. */
  max: 100,
  variantsMax: 20,
  /** Things a reward names as part of it, and characters of one; ours. */
  includesMax: 50,
  includeMax: 100,
} as const
