import type { PledgeMoney } from '@kindling/api-client/model/my-pledge'
import type { Project } from '@kindling/api-client/model/project'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { partOf } from '../timeline/timeline-facts.ts'

/** Where some of a project's money is, in cents. */
export interface MoneyPlace {
  readonly kind: 'paidOut' | 'onItsWay' | 'available' | 'held' | 'fees' | 'refunded'
  readonly cents: number
  /** What it is held for; null: the initial payout, or elsewhere. */
  readonly milestone: string | null
}

/** Seconds. */
const voteOpen = MILESTONE.voteOpenMs / 1000

type Facts = Pick<Project, 'milestones' | 'end_time' | 'funding_type'>

const byDate = ({ milestones }: Pick<Facts, 'milestones'>) => milestones.toSorted((a, b) => a.date - b.date)

/** Every place with money in it. Together they are what was collected. */
export function moneyPlaces(money: ProjectMoney, project: Pick<Facts, 'milestones'>): MoneyPlace[] {
  const place = (kind: MoneyPlace['kind'], cents: number, milestone: string | null = null) => ({
    kind,
    cents,
    milestone,
  })
  return [
    place('paidOut', money.paid_out),
    place('onItsWay', money.on_its_way),
    place('available', money.available),
    place('held', partOf(money, null).held),
    ...byDate(project).map(({ id, title }) => place('held', partOf(money, id).held, title)),
    place('fees', money.fees),
    place(
      'refunded',
      money.parts.reduce((sum, { refunded }) => sum + refunded, 0),
    ),
  ].filter(({ cents }) => cents > 0)
}

/** When a part that is held can be released; `at` in unix seconds. */
export interface NextRelease {
  readonly cents: number
  readonly milestone: string | null
  readonly is: 'initial' | 'orders' | 'vote' | 'voting' | 'counting' | 'late'
  /** Null: nobody knows yet. */
  readonly at: number | null
}

/** What is still held, by when it can come (decisions 2 §4, §5). `now` in milliseconds. */
export function nextReleases(money: ProjectMoney, project: Facts, now: number): NextRelease[] {
  const initial = partOf(money, null).held
  const isCampaign = project.funding_type === 'CROWDFUNDING'
  const { end_time: end } = project
  return [
    ...(initial > 0
      ? [
          {
            cents: initial,
            milestone: null,
            is: isCampaign ? ('initial' as const) : ('orders' as const),
            at: isCampaign && end !== null ? end + CAMPAIGN.initialPayoutMs / 1000 : null,
          },
        ]
      : []),
    ...byDate(project).flatMap(({ id, title, date, completed_at }): NextRelease[] => {
      const cents = partOf(money, id).held
      if (cents === 0) return []
      const ahead = { cents, milestone: title }
      // Completed late: one more vote, from then on.
      const closes = Math.max(
        date,
        completed_at !== null && completed_at > date ? completed_at + voteOpen : 0,
      )
      if (closes * 1000 <= now)
        return [{ ...ahead, is: completed_at === null ? 'late' : 'counting', at: null }]
      return [{ ...ahead, is: (closes - voteOpen) * 1000 <= now ? 'voting' : 'vote', at: closes }]
    }),
  ]
}

/** What one refund takes from a part, in cents. */
export interface RefundTake {
  readonly from: 'held' | 'released'
  readonly milestoneId: string | null
  readonly milestone: string | null
  readonly cents: number
}

/**
 * Where a refund comes from: what is held first, the latest part first, then in the same order what was paid out
 * (decisions 2 §4). `parts` of one pledge, the initial payout first.
 */
export function refundTakes(parts: readonly Omit<PledgeMoney, 'refunded'>[], amount: number): RefundTake[] {
  let left = amount
  return (['held', 'released'] as const).flatMap((from) =>
    parts.toReversed().flatMap((part): RefundTake[] => {
      const cents = Math.min(part[from], left)
      left -= cents
      const { milestone_id: milestoneId, milestone } = part
      return cents > 0 ? [{ from, milestoneId, milestone, cents }] : []
    }),
  )
}

/** A sum in a project's books, in cents, before a refund and after it. */
export interface BookLine {
  readonly kind: 'held' | 'available' | 'refunded'
  /** What it is held for; null: the initial payout, or elsewhere. */
  readonly milestone: string | null
  readonly milestoneId: string | null
  readonly now: number
  readonly after: number
}

/** The sums of a project's books that a refund changes. Both columns add up to the same. */
export function booksAfter(money: ProjectMoney, takes: readonly RefundTake[]): BookLine[] {
  const back = takes.reduce((sum, { cents }) => sum + cents, 0)
  const paidOut = takes.reduce((sum, { from, cents }) => (from === 'released' ? sum + cents : sum), 0)
  const refunded = money.parts.reduce((sum, part) => sum + part.refunded, 0)
  return [
    ...takes.flatMap(({ from, milestoneId, milestone, cents }): BookLine[] => {
      if (from !== 'held') return []
      const now = partOf(money, milestoneId).held
      return [{ kind: 'held', milestone, milestoneId, now, after: now - cents }]
    }),
    {
      kind: 'available',
      milestone: null,
      milestoneId: null,
      now: money.available,
      after: money.available - paidOut,
    },
    { kind: 'refunded', milestone: null, milestoneId: null, now: refunded, after: refunded + back },
  ]
}
