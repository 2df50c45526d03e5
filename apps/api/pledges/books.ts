import { splitByShare } from '@kindling/validation/rules/split-by-share'
import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { milestones, pledgeParts, pledges } from '../database/schema.ts'
import { type Holder, post } from '../wallet/ledger.ts'
import { countMoney } from './money-days.ts'
import { lowerReferralBonus } from './referral-bonus.ts'

/* What happens to a pledge's money, as entries of the ledger (decisions 2 §4). Each function belongs to the transaction
   that changes the pledge, whose row it has locked. */

type PledgeRow = typeof pledges.$inferSelect

/** The part of a pledge that is released after the campaign, or, for an order, all of it. */
export const INITIAL_PART = 'initial'

const usd = 'USD' as const
const held = (projectId: number, part: string): Holder => ({ heldFor: projectId, part })

/** A memo: promised, not charged. A project's `total_pledged` is the sum of these. */
export async function bookPledged(tx: Transaction, pledge: PledgeRow, at: Date): Promise<void> {
  if (pledge.total === 0) return
  await post(tx, {
    reference: `pledged ${pledge.id}`,
    kind: 'PLEDGED',
    at,
    movements: promise(pledge, pledge.total),
  })
}

/** The promise ends: cancelled, dropped, or let go because the goal was not reached. */
export async function bookUnpledged(tx: Transaction, pledge: PledgeRow, at: Date): Promise<void> {
  if (pledge.total === 0) return
  await post(tx, {
    reference: `unpledged ${pledge.id}`,
    kind: 'UNPLEDGED',
    at,
    movements: promise(pledge, -pledge.total),
  })
}

/**
 * The promise changed by so many cents after checkout.
 *
 * @param change names this change of the pledge, such as the key of its call.
 */
export async function bookChanged(
  tx: Transaction,
  pledge: PledgeRow,
  { cents, change, at }: { readonly cents: number; readonly change: string; readonly at: Date },
): Promise<void> {
  if (cents === 0) return
  await post(tx, {
    reference: `changed ${pledge.id} ${change}`,
    kind: cents > 0 ? 'PLEDGED' : 'UNPLEDGED',
    at,
    movements: promise(pledge, cents),
  })
}

const promise = ({ id: pledgeId, projectId }: PledgeRow, cents: number) => [
  { holder: 'backers' as const, token: usd, amount: -cents, pledgeId },
  { holder: { pledgedTo: projectId }, token: usd, amount: cents, pledgeId },
]

/**
 * Shares of a campaign's money in percent: the initial payout, then the milestones by date. What a bank gives after a
 * milestone was released is due with the initial part.
 */
async function sharesOf(tx: Transaction, projectId: number) {
  const rows = await tx
    .select({ id: milestones.id, funds: milestones.funds, outcome: milestones.outcome })
    .from(milestones)
    .where(eq(milestones.projectId, projectId))
    .orderBy(asc(milestones.date), asc(milestones.id))
  const open = rows.filter(({ outcome }) => outcome !== 'released')
  const later = open.reduce((sum, { funds }) => sum + funds, 0)
  return [
    { part: INITIAL_PART, percent: 100 - later },
    ...open.map(({ id, funds }) => ({ part: id, percent: funds })),
  ]
}

/** Of the card that pays a pledge, to be kept with it: the card may be removed once it is charged. */
const ofItsCard = sql`(select m.card_fingerprint from payment_methods m where m.id = ${pledges.paymentMethodId})`

/** The processor has the money: it is held by part, or, for an order, whole. */
export async function bookCollected(
  tx: Transaction,
  pledge: PledgeRow,
  { byMilestones, at }: { readonly byMilestones: boolean; readonly at: Date },
): Promise<void> {
  await tx
    .update(pledges)
    .set({ collectedAt: at, cardFingerprint: ofItsCard })
    .where(eq(pledges.id, pledge.id))
  if (pledge.total === 0) return
  const { id: pledgeId, projectId, total } = pledge
  const shares = byMilestones ? await sharesOf(tx, projectId) : [{ part: INITIAL_PART, percent: 100 }]
  const parts = [...splitByShare(total, shares)].filter(([, cents]) => cents > 0)
  await post(tx, {
    reference: `collected ${pledgeId}`,
    kind: 'COLLECTED',
    at,
    movements: [
      { holder: 'processor', token: usd, amount: -total, pledgeId },
      ...parts.map(([part, amount]) => ({ holder: held(projectId, part), token: usd, amount, pledgeId })),
    ],
  })
  await tx
    .insert(pledgeParts)
    .values(parts.map(([part, cents]) => ({ pledgeId, projectId, part, held: cents })))
  await countMoney(tx, { projectId, kind: 'collected', pledges: 1, held: total, available: 0, at })
}

/** The processor does not have the money after all: what is still held is taken off the books. */
export async function bookUncollected(tx: Transaction, pledge: PledgeRow, at: Date): Promise<void> {
  const { id: pledgeId, projectId } = pledge
  const parts = (await partsOf(tx, pledgeId)).filter((part) => part.held > 0)
  const total = parts.reduce((sum, part) => sum + part.held, 0)
  if (total === 0) return
  await post(tx, {
    reference: `uncollected ${pledgeId}`,
    kind: 'COLLECTED',
    at,
    movements: [
      { holder: 'processor', token: usd, amount: total, pledgeId },
      ...parts.map(({ part, held: cents }) => ({
        holder: held(projectId, part),
        token: usd,
        amount: -cents,
        pledgeId,
      })),
    ],
  })
  await tx
    .update(pledgeParts)
    .set({ refunded: sql`${pledgeParts.refunded} + ${pledgeParts.held}`, held: 0 })
    .where(eq(pledgeParts.pledgeId, pledgeId))
  await lowerReferralBonus(tx, pledgeId, total)
  await countMoney(tx, { projectId, kind: 'collected', pledges: -1, held: -total, available: 0, at })
}

/** Parts of a pledge, the latest first; their rows are locked. The initial part has no date, so it comes last. */
export async function partsOf(tx: Transaction, pledgeId: string) {
  const rows = await tx
    .select({ row: pledgeParts, date: milestones.date })
    .from(pledgeParts)
    .leftJoin(milestones, eq(milestones.id, pledgeParts.part))
    .where(eq(pledgeParts.pledgeId, pledgeId))
    .for('update', { of: pledgeParts })
  return rows
    .toSorted(
      (a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0) || (a.row.part < b.row.part ? 1 : -1),
    )
    .map(({ row }) => row)
}
