/**
 * Every business constant of the product, named once. Units are in the names or in the comment beside each value;
 * "spec n §m" is the section of the specification it comes from, "ours" what the product decided where it is silent.
 */

export {
  CURRENCY,
  DEFAULT_PICTURES,
  FUNDING,
  NEWSLETTER_TIMEOUT_MS,
  PROFILE,
  VIDEO,
} from './first-limits.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Bytes in "1MB" as the file rules mean it. */
export const MEGABYTE_BYTES = 1024 * 1024

/** Milliseconds until a call is aborted where nothing else is said (spec 1 §7, §9; spec 2 §7, §9). */
export const REQUEST_TIMEOUT_MS = 10 * SECOND_MS
/** Milliseconds until an image upload is aborted (spec 1 §7, §9; spec 2 §7, §9). */
export const IMAGE_UPLOAD_TIMEOUT_MS = 30 * SECOND_MS

/**
 * Characters that travel at most where no rule says less; ours. Far above what the forms allow, whose own codes a person
 * meets first: they hold back what no form sends, before anything is done with it.
 */
export const TEXT = {
  /** One line: a name, an address, a code, a word of a query. */
  lineMax: 500,
  /** An address on the web. */
  linkMax: 4_000,
  /** Some paragraphs. */
  paragraphsMax: 6_000,
} as const

export const PASSWORD = {
  /** Characters (code points); spec 1 §5, §9. */
  min: 8,
  /** Characters; ours: one maximum for every new password, above the 40 of spec 1 §5 for resets. */
  max: 128,
} as const

export const EMAIL = {
  /** Characters; spec 1 §5, §9. Also for forgot-password, whose 40 would lock out who could sign up. */
  max: 254,
  /** Characters before the @; ours, RFC 5321. */
  localMax: 64,
} as const

export const TOTP = {
  /** Digits; spec 1 §5, §9. */
  codeDigits: 6,
  /** File the recovery key is downloaded as; spec 1 §4, §9. */
  recoveryFile: 'recovery.txt',
} as const

export const PASSKEY = {
  /** Characters of what somebody calls it; ours. */
  nameMax: 40,
  /** Passkeys one person may have; ours. */
  max: 10,
  /** Milliseconds a question to a device may be answered; ours. */
  challengeMs: 5 * MINUTE_MS,
  /** Milliseconds after a log-in in which one is added without the password; ours. */
  freshMs: 15 * MINUTE_MS,
} as const

export const ACCOUNT_DELETION = {
  /** Typed exactly, case sensitive; spec 1 §5, §9. */
  confirmationWord: 'DELETE',
  /** Characters the input takes; spec 1 §5, §9. */
  inputMax: 10,
} as const

export const PHONE = {
  /** Characters, a leading + included; spec 1 §5, §9. */
  min: 5,
  max: 14,
} as const

export const CARD = {
  /** Digits; ours, ISO/IEC 7812 (spec 1 §5 shows a mask of 16). */
  digitsMin: 13,
  digitsMax: 19,
  /** Characters of MM/YY; spec 1 §5. */
  expirationLength: 5,
  /** Digits; spec 1 §5. */
  cvvDigits: 3,
  cvvDigitsAmex: 4,
  /** Cards a person may keep; ours. */
  max: 20,
} as const

export const ADDRESS = {
  /** Characters of line1 and line2; ours. */
  lineMax: 100,
  /** Characters; ours. */
  cityMax: 60,
  stateMax: 60,
  postalCodeMax: 16,
  /** Letters of a country code, ISO 3166-1 alpha-3; spec 1 §3. */
  countryCodeLength: 3,
  /** Addresses a person may keep; ours. */
  max: 50,
} as const

/** Delays a person sees, in milliseconds (spec 1 §2, §4, §9; spec 2 §2). */
export const DELAY = {
  /** Resend confirmation stays disabled; spec 1 §4, §9. */
  resendCooldownMs: 10 * SECOND_MS,
  /** The confirm modal's button comes back after a failure; spec 1 §4, §9. */
  resendResetMs: 2 * SECOND_MS,
  /** Before scrolling to a hash target; spec 1 §2, §9. */
  hashScrollMs: 500,
  /** Between a keystroke and the search; spec 1 §9. */
  searchDebounceMs: 500,
  /** A copy button fades before it says "copied"; spec 1 §2, §9, spec 2 §2. */
  copyFadeMs: 300,
  /** Between two looks at an identity check that is under way; ours. */
  identityAgainMs: 12 * SECOND_MS,
} as const

export const NOTIFICATIONS = {
  /** Entries in the header's menu, on page 1; spec 1 §2, §7, §9. */
  dropdownSize: 4,
} as const

