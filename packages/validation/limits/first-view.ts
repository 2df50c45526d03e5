/*
 * Constants for the scripts of first views. In a file of its own, without imports, because a chunk includes a whole
 * file if it uses any part of it.
 */

/** Milliseconds a loaded profile is taken as fresh; spec 1 §4, §9. */
export const PROFILE_FRESH_MS = 300_000

export const CURRENCY = {
  /** Spec 1 §1, spec 2 §9. */
  codes: ['USD', 'CAD'],
  /** Cents in one unit; spec 1 §9, spec 2 §9. */
  centsPerUnit: 100,
} as const

export const FUNDING = {
  /** Percent a progress bar shows at most; spec 2 §9. */
  displayMaxPercent: 100,
} as const

export const VIDEO = {
  /** Characters of a YouTube id; spec 2 §5. */
  youtubeIdLength: 11,
} as const

/** Default pictures to pick from where a project has none; spec 1 §3. */
export const DEFAULT_PICTURES = 7

/** Milliseconds until subscribing to the mailing list is aborted (spec 1 §7, §9). */
export const NEWSLETTER_TIMEOUT_MS = 25_000
