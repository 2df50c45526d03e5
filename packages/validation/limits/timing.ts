/* Time-outs, delays, windows, and reads in a window. */

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Milliseconds until a call is aborted where nothing else is said (spec 1 §7, §9; spec 2 §7, §9). */
export const REQUEST_TIMEOUT_MS = 10 * SECOND_MS

/** Milliseconds until an image upload is aborted (spec 1 §7, §9; spec 2 §7, §9). */
export const IMAGE_UPLOAD_TIMEOUT_MS = 30 * SECOND_MS

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
  /** An invitation to a team works; decisions 2 §2. */
  inviteMs: 14 * DAY_MS,
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
  /** Between a removal in a draft and its end: Undo brings it back until then; ours. */
  restoreMs: DAY_MS,
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