export const SEARCH = {
  /** Results in the dropdown; spec 1 §2, §9. */
  dropdownResults: 3,
  /** Page the dropdown asks for; spec 1 §9. */
  dropdownPage: 1,
  /** Characters; ours. */
  queryMax: 200,
  /** Last numbered page; ours. Further on, results go by cursor. */
  pageMax: 1000,
} as const

export const CAROUSEL = {
  /** CSS pixels of one slide; spec 2 §2. */
  slideWidth: 297,
  /** CSS pixels between slides; spec 2 §2. */
  gutter: 48,
  /** Placeholder slots a page; spec 2 §2. */
  slots: 4,
  /** Projects from which "view all" shows ("more than one", spec 2 §2). */
  viewAllFrom: 2,
} as const

export const LISTING = {
  /** Projects a page; ours, spec 2 §9 does not show it. */
  pageSize: 12,
  /** Most a caller may ask for; ours. */
  pageSizeMax: 100,
  /** Last page of a numbered list; ours. Further on, lists go by cursor. */
  pageMax: 10_000,
} as const

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
} as const

export const CAMPAIGN = {
  /** Days, both ends allowed; spec 2 §5, §9. */
  daysMin: 15,
  daysMax: 60,
  /** Milliseconds before the end at which subscribers get an e-mail; spec 2 §9. */
  endReminderMs: 48 * HOUR_MS,
  /** Milliseconds after funding at which the initial funds are paid out; spec 2 §9. */
  initialPayoutMs: 15 * DAY_MS,
} as const

export const MILESTONE = {
  /** Percent of the funds; spec 2 §5, §9. */
  shareMinPercent: 5,
  /** Percent taken by the others above which no milestone fits; spec 2 §5. */
  othersMaxPercent: 95,
  /** Milliseconds before its end at which backers are reminded; spec 2 §9. */
  reminderMs: 7 * DAY_MS,
  /** Milliseconds before the start until which milestones may be edited; spec 2 §9. */
  editableUntilMs: 7 * DAY_MS,
  /** Milliseconds a vote is open before the milestone ends; ours. */
  voteOpenMs: 14 * DAY_MS,
  /** Percent of all backers voting no confidence, from which refunds start; spec 2 §9. */
  refundVotePercent: 50,
  /** Characters; ours. */
  titleMax: 80,
  descriptionMax: 2000,
} as const

export const PROTECTION = {
  /** Percent held in reserve where the creator chose nothing; spec 2 §9. */
  defaultPercent: 10,
  /** Percent shown before the project is loaded; spec 2 §9. */
  placeholderPercent: 20,
  /**
   * Listing fee in percent by the share released at milestones: the first row whose `below` is above it holds,
   * else 0; spec 2 §9.
   */
  tiers: [
    { below: 10, fee: 5 },
    { below: 20, fee: 4 },
    { below: 30, fee: 3 },
    { below: 40, fee: 2 },
    { below: 50, fee: 1 },
  ],
} as const

export const CHECKOUT = {
  /** Cents; exactly this passes; spec 2 §5, §9 ("over 1000 USD are refused"). */
  capCents: 100_000,
  /** Pieces of one variant in a cart; ours. */
  quantityMax: 1000,
  /** Characters of a coupon code; ours. */
  couponMax: 40,
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
  /** Things a reward names as part of it, and characters of one; ours. */
  includesMax: 50,
  includeMax: 100,
} as const

export const COMMUNITY = {
  /** Characters; ours. */
  commentMax: 2000,
  questionMax: 200,
  answerMax: 5000,
  updateTitleMax: 120,
  updateMax: 20_000,
  referralNameMax: 60,
  flagTextMax: 1000,
} as const

export const REFERRAL = {
  /** Percent of a pledge; spec 2 §9. */
  bonusPercent: 5,
} as const

export const STOREFRONT = {
  /** Milliseconds a review takes at least and at most; spec 2 §4, §9. */
  reviewMinMs: 48 * HOUR_MS,
  reviewMaxMs: 72 * HOUR_MS,
} as const

/** Windows the specification does not name; ours. */
export const WINDOW = {
  /** A published update may be edited. */
  updateEditMs: 30 * MINUTE_MS,
  /** A link that resets a password works. */
  passwordResetMs: HOUR_MS,
  /** A link that confirms an e-mail works. */
  emailConfirmMs: 7 * DAY_MS,
  /** A link that puts an address on the mailing list works; ours. */
  newsletterConfirmMs: 7 * DAY_MS,
  /** A change of e-mail can be taken back. */
  emailChangeUndoMs: 7 * DAY_MS,
  /** A session ends, whatever is done with it. */
  sessionMs: 90 * DAY_MS,
  /** A session nobody uses ends. */
  sessionIdleMs: 30 * DAY_MS,
  /** A call made again under its key gets its first answer; ours. */
  repeatedCallMs: 7 * DAY_MS,
  /** A pledge whose card keeps failing is dropped. */
  failingPledgeMs: 7 * DAY_MS,
  /** Between the warning and the lock of a shipping address. */
  addressLockMs: 48 * HOUR_MS,
} as const

