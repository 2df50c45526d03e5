import { CAMPAIGN, MILESTONE } from '../limits/project.ts'
import { milestoneDates } from './milestone-dates.ts'
import type { Problem } from './problem.ts'

const DAY_SECONDS = 86_400
const seconds = (ms: number) => ms / 1000

/** A milestone of a launched campaign; moments in unix seconds. */
export interface DatedMilestone {
  readonly id: string
  readonly date: number
  readonly completed_at: number | null
  /** What became of its money; null: it is not decided. */
  readonly outcome: string | null
}

/** A launched campaign, as far as its milestones' dates depend on it. */
export interface LaunchedCampaign {
  /** Unix seconds. */
  readonly end: number
  /** Null: it has not ended. */
  readonly result: 'successful' | 'not_reached' | null
  readonly milestones: readonly DatedMilestone[]
}

/** Why a milestone stands: the campaign missed its goal, its money is decided, it is done, voted on, or about to start. */
export type MilestoneLock = 'over' | 'decided' | 'complete' | 'voting' | 'started'

/** How a milestone of a launched campaign may be changed; moments in unix seconds. */
export interface MilestoneChange {
  /** Null: its title, text and date may be changed now. */
  readonly lock: MilestoneLock | null
  /** When it starts: where the one before it ends, the first 15 days after the campaign's end. */
  readonly start: number
  /** From this moment it stands: a week before its start, or when its vote opens if that is earlier. */
  readonly until: number
  /** The first and the last moment that it may be moved to. */
  readonly first: number
  readonly last: number
}

/** Milestones in the order in which they follow each other. */
const inOrder = (milestones: readonly DatedMilestone[]) =>
  milestones.toSorted((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1))

/**
 * What may change of a milestone after launch (decisions 2 §1, §5). A new date lies between those beside it, at least
 * 30 days and at most 22 months after the campaign's end, and its vote has still to open.
 *
 * @param now unix seconds.
 * @returns null where the campaign has no milestone of that id.
 */
export function milestoneChange(campaign: LaunchedCampaign, id: string, now: number): MilestoneChange | null {
  const { end, result, milestones } = campaign
  const all = inOrder(milestones)
  const place = all.findIndex((each) => each.id === id)
  const own = all[place]
  if (!own) return null
  const before = all[place - 1]
  const after = all[place + 1]
  const vote = seconds(MILESTONE.voteOpenMs)
  const start = before ? before.date : end + seconds(CAMPAIGN.initialPayoutMs)
  const until = Math.min(start - seconds(MILESTONE.editableUntilMs), own.date - vote)
  const bounds = milestoneDates(end)
  const lock = () => {
    if (result === 'not_reached') return 'over'
    if (own.outcome !== null) return 'decided'
    if (own.completed_at !== null) return 'complete'
    if (now >= own.date - vote) return 'voting'
    return now >= until ? 'started' : null
  }
  return {
    lock: lock(),
    start,
    until,
    first: Math.max(bounds.first, Math.floor(now) + vote + 1, before ? before.date + 1 : 0),
    last: Math.min(bounds.last, after ? after.date - 1 : bounds.last),
  }
}

/** DATE_EARLY before the first moment that a milestone may be moved to, OUT_OF_RANGE (months) after the last. */
export function movedDateProblem(
  date: number,
  { first, last }: Pick<MilestoneChange, 'first' | 'last'>,
): Problem | null {
  if (date < first) return { code: 'DATE_EARLY' }
  return date > last ? { code: 'OUT_OF_RANGE', params: { min: 1, max: MILESTONE.lastAfterMonths } } : null
}

/** Whether a date of a milestone has become another day, which backers are told; both in unix seconds. */
export const isMoved = (was: number, date: number): boolean =>
  Math.floor(was / DAY_SECONDS) !== Math.floor(date / DAY_SECONDS)
