import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import { endProject, restoreProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { listWithdrawals, withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import {
  ledgerAccounts,
  milestones,
  payments,
  pledgeParts,
  pledges,
  processorNotices,
  projects,
  refunds,
  standInTransfers,
  withdrawals,
} from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { followPaymentEvent } from '../pledges/payment-events.ts'
import { closedBankAccount } from '../providers/stand-in-payments.ts'
import { type MoneyOperation, someOf } from './money-operations-of-backers.ts'
import type { MoneyScene } from './money-scene.ts'

/** Projects in a state, in an order that a seed replays. */
const projectsIn = async (
  { made }: MoneyScene,
  statuses: readonly ('ACTIVE' | 'COMPLETE' | 'SUSPENDED')[],
) => {
  const rows = await made.platform.db
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.status, [...statuses]))
    .orderBy(projects.id)
  return rows.map(({ id }) => id)
}

/** Ends or restores a suspended project. */
async function release({ random, moderator }: MoneyScene, projectId: number): Promise<void> {
  const input = { params: { id: String(projectId) }, body: { reason: 'It was looked at.' } }
  if (random.next() < 0.6) await moderator(restoreProject, input)
  else await moderator(endProject, input)
}

/** No project is suspended any more. */
export async function releaseSuspended(scene: MoneyScene): Promise<void> {
  for (const id of await projectsIn(scene, ['SUSPENDED'])) await release(scene, id)
}

/** What teams, moderators and banks do. */
export function othersOperations(scene: MoneyScene): Readonly<Record<string, MoneyOperation>> {
  const { made, random, moderator, campaignOf, somePledge } = scene
  const { platform, business } = made
  const { db } = platform
  const heldOf = async (pledgeId: string): Promise<number> => {
    const parts = await db.select().from(pledgeParts).where(eq(pledgeParts.pledgeId, pledgeId))
    return parts.reduce((sum, { held }) => sum + held, 0)
  }
  return {
    complete: {
      weight: 3,
      run: async () => {
        const open = await db
          .select({ id: milestones.id })
          .from(milestones)
          .innerJoin(projects, eq(projects.id, milestones.projectId))
          .where(
            and(
              isNull(milestones.completedAt),
              isNull(milestones.outcome),
              eq(projects.result, 'successful'),
            ),
          )
          .orderBy(milestones.projectId, milestones.date)
        if (open.length === 0) return
        const { id } = random.pick(open)
        await db.update(milestones).set({ completedAt: business.now() }).where(eq(milestones.id, id))
      },
    },
    refund: {
      weight: 4,
      run: async () => {
        const seen = await somePledge(['COMPLETED'])
        if (!seen) return
        const amount = random.next() < 0.5 ? random.int(1, seen.total) : await heldOf(seen.id)
        const { creator, id } = campaignOf(seen.projectId)
        await creator(refundPledge, {
          params: { id, pledgeId: seen.id },
          body: { amount, reason: 'One cup arrived broken.' },
          idempotencyKey: newId('key'),
        })
      },
    },
    dispute: {
      weight: 2,
      run: async () => {
        const pledge = await somePledge(random.next() < 0.8 ? ['COMPLETED'] : ['FAILED'])
        if (!pledge) return
        const [paid] = await db
          .select()
          .from(payments)
          .where(and(eq(payments.pledgeId, pledge.id), eq(payments.status, 'COMPLETED')))
        if (!paid) return
        const dispute = {
          charge: `ch_${paid.id}`,
          state: random.pick(['open', 'won', 'lost', 'lost'] as const),
          amount: random.next() < 0.7 ? paid.amount : random.int(1, paid.amount),
        }
        const event = {
          id: newId('evt'),
          about: 'dispute',
          reference: `dp_${paid.id}`,
          key: paid.id,
        } as const
        await followPaymentEvent(platform, { ...event, dispute })
      },
    },
    bounce: {
      weight: 2,
      run: async () => {
        const sent = await db
          .select()
          .from(refunds)
          .where(eq(refunds.status, 'PAID'))
          .orderBy(refunds.createdAt)
        if (sent.length === 0) return
        const { id: key, amount } = random.pick(sent)
        const at = platform.now()
        await db
          .insert(processorNotices)
          .values({
            id: `re_${key}`,
            about: 'refund',
            key,
            state: 'failed',
            amount,
            createdAt: at,
            updatedAt: at,
          })
          .onConflictDoNothing()
        // As the processor's own books say from then on.
        await db
          .update(standInTransfers)
          .set({ status: 'failed' })
          .where(eq(standInTransfers.idempotencyKey, key))
      },
    },
    ready: {
      weight: 3,
      run: async () => {
        const pledge = await somePledge(['COMPLETED'])
        if (pledge?.orderStatus === 'NONE')
          await db.update(pledges).set({ orderStatus: 'READY' }).where(eq(pledges.id, pledge.id))
      },
    },
    'withdraw what was released': {
      weight: 4,
      run: async () => {
        const full = await db
          .select({ projectId: ledgerAccounts.projectId })
          .from(ledgerAccounts)
          .where(and(eq(ledgerAccounts.name, 'creator'), gt(ledgerAccounts.balance, 0)))
          .orderBy(ledgerAccounts.projectId)
        if (full.length === 0) return
        const { creator, id } = campaignOf(random.pick(full).projectId ?? 0)
        const params = { id }
        const { available_usd: available } = await creator(listWithdrawals, { params })
        // Sometimes more than there is.
        const amount = someOf(random, available) + (random.next() < 0.1 ? 1_000 : 0)
        await creator(withdrawFunds, { params, body: { amount }, idempotencyKey: newId('key') })
      },
    },
    // Of a creator or a wallet: the account was closed meanwhile, so it comes back.
    'close an account': {
      weight: 2,
      run: async () => {
        const waiting = await db
          .select({ id: withdrawals.id })
          .from(withdrawals)
          .where(eq(withdrawals.status, 'PENDING'))
          .orderBy(withdrawals.createdAt, withdrawals.id)
        if (waiting.length === 0) return
        const { id } = random.pick(waiting)
        await db.update(withdrawals).set({ destination: closedBankAccount }).where(eq(withdrawals.id, id))
      },
    },
    suspend: {
      weight: 2,
      run: async () => {
        const ids = await projectsIn(scene, ['ACTIVE', 'COMPLETE'])
        if (ids.length === 0) return
        await moderator(suspendProject, {
          params: { id: String(random.pick(ids.slice(-8))) },
          body: { reason: 'The pictures are of another product.' },
        })
      },
    },
    'restore or end': {
      weight: 3,
      run: async () => {
        const ids = await projectsIn(scene, ['SUSPENDED'])
        if (ids.length > 0) await release(scene, random.pick(ids))
      },
    },
  }
}