/** Reads from one address in a window, where answering costs or tells much; ours. */
export const READS = {
  windowMs: MINUTE_MS,
  /** Somebody who types fast asks two times a second. */
  searches: 120,
  /** Whether a name is taken. */
  lookUps: 60,
} as const

export const WALLET = {
  /** Tokens, the placeholder maximums of spec 1 §3 ("only placeholder sample data is seen"). */
  maxPlg: 5000,
  maxCs: 5500,
  /** Hundredths in one token; ours. */
  hundredthsPerToken: 100,
  /** Lines of the history a page; ours. */
  historySize: 12,
} as const

export const LEGAL = {
  /** US dollars; spec 1 §1, §9. */
  liabilityCapUsd: 200,
  /** Years; spec 1 §1, §9. */
  minimumAge: 18,
} as const

export const BANK = {
  /** Digits; spec 1 §5, spec 2 §5. */
  routingDigits: 9,
  /** Weights of the checksum, repeated over the digits; spec 1 §5, spec 2 §5. */
  routingWeights: [3, 7, 1],
  /** Digits; ours, NACHA allows 17. */
  accountMin: 4,
  accountMax: 17,
} as const

/** What a description may hold (spec 1 §9, spec 2 §5), and where its links may lead (ours). */
export const DESCRIPTION = {
  tags: ['b', 'a', 'br', 'i', 'ul', 'ol', 'li'],
  attributes: ['href', 'target'],
  linkSchemes: ['http', 'https', 'mailto'],
} as const

export type FileType = 'image/png' | 'image/jpeg' | 'image/gif' | 'application/pdf'

export interface ImageRule {
  /** Width : height as text for messages, and as a number; absent where any shape is fine. */
  readonly ratio?: { readonly label: string; readonly value: number }
  /** Share of the ratio by which a picture may differ, both ways; spec 2 §5. */
  readonly tolerance: number
  /** Pixels, after the picture's own rotation. */
  readonly minWidth: number
  readonly minHeight: number
  readonly types: readonly FileType[]
  readonly maxBytes: number
  /** Pictures of this kind one owner may have. */
  readonly maxCount: number
}

const STILL = ['image/png', 'image/jpeg'] as const
const TOLERANCE = 0.05

/** Spec 2 §5's table and spec 1 §5's profile picture. Types it does not show are png and jpg, minimums none (ours). */
export const IMAGE_RULES = {
  main: {
    ratio: { label: '3:4', value: 3 / 4 },
    tolerance: TOLERANCE,
    minWidth: 900,
    minHeight: 1200,
    types: STILL,
    maxBytes: 2 * MEGABYTE_BYTES,
    maxCount: 1,
  },
  carousel: {
    ratio: { label: '16:9', value: 16 / 9 },
    tolerance: TOLERANCE,
    minWidth: 1024,
    minHeight: 576,
    types: STILL,
    maxBytes: 2 * MEGABYTE_BYTES,
    maxCount: 10,
  },
  social: {
    ratio: { label: '1.9:1', value: 1.9 },
    tolerance: TOLERANCE,
    minWidth: 600,
    minHeight: 314,
    types: STILL,
    maxBytes: MEGABYTE_BYTES,
    maxCount: 1,
  },
  reward: {
    ratio: { label: '3:4', value: 3 / 4 },
    tolerance: TOLERANCE,
    minWidth: 300,
    minHeight: 400,
    types: STILL,
    maxBytes: MEGABYTE_BYTES,
    maxCount: 1,
  },
  variant: {
    tolerance: TOLERANCE,
    minWidth: 1,
    minHeight: 1,
    types: STILL,
    maxBytes: MEGABYTE_BYTES,
    maxCount: 1,
  },
  /** Named in spec 2 §3, without a row of its own: the carousel's size, any shape (ours). */
  description: {
    tolerance: TOLERANCE,
    minWidth: 1,
    minHeight: 1,
    types: STILL,
    maxBytes: 2 * MEGABYTE_BYTES,
    maxCount: 50,
  },
  profile: {
    tolerance: TOLERANCE,
    minWidth: 1,
    minHeight: 1,
    types: ['image/png', 'image/jpeg', 'image/gif'],
    maxBytes: 2 * MEGABYTE_BYTES,
    maxCount: 1,
  },
} as const satisfies Record<string, ImageRule>

export type ImageKind = keyof typeof IMAGE_RULES

/** Spec 2 §5: pdf, jpg or png, at most 5MB. */
export const BANK_DOCUMENT = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxBytes: 5 * MEGABYTE_BYTES,
} as const
