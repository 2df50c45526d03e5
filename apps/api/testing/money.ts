import { and, eq, sql } from 'drizzle-orm'
import { advanceBusinessTime, settleDue } from '../advance-time.ts'
import type { LedgerAccountName } from '../database/schema/wallet.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  milestones,
  milestoneVotes,
  payments,
  pledgeParts,
  pledges,
  projects,
} from '../database/schema.ts'
import { closePledge } from '../money/close-pledge.ts'
import { openVotes } from '../money/votes.ts'
import type { TestPlatform } from './platform.ts'

const dayMs = 86_400_000

/** Lets so many days of business time pass, with everything that falls due. */
export const passDays = ({ platform, business }: TestPlatform, days: number): Promise<void> =>
  advanceBusinessTime(platform, business, days * dayMs)

export { settleDue }

/** Sum of a project's accounts of one name, or of the platform's, in cents. */
export async function ledgerSum(
  { platform }: TestPlatform,
  name: LedgerAccountName,
  projectId?: number,
): Promise<number> {
  const [row] = await platform.db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerAccounts.name, name),
        eq(ledgerAccounts.token, 'USD'),
        projectId === undefined ? undefined : eq(ledgerAccounts.projectId, projectId),
      ),
    )
  return Number(row?.sum ?? 0)
}

/** A pledge with its newest payment. */
export async function pledgeState({ platform: { db } }: TestPlatform, pledgeId: string) {
  const [pledge] = await db.select().from(pledges).where(eq(pledges.id, pledgeId))
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.pledgeId, pledgeId))
    .orderBy(payments.createdAt)
  if (!pledge) throw new Error(`No pledge ${pledgeId}`)
  return { pledge, payments: paid, label: `${pledge.status} ${paid.at(-1)?.status}` }
}

/** Where a pledge's money is, in cents. */
export async function whereIs({ platform: { db } }: TestPlatform, pledgeId: string) {
  const rows = await db.select().from(pledgeParts).where(eq(pledgeParts.pledgeId, pledgeId))
  const sum = (of: 'held' | 'released' | 'refunded') => rows.reduce((all, row) => all + row[of], 0)
  return { held: sum('held'), released: sum('released'), refunded: sum('refunded') }
}

/** Sets what a campaign has to reach, in cents. */
export const setGoal = ({ platform: { db } }: TestPlatform, projectId: number, cents: number) =>
  db.update(projects).set({ fundingGoal: cents }).where(eq(projects.id, projectId))

/** Has a campaign ended well, so many days ago, and its pledges charged. */
export async function endWell({ platform }: TestPlatform, projectId: number, daysAgo = 0): Promise<void> {
  const { db, businessNow } = platform
  const endTime = new Date(businessNow().getTime() - daysAgo * dayMs)
  await db
    .update(projects)
    .set({ fundingGoal: 100, status: 'COMPLETE', result: 'successful', endTime })
    .where(eq(projects.id, projectId))
  const waiting = await db
    .update(pledges)
    .set({ chargeAt: endTime })
    .where(and(eq(pledges.projectId, projectId), eq(pledges.status, 'CHECKED_OUT')))
    .returning({ id: pledges.id })
  for (const { id } of waiting) await closePledge(platform, id)
}

/** Has a campaign ended well, its pledges charged, and the vote about its milestone open. */
export async function endWithVote(
  made: TestPlatform,
  projectId: number,
): Promise<{ voteId: string; milestoneId: string }> {
  const { db, businessNow } = made.platform
  await db
    .update(milestones)
    .set({ date: new Date(businessNow().getTime() + 10 * dayMs) })
    .where(eq(milestones.projectId, projectId))
  await endWell(made, projectId, 20)
  await openVotes(made.platform)
  const [vote] = await db.select().from(milestoneVotes).where(eq(milestoneVotes.projectId, projectId))
  if (!vote) throw new Error('No vote was opened')
  return { voteId: vote.id, milestoneId: vote.milestoneId }
}
