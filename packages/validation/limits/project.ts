/* Projects, from their draft to their last milestone, and what is said about them. */

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const CAMPAIGN = {
  /** Days, both ends allowed; spec 2 §5, §9. */
  daysMin: 15,
  daysMax: 60,
  /** Milliseconds before the end at which subscribers get an e-mail; spec 2 §9. */
  endReminderMs: 48 * HOUR_MS,
  /** Milliseconds after its start in which a launch is news to backers of its creator; ours. */
  launchNewsMs: 2 * DAY_MS,
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
  /** Milliseconds before a vote's close at which those without an answer are reminded; decisions 2 §9. */
  voteReminderMs: 48 * HOUR_MS,
  /** Milliseconds before the start until which milestones may be edited; spec 2 §9. */
  editableUntilMs: 7 * DAY_MS,
  /** Milliseconds a vote is open before the milestone ends; ours. */
  voteOpenMs: 14 * DAY_MS,
  /** Milliseconds after its date at which an incomplete milestone's money goes back; decisions 2 §5. */
  lateRefundMs: 90 * DAY_MS,
  /** Times a vote may be changed after the first answer; decisions 2 §5. */
  voteChangesMax: 3,
  /** Percent of all backers voting no confidence, from which refunds start; spec 2 §9. */
  refundVotePercent: 50,
  /** Characters; ours. */
  titleMax: 80,
  descriptionMax: 2000,
  /** Days after the campaign's end, at least, and months, at most, that a milestone may have; decisions 2 §1. */
  firstAfterDays: 30,
  lastAfterMonths: 22,
  /** Milestones of a campaign: a hundred percent in shares of five; spec 2 §5. */
  max: 20,
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

export const COMMUNITY = {
  /** Characters; ours. */
  commentMax: 2000,
  questionMax: 200,
  answerMax: 5000,
  /** Questions of a project; ours. */
  questionsMax: 100,
  updateTitleMax: 120,
  updateMax: 20_000,
  /** Rewards that one update may be limited to; ours. */
  updateRewardsMax: 100,
  /** Days ahead that an update may be scheduled; ours. */
  updateAheadDays: 365,
  /** Milliseconds after publishing in which an update may be changed; decisions 2 §6. */
  updateEditableMs: 30 * 60_000,
  /** Weeks between updates that a team may promise; ours. */
  rhythmWeeksMin: 1,
  rhythmWeeksMax: 8,
  /** How many of the last updates the strip of their rhythm shows; ours. */
  rhythmShown: 7,
  /** Test e-mails of updates that one person may send in an hour; ours. */
  updateTestsPerHour: 10,
  referralNameMax: 60,
  /** Own; links a project may have. */
  referralLinksMax: 200,
  flagTextMax: 1000,
  /** Different people whose flags hide a comment; decisions 2 §6. */
  flagsToHide: 3,
  /** Replies that a thread shows before it is opened; ours. */
  repliesShown: 2,
  /** Comments one person may write in an hour; ours. */
  commentsPerHour: 60,
  /** Characters of a message about a pledge; decisions 2 §3. */
  messageMax: 2000,
  /** Messages of one thread that are shown, the newest; ours. */
  messagesShown: 200,
  /** Messages that one person sends in a window; ours. */
  messagesSent: 30,
  messagesWindowMs: 10 * 60_000,
  /** Milliseconds after an e-mail of a message in which another unread one sends none; ours. */
  messageMailPauseMs: 15 * 60_000,
} as const

/** The desk of moderators; ours. */
export const MODERATION = {
  /** Milliseconds in which a case is looked at, since it was opened. */
  dueMs: {
    PROJECT: 24 * HOUR_MS,
    /** Unlike a comment, it is shown until then. */
    MESSAGE: 24 * HOUR_MS,
    COMMENT: 48 * HOUR_MS,
    STOREFRONT: 72 * HOUR_MS,
  },
  /** Flags of a case that are shown, the newest. */
  flagsShown: 50,
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

/** What a description may hold (spec 1 §9, spec 2 §5), and where its links may lead (ours). */
export const DESCRIPTION = {
  tags: ['b', 'a', 'br', 'i', 'ul', 'ol', 'li'],
  attributes: ['href', 'target'],
  linkSchemes: ['http', 'https', 'mailto'],
  /** Characters of a picture's alternative text, as of other pictures (ours). */
  pictureTextMax: 250,
} as const

/** Which campaigns a creator's is compared with (ours). */
export const COMPARISON = {
  /** Goals from a third of one's own to three times it. */
  goalTimes: 3,
  /** Fewer would say something about one of them rather than about all. */
  min: 5,
  /** The newest of the similar ones. */
  max: 300,
} as const
