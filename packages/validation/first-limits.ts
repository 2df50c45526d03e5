/*
 * Limits that a first view needs. They lie apart from the others (limits.ts, which gives these too), so that its script
 * does not carry all there are.
 */

const MINUTE_MS = 60_000

export const PROFILE = {
  /** Characters; spec 1 §5, §9. */
  nameMax: 40,
  /** Characters; spec 1 §5, §9. */
  locationMax: 32,
  /** Characters; ours. */
  bioMax: 500,
  /** Characters; ours: what browsers and servers agree on for a URL. */
  websiteMax: 2048,
  /** Milliseconds a loaded profile is taken as fresh; spec 1 §4, §9. */
  reloadMs: 5 * MINUTE_MS,
  /** Backed projects shown; spec 1 §2, §9. */
  backedProjectsShown: 6,
  /** Created projects in the sidebar; spec 1 §2, spec 2 §2. */
  sidebarProjectsShown: 1,
} as const

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
