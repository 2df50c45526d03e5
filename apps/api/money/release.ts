import { CAMPAIGN } from '@kindling/validation/limits'
import { listingFee } from '@kindling/validation/rules/protection-tier'
import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { milestones, pledgeParts, pledges, projects } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { fundsReleased } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { holdTeam } from '../notifications/team.ts'
import { INITIAL_PART } from '../pledges/books.ts'
import { post } from '../wallet/ledger.ts'
import { grantReferralBonuses } from './referral-bonuses.ts'

type ProjectRow = typeof projects.$inferSelect

/**
 * Releases what pledges still hold of a part to the creator; the caller has locked the project.
 *
 * @param only ids of the pledges; absent: all.
 * @returns the cents released, and the pledges they came from.
 */
export async function releasePart(
  tx: Transaction,
  projectId: number,
  part: string,
  at: Date,
  only?: readonly string[],
): Promise<{ readonly cents: number; readonly pledgeIds: readonly string[] }> {
  const holds = and(
    eq(pledgeParts.projectId, projectId),
    eq(pledgeParts.part, part),
    gt(pledgeParts.held, 0),
    only && inPledges(only),
  )
  const rows = await tx
    .select({ pledgeId: pledgeParts.pledgeId, held: pledgeParts.held })
    .from(pledgeParts)
    .where(holds)
    .orderBy(asc(pledgeParts.pledgeId))
    .for('update')
  const cents = rows.reduce((sum, { held }) => sum + held, 0)
  const pledgeIds = rows.map(({ pledgeId }) => pledgeId)
  if (cents === 0) return { cents, pledgeIds }
  await post(tx, {
    reference: `released ${newId('rel')}`,
    kind: 'RELEASED',
    at,
    movements: [
      ...rows.map(({ pledgeId, held }) => ({
        holder: { heldFor: projectId, part },
        token: 'USD' as const,
        amount: -held,
        pledgeId,
      })),
      { holder: { creatorOf: projectId }, token: 'USD', amount: cents },
    ],
  })
  await tx
    .update(pledgeParts)
    .set({ released: sql`${pledgeParts.released} + ${pledgeParts.held}`, held: 0 })
    .where(and(eq(pledgeParts.projectId, projectId), eq(pledgeParts.part, part), inPledges(pledgeIds)))
  return { cents, pledgeIds }
}

