import type { getProjectMoney } from '@kindling/api-client/contract/withdrawals'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  milestones,
  pledgeParts,
  withdrawals,
} from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { INITIAL_PART } from '../pledges/books.ts'
import { balanceOf } from '../wallet/ledger.ts'

const seconds = (date: Date | null) => date && Math.floor(date.getTime() / 1000)

/** Cents of a project by part. */
async function sumsByPart(db: Database, projectId: number) {
  const rows = await db
    .select({
      part: pledgeParts.part,
      held: sql<string>`sum(${pledgeParts.held})`,
      released: sql<string>`sum(${pledgeParts.released})`,
      refunded: sql<string>`sum(${pledgeParts.refunded})`,
    })
    .from(pledgeParts)
    .where(eq(pledgeParts.projectId, projectId))
    .groupBy(pledgeParts.part)
  const sums = new Map(rows.map((row) => [row.part, row]))
  return (part: string) => {
    const { held = 0, released = 0, refunded = 0 } = sums.get(part) ?? {}
    return { held: Number(held), released: Number(released), refunded: Number(refunded) }
  }
}

/** Cents of listing fees: what left the creator's account for them. */
async function feesOf(db: Database, projectId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(-sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.projectId, projectId),
        eq(ledgerAccounts.name, 'creator'),
        eq(ledgerTransactions.kind, 'FEE'),
      ),
    )
  return Number(row?.cents ?? 0)
}

async function paidOutOf(db: Database, projectId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${withdrawals.amount}), 0)` })
    .from(withdrawals)
    .where(and(eq(withdrawals.projectId, projectId), eq(withdrawals.status, 'PAID')))
  return Number(row?.cents ?? 0)
}

const onGetProjectMoney: Handler<typeof getProjectMoney> = async ({ platform: { db }, project }) => {
  const { id } = project
  const [rows, sumsOf, available, onItsWay, paidOut, fees] = await Promise.all([
    db.select().from(milestones).where(eq(milestones.projectId, id)).orderBy(asc(milestones.date)),
    sumsByPart(db, id),
    balanceOf(db, { holder: { creatorOf: id }, token: 'USD' }),
    balanceOf(db, { holder: { payoutOf: id }, token: 'USD' }),
    paidOutOf(db, id),
    feesOf(db, id),
  ])
  const initial: ProjectMoney['parts'][number] = {
    milestone_id: null,
    ...sumsOf(INITIAL_PART),
    outcome: project.initialReleasedAt && 'released',
    decided_at: seconds(project.initialReleasedAt),
  }
  return {
    money: {
      parts: [
        initial,
        ...rows.map(({ id: part, outcome, decidedAt }) => ({
          milestone_id: part,
          ...sumsOf(part),
          outcome,
          decided_at: seconds(decidedAt),
        })),
      ],
      available,
      on_its_way: onItsWay,
      paid_out: paidOut,
      fees,
    },
  }
}

export const projectMoneyHandlers = {
  getProjectMoney: onGetProjectMoney,
} satisfies Partial<Handlers>
