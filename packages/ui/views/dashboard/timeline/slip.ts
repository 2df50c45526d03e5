import type { Milestone, Reward } from '@kindling/api-client/model/project'

const daySeconds = 86_400

/** A date that follows from a milestone's: a later milestone's, or that of a reward. Unix seconds. */
export interface SlipRow {
  readonly kind: 'milestone' | 'reward'
  readonly id: string
  readonly name: string
  readonly from: number
  readonly to: number
  /** False: it would be later than a milestone may be. */
  readonly fits: boolean
}

export interface Slip {
  /** Whole days; negative if it moves to an earlier date. */
  readonly days: number
  readonly rows: readonly SlipRow[]
}

export interface SlipInput {
  readonly milestones: readonly Milestone[]
  readonly rewards: readonly Reward[]
  /** The milestone that moves, and its new date in unix seconds. */
  readonly id: string
  readonly to: number
  /** First and last moment that a milestone may have. */
  readonly bounds: { readonly first: number; readonly last: number }
}

/**
 * What else is to move when a milestone does: every later milestone, and every reward that is delivered on its date or
 * after it. Null where the date stays or nothing follows from it. Votes move with their milestones by themselves.
 */
export function slipOf({ milestones, rewards, id, to, bounds }: SlipInput): Slip | null {
  const own = milestones.find((each) => each.id === id)
  const days = own ? Math.round((to - own.date) / daySeconds) : 0
  if (!own || days === 0) return null
  const moved = (from: number) => from + days * daySeconds
  const rows: SlipRow[] = [
    ...milestones
      .filter((each) => each.id !== id && each.date > own.date)
      .map(({ id: other, title, date }) => ({
        kind: 'milestone' as const,
        id: other,
        name: title,
        from: date,
        to: moved(date),
        fits: moved(date) >= bounds.first && moved(date) <= bounds.last,
      })),
    ...rewards.flatMap(({ id: reward, title, delivery_date }) =>
      delivery_date !== null && delivery_date >= own.date
        ? [
            {
              kind: 'reward' as const,
              id: reward,
              name: title,
              from: delivery_date,
              to: moved(delivery_date),
              fits: true,
            },
          ]
        : [],
    ),
  ]
  return rows.length > 0 ? { days, rows } : null
}
