/*
 * How often a team promised to write, and whether it did (decisions 2 §6). Moments are unix milliseconds; days are
 * those of UTC, so that nobody is late by an hour.
 */

/** One entry of a project's list: what held from then on. */
export interface PromisedRhythm {
  /** At most so many weeks between two updates; null: nothing was promised. */
  readonly weeks: number | null
  readonly sinceMs: number
  /** The weeks that hold again once a suspension ends; absent: the team chose to promise nothing. */
  readonly resting?: number
}

/** An update in the strip. */
export interface RhythmBeat {
  readonly atMs: number
  /** Whole days after it was due, 0 in time; null: no promise held. */
  readonly lateDays: number | null
}

export interface UpdateRhythm {
  /** What is promised now. */
  readonly weeks: number | null
  /** Updates that came in time, and those that were due: they came, in time or late, or are late now. */
  readonly kept: number
  readonly due: number
  /** Until when the next one is due, in the past if it is late; null: none is. */
  readonly nextDueMs: number | null
  readonly isLate: boolean
  /** All updates, the oldest first. */
  readonly beats: readonly RhythmBeat[]
}

const dayMs = 86_400_000
const dayOf = (ms: number) => Math.floor(ms / dayMs)
const endOfDay = (ms: number) => (dayOf(ms) + 1) * dayMs - 1

/**
 * When the first update after `fromMs` is due, by what was promised up to `untilMs`. A change while one is waited for
 * brings its day forward, never back: nobody gets out of a promise on its last day. One that is withdrawn in time ends
 * the wait.
 */
function dueAfter(fromMs: number, untilMs: number, promises: readonly PromisedRhythm[]): number | null {
  let due: number | null = null
  for (const { weeks, sinceMs } of promises) {
    if (sinceMs > untilMs || (due !== null && due < sinceMs)) break
    if (weeks === null) {
      due = null
      continue
    }
    const own = endOfDay(Math.max(fromMs, sinceMs) + weeks * 7 * dayMs)
    due = due === null || sinceMs <= fromMs ? own : Math.min(due, own)
  }
  return due
}

/** What the strip needs of a project. */
export interface RhythmFacts {
  /** Rising. */
  readonly promises: readonly PromisedRhythm[]
  /** When updates were published, rising. */
  readonly publishedMs: readonly number[]
  /** When the project opened: no promise holds before; null: it did not. */
  readonly openedMs: number | null
  readonly nowMs: number
}

/** Judges each update by the promise that held while it was waited for: a later promise does not rewrite the past. */
export function updateRhythm({ promises, publishedMs, openedMs, nowMs }: RhythmFacts): UpdateRhythm {
  const weeks = promises.at(-1)?.weeks ?? null
  if (openedMs === null)
    return {
      weeks,
      kept: 0,
      due: 0,
      nextDueMs: null,
      isLate: false,
      beats: publishedMs.map((atMs) => ({ atMs, lateDays: null })),
    }
  const held = promises.map((each) => ({ ...each, sinceMs: Math.max(each.sinceMs, openedMs) }))
  let from = openedMs
  const beats = publishedMs.map((atMs): RhythmBeat => {
    // What is promised with an update does not judge it.
    const due = dueAfter(from, atMs - 1, held)
    from = Math.max(atMs, openedMs)
    return { atMs, lateDays: due === null ? null : Math.max(0, dayOf(atMs) - dayOf(due)) }
  })
  const judged = beats.filter(({ lateDays }) => lateDays !== null)
  const nextDueMs = dueAfter(from, nowMs, held)
  const isLate = nextDueMs !== null && nextDueMs < nowMs
  return {
    weeks,
    kept: judged.filter(({ lateDays }) => lateDays === 0).length,
    due: judged.length + Number(isLate),
    nextDueMs,
    isLate,
    beats,
  }
}

/**
 * The list after another promise. Of one day the last counts: nothing falls due by one that held for hours, and a slip
 * of the hand stays no promise.
 */
export function withPromise(
  promises: readonly PromisedRhythm[],
  next: Omit<PromisedRhythm, 'sinceMs'>,
  nowMs: number,
): PromisedRhythm[] {
  const earlier = promises.filter(({ sinceMs }) => dayOf(sinceMs) < dayOf(nowMs))
  const last = earlier.at(-1)
  const isSame = (last?.weeks ?? null) === next.weeks && last?.resting === next.resting
  return isSame ? earlier : [...earlier, { ...next, sinceMs: nowMs }]
}

/** The list once a project is suspended: nothing falls due while its team may not act. */
export function restPromise(promises: readonly PromisedRhythm[], nowMs: number): PromisedRhythm[] {
  const weeks = promises.at(-1)?.weeks ?? null
  return weeks === null ? [...promises] : withPromise(promises, { weeks: null, resting: weeks }, nowMs)
}

/** The list once it is no longer suspended: what was promised before begins anew. */
export function resumePromise(promises: readonly PromisedRhythm[], nowMs: number): PromisedRhythm[] {
  const weeks = promises.at(-1)?.resting
  return weeks === undefined ? [...promises] : withPromise(promises, { weeks }, nowMs)
}