/** One parameter, however many pledges there are. */
const inPledges = (ids: readonly string[]) =>
  sql`${pledgeParts.pledgeId} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** The listing fee: of what was collected from these pledges and not refunded, rounded down; the creator bears it. */
async function takeFee(
  tx: Transaction,
  project: ProjectRow,
  pledgeIds: readonly string[],
  at: Date,
): Promise<number> {
  const [sums] = await tx
    .select({ kept: sql<number>`coalesce(sum(${pledgeParts.held} + ${pledgeParts.released}), 0)::bigint` })
    .from(pledgeParts)
    .where(inPledges(pledgeIds))
  const [shares] = await tx
    .select({ percent: sql<number>`coalesce(sum(${milestones.funds}), 0)::int` })
    .from(milestones)
    .where(eq(milestones.projectId, project.id))
  const percent = listingFee(project.fundingType === 'CROWDFUNDING' ? Number(shares?.percent ?? 0) : 0)
  const fee = Math.floor((Number(sums?.kept ?? 0) * percent) / 100)
  if (fee === 0) return 0
  await grantReferralBonuses(tx, project, { pledgeIds, percent, at })
  await post(tx, {
    reference: `fee ${newId('fee')}`,
    kind: 'FEE',
    at,
    movements: [
      { holder: { creatorOf: project.id }, token: 'USD', amount: -fee },
      { holder: 'fees', token: 'USD', amount: fee },
    ],
  })
  return fee
}

/**
 * Pays initial payouts that are due: fifteen days after a successful campaign's end, and at once for what is collected
 * later. The listing fee is taken from it (decisions 2 §4).
 *
 * @returns how many projects got money.
 */
export async function releaseInitial(platform: Platform): Promise<number> {
  const { db, businessNow } = platform
  const now = businessNow()
  const due = lte(projects.endTime, new Date(now.getTime() - CAMPAIGN.initialPayoutMs))
  const holds = exists(
    db
      .select({ one: sql`1` })
      .from(pledgeParts)
      .where(
        and(
          eq(pledgeParts.projectId, projects.id),
          eq(pledgeParts.part, INITIAL_PART),
          gt(pledgeParts.held, 0),
        ),
      ),
  )
  const isDue = and(
    eq(projects.result, 'successful'),
    eq(projects.status, 'COMPLETE'),
    // What a project that was ended holds goes back.
    isNull(projects.endedAt),
    due,
    or(isNull(projects.initialReleasedAt), holds),
  )
  const rows = await db.select({ id: projects.id }).from(projects).where(isDue).orderBy(asc(projects.id))
  let paid = 0
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const team = await holdTeam(tx, id)
      const [project] = await tx
        .select()
        .from(projects)
        .where(and(eq(projects.id, id), isDue))
        .for('update')
      if (!project) return
      const { cents, pledgeIds } = await releasePart(tx, id, INITIAL_PART, now)
      const fee = await takeFee(tx, project, pledgeIds, now)
      const isFirst = project.initialReleasedAt === null
      if (isFirst) await tx.update(projects).set({ initialReleasedAt: now }).where(eq(projects.id, id))
      if (cents === 0) return
      paid += 1
      const released = { name: 'FUNDS_RELEASED', params: { cents: cents - fee } } as const
      await recordActivity(tx, now, { projectId: id, userId: null }, released)
      if (isFirst) await notify(tx, fundsReleased(project, cents - fee), team, now)
    })
  return paid
}

/**
 * Pays for orders of pre-orders and storefronts: fifteen days after the charge, and not before the order is ready. The
 * listing fee is taken from it (decisions 2 §1).
 *
 * @returns how many orders were paid for.
 */
export async function releaseOrders(platform: Platform): Promise<number> {
  const { db, businessNow } = platform
  const now = businessNow()
  const isDue = and(
    ne(projects.fundingType, 'CROWDFUNDING'),
    inArray(projects.status, ['ACTIVE', 'COMPLETE']),
    isNull(projects.endedAt),
    eq(pledges.status, 'COMPLETED'),
    inArray(pledges.orderStatus, ['READY', 'SHIPPED', 'RETURNED']),
    lte(pledges.collectedAt, new Date(now.getTime() - CAMPAIGN.initialPayoutMs)),
    gt(pledgeParts.held, 0),
  )
  const due = (from: Pick<Transaction, 'select'>, projectId?: number) =>
    from
      .select({ pledgeId: pledges.id, projectId: projects.id })
      .from(pledgeParts)
      .innerJoin(pledges, eq(pledges.id, pledgeParts.pledgeId))
      .innerJoin(projects, eq(projects.id, pledges.projectId))
      .where(and(isDue, projectId === undefined ? undefined : eq(projects.id, projectId)))
      .orderBy(asc(pledges.id))
  const found = await due(db)
  let paid = 0
  for (const id of new Set(found.map(({ projectId }) => projectId)))
    await db.transaction(async (tx) => {
      const [project] = await tx.select().from(projects).where(eq(projects.id, id)).for('update')
      // Looked at again under the lock: one may have been refunded meanwhile.
      const ready = (await due(tx, id)).map(({ pledgeId }) => pledgeId)
      if (!project || ready.length === 0) return
      const { pledgeIds } = await releasePart(tx, id, INITIAL_PART, now, ready)
      await takeFee(tx, project, pledgeIds, now)
      paid += pledgeIds.length
    })
  return paid
}

/** Marks milestones decided; what they hold was released or goes back. */
export const decideMilestones = (
  tx: Transaction,
  ids: readonly string[],
  outcome: 'released' | 'refunded',
  at: Date,
) =>
  tx
    .update(milestones)
    .set({ outcome, decidedAt: at })
    .where(and(inArray(milestones.id, [...ids]), isNull(milestones.outcome)))
