/* Banks, payouts, refunds, parcels and suspensions: of no page that a visitor sees first. */

const HOUR_MS = 3_600_000

export const BANK = {
  /** Digits; spec 1 §5, spec 2 §5. */
  routingDigits: 9,
  /** Weights of the checksum, repeated over the digits; spec 1 §5, spec 2 §5. */
  routingWeights: [3, 7, 1],
  /** Digits; ours, NACHA allows 17. */
  accountMin: 4,
  accountMax: 17,
} as const

/** Why a project is suspended, restored or ended; ours. */
export const SUSPENSION = {
  /** Characters. */
  reasonMax: 1000,
} as const

/** A refund by the team, and one that a backer asks for; ours. */
export const REFUND = {
  /** Characters. */
  reasonMax: 500,
} as const

/** What a team keeps about its backers; ours. */
export const MANAGER = {
  /** Pledges a page. */
  pageSize: 50,
  pageSizeMax: 100,
  /** Characters of a segment's name. */
  segmentNameMax: 40,
  /** Segments of a project. */
  segmentsMax: 20,
  /** Characters of a note about a pledge; as a message's, decisions 2 §3. */
  noteMax: 2000,
  /** Notes about a pledge. */
  notesMax: 50,
  /** Exports a person may ask for in an hour. */
  exportsPerHour: 20,
  /** Milliseconds an export may be fetched. */
  exportKeptMs: 24 * HOUR_MS,
} as const

/** Parcels; decisions 2 §3, the rest is ours. */
export const ORDER = {
  /** Pledges changed at once. */
  batchMax: 100,
  /** Parcels sent at once, each with its own number. */
  shipmentsMax: 200,
  /** Characters. */
  carrierMax: 60,
  trackingMax: 60,
  /** Milliseconds between the e-mail that an address locks and its lock. */
  addressLockMs: 48 * HOUR_MS,
} as const

export const PAYOUT = {
  /** Cents; less is only paid out as the whole rest. */
  minCents: 1000,
  /** Cents; ours: a larger sum goes in several payouts. */
  maxCents: 100_000_000,
  /** Payouts listed, the newest first; ours. */
  shown: 100,
} as const
