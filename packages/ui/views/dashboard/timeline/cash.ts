import type { Milestone } from '@kindling/api-client/model/project'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { listingFee } from '@kindling/validation/rules/protection-tier'
import { splitByShare } from '@kindling/validation/rules/split-by-share'

/** Costs in cents by the id of the milestone that they follow; those after the initial payout have the id `start`. */
export type Costs = Readonly<Record<string, number>>
export const startId = 'start'

type Part = Pick<Milestone, 'id' | 'title' | 'date' | 'funds'>

export interface CashInput {
  /** Cents that are raised: the goal. */
  readonly goal: number
  readonly milestones: readonly Part[]
  readonly costs: Costs
  /** The campaign's end, in unix seconds. */
  readonly end: number
}

export interface CashRow {
  readonly id: string
  /** Null for the initial payout. */
  readonly title: string | null
  /** Unix seconds. */
  readonly date: number
  /** Cents: received and spent at this date, and left after it; below zero it is not covered. */
  readonly received: number
  readonly spent: number
  readonly inHand: number
  /** Received and spent so far. */
  readonly receivedSoFar: number
  readonly spentSoFar: number
}

const heldOf = (milestones: readonly Part[]) => milestones.reduce((sum, { funds }) => sum + funds, 0)

/** What comes in and what goes out at each date, if exactly the goal is raised; the listing fee is taken on day 15. */
export function cashOf({ goal, milestones, costs, end }: CashInput): CashRow[] {
  const held = heldOf(milestones)
  const parts = splitByShare(goal, [
    { part: startId, percent: 100 - held },
    ...milestones.map(({ id, funds }) => ({ part: id, percent: funds })),
  ])
  const fee = Math.floor((goal * listingFee(held)) / 100)
  const dates = [
    { id: startId, title: null, date: end + CAMPAIGN.initialPayoutMs / 1000 },
    ...milestones.map(({ id, title, date }) => ({ id, title, date })),
  ]
  let receivedSoFar = 0
  let spentSoFar = 0
  return dates.map(({ id, title, date }) => {
    const received = (parts.get(id) ?? 0) - (id === startId ? fee : 0)
    const spent = costs[id] ?? 0
    receivedSoFar += received
    spentSoFar += spent
    return { id, title, date, received, spent, inHand: receivedSoFar - spentSoFar, receivedSoFar, spentSoFar }
  })
}

export interface Remedy {
  readonly kind: 'hold' | 'move'
  /** Percent that moves: from the last milestone into the initial payout, or to the milestone that is short. */
  readonly points: number
  /** Percent held, and the listing fee in percent, once it is done. */
  readonly held: number
  readonly fee: number
  /** Shares that change, in an order in which their sum never passes 100. */
  readonly changes: readonly { readonly id: string; readonly funds: number }[]
}

/** The first date after which money is missing. */
export const shortageIn = (rows: readonly CashRow[]): CashRow | null =>
  rows.find(({ inHand }) => inHand < 0) ?? null

/** Milestones with some of the last one's share elsewhere: in the initial payout, or in another milestone. */
function shifted(milestones: readonly Part[], points: number, to: string | null): Part[] {
  const last = milestones.at(-1)
  return milestones.map((each) => ({
    ...each,
    funds: each.funds - (each.id === last?.id ? points : 0) + (each.id === to ? points : 0),
  }))
}

/**
 * The smallest shift that covers the first shortage and causes none before it: less is held, or the milestone that is
 * short gets it. The last milestone gives it, and keeps its minimum. Computed anew each time, as the fee may rise.
 */
export function remediesFor(input: CashInput): Remedy[] {
  const { milestones } = input
  const rows = cashOf(input)
  const short = shortageIn(rows)
  const last = milestones.at(-1)
  if (!short || !last || short.id === last.id) return []
  const until = rows.indexOf(short)
  const most = last.funds - MILESTONE.shareMinPercent
  const least = (to: string | null): number | null => {
    for (let points = 1; points <= most; points++) {
      const after = cashOf({ ...input, milestones: shifted(milestones, points, to) })
      if (after.slice(0, until + 1).every(({ inHand }) => inHand >= 0)) return points
    }
    return null
  }
  const remedy = (kind: Remedy['kind'], to: string | null): Remedy[] => {
    const points = least(to)
    if (points === null) return []
    const after = shifted(milestones, points, to)
    const held = heldOf(after)
    const changed = after.filter(({ id }) => id === last.id || id === to)
    return [
      {
        kind,
        points,
        held,
        fee: listingFee(held),
        // The last gives first.
        changes: changed.toReversed().map(({ id, funds }) => ({ id, funds })),
      },
    ]
  }
  return [...remedy('hold', null), ...(short.id === startId ? [] : remedy('move', short.id))]
}
