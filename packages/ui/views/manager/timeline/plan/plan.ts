import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import type { MilestoneVote } from '@kindling/api-client/model/vote'
import { heldInAll } from '../timeline-facts.ts'

/** Whether a bill falls due: in any case, only while parcels go out, or in any case but after the count if one waits. */
export const billKinds = ['due', 'parcels', 'waits'] as const
export type BillKind = (typeof billKinds)[number]

/** Something that the creator owes, as they typed it. */
export interface Bill {
  readonly id: string
  readonly name: string
  /** Cents. */
  readonly amount: number
  readonly kind: BillKind
}

/** What the creator typed; it stays in the browser. */
export interface Typed {
  /** Cents in their bank; null: not entered. */
  readonly bank: number | null
  readonly bills: readonly Bill[]
}

export interface Outcome {
  /** Cents that come free for the creator. */
  readonly released: number
  /** Cents of each bill that fall due, in the order of the bills; null: not due. */
  readonly bills: readonly (number | null)[]
  /** In hand and released, less the bills; below zero: short by so much. */
  readonly left: number
  /** Cents that go back to backers. */
  readonly back: number
  /** Cents that stay held. */
  readonly held: number
}

export interface Plan {
  /** Cents: available, on their way, and in the bank. */
  readonly inHand: number
  readonly owed: number
  readonly notCarried: Outcome
  readonly carried: Outcome
  /** Cents of bills that may wait for the count. */
  readonly waiting: number
  /** What would be left after a carried vote if they waited. */
  readonly leftIfWaiting: number
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((all, each) => all + (each ?? 0), 0)

/**
 * The same weeks, once for each result of an open vote (decisions 2 §5). Not carried and complete: its money is
 * released. Not carried and not complete: it stays held, late. Carried: everything held goes back, and no more parcels
 * go out. All amounts in cents.
 */
export function planOf(money: ProjectMoney, vote: MilestoneVote, { bank, bills }: Typed): Plan {
  const inHand = money.available + money.on_its_way + (bank ?? 0)
  const held = heldInAll(money)
  const released = vote.complete ? Math.min(vote.held, held) : 0
  const outcome = (free: number, back: number, due: readonly (number | null)[]): Outcome => ({
    released: free,
    bills: due,
    left: inHand + free - sum(due),
    back,
    held: held - free - back,
  })
  const all = bills.map(({ amount }) => amount)
  const withoutParcels = bills.map(({ amount, kind }) => (kind === 'parcels' ? null : amount))
  const carried = outcome(0, held, withoutParcels)
  const waiting = sum(bills.map(({ amount, kind }) => (kind === 'waits' ? amount : 0)))
  return {
    inHand,
    owed: sum(all),
    notCarried: outcome(released, 0, all),
    carried,
    waiting,
    leftIfWaiting: carried.left + waiting,
  }
}
