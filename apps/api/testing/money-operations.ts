import { cancelPledge } from '@kindling/api-client/contract/pledges'
import { listWithdrawals, withdrawFromWallet, withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { isApiError } from '@kindling/api-client/transport'
import { and, eq, gt, ne } from 'drizzle-orm'
import { advanceBusinessTime, settleDue } from '../advance-time.ts'
import { ledgerAccounts, pledges, projects } from '../database/schema.ts'
import type { Random } from '../demo/random.ts'
import { Failure } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { topUp } from '../money/platform-account.ts'
import { reconcileSettled } from '../pledges/reconcile.ts'
import { settleUnfinished } from '../pledges/settle.ts'
import { type PaymentProcessor, ProcessorUnavailable } from '../providers/payments.ts'
import { goodBankAccount } from './bank.ts'
import type { Interruption } from './interruption.ts'
import { backersOperations, fullWallets, type MoneyOperation } from './money-operations-of-backers.ts'
import { othersOperations, releaseSuspended } from './money-operations-of-others.ts'
import { dayMs, moneyScene } from './money-scene.ts'
import type { TestPlatform } from './platform.ts'
import { runJobs } from './run-jobs.ts'

const hourMs = 3_600_000

/** What the processor does during one operation. */
type Processor = 'answers' | 'loses its answers' | 'is down'

/** Lets the processor misbehave as told: an answer that is lost comes after the work was done. */
function unreliable(processor: PaymentProcessor): (mood: Processor) => void {
  let mood: Processor = 'answers'
  const { charge, refund, payout } = processor
  const through = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (mood === 'is down') throw new ProcessorUnavailable('down')
    const answer = await work()
    if (mood === 'loses its answers') throw new ProcessorUnavailable('lost')
    return answer
  }
  processor.charge = (order) => through(() => charge(order))
  processor.refund = (order) => through(() => refund(order))
  processor.payout = (order) => through(() => payout(order))
  return (next) => {
    mood = next
  }
}

/** A small world in which anything that moves money may happen, one thing after the other, as a random source says. */
export interface MoneyWorld {
  /** Does one thing and gives a line about it: what, and how it came out. */
  readonly step: () => Promise<string>
  /**
   * Finishes every order and suspension, one way or the other, lets a year and a half pass, and has everybody take what
   * is theirs, so that nothing waits any more.
   */
  readonly end: () => Promise<void>
}

export async function moneyWorld(
  made: TestPlatform,
  random: Random,
  interruption: Interruption,
): Promise<MoneyWorld> {
  const { platform, business, clock } = made
  const { db } = platform
  const setMood = unreliable(platform.payments)
  const scene = await moneyScene(made, random)
  const { begin, join, clientOf, campaignOf } = scene

  const operations: Readonly<Record<string, MoneyOperation>> = {
    ...backersOperations(scene),
    ...othersOperations(scene),
    jobs: {
      weight: 5,
      run: async () => {
        await settleUnfinished(platform, 0)
        await runJobs(made)
        await reconcileSettled(platform)
      },
    },
    time: {
      weight: 6,
      run: () => advanceBusinessTime(platform, business, random.pick([0.5, 0.5, 1, 2, 3, 8]) * dayMs),
    },
    begin: { weight: 1, run: begin },
    // Whose first pledge may come by somebody's link.
    newcomer: { weight: 2, run: join },
  }
  const names = Object.keys(operations)

  /** As after any end of a process: what was under way is settled, and leases of dead work run out. */
  const restart = async () => {
    interruption.revive()
    clock.advance(hourMs)
    await business.refresh()
    await settleUnfinished(platform, 0)
    await settleDue(platform)
  }

  /**
   * An order waits for a person however long it takes: its money leaves where the team marks it ready, or its backer
   * cancels it.
   */
  const finishOrders = async () => {
    const waiting = await db
      .select({ id: pledges.id, userId: pledges.userId, projectId: pledges.projectId })
      .from(pledges)
      .innerJoin(projects, eq(projects.id, pledges.projectId))
      .where(
        and(
          ne(projects.fundingType, 'CROWDFUNDING'),
          eq(pledges.status, 'COMPLETED'),
          eq(pledges.orderStatus, 'NONE'),
        ),
      )
      .orderBy(pledges.id)
    for (const { id, userId, projectId } of waiting)
      if (random.next() < 0.5)
        await clientOf(userId)(cancelPledge, {
          params: { id: String(projectId), pledgeId: id },
          idempotencyKey: newId('key'),
        })
      else await db.update(pledges).set({ orderStatus: 'READY' }).where(eq(pledges.id, id))
  }

  /** Everybody withdraws what they have. */
  const takeAll = async () => {
    // What the platform owes would keep wallets waiting.
    await topUp(platform, { cents: 10_000_000, name: 'the end' })
    // What waited until now may go to an account that is closed, and comes back.
    await settleDue(platform)
    const released = await db
      .select({ projectId: ledgerAccounts.projectId })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.name, 'creator'), gt(ledgerAccounts.balance, 0)))
      .orderBy(ledgerAccounts.projectId)
    for (const { projectId } of released) {
      const { creator, id } = campaignOf(projectId ?? 0)
      const { available_usd: amount } = await creator(listWithdrawals, { params: { id } })
      await creator(withdrawFunds, { params: { id }, body: { amount }, idempotencyKey: newId('key') })
    }
    for (const { userId, cents } of await fullWallets(scene))
      await clientOf(userId)(withdrawFromWallet, {
        body: { amount: cents, ...goodBankAccount },
        idempotencyKey: newId('key'),
      })
    await settleDue(platform)
  }

  let count = 0
  return {
    step: async () => {
      count += 1
      clock.advance(60_000)
      const name = random.weighted(names, (each) => operations[each]?.weight ?? 0)
      const mood = random.weighted<Processor>(['answers', 'loses its answers', 'is down'], (each) =>
        each === 'answers' ? 10 : 1,
      )
      const isKillable = name !== 'begin' && name !== 'newcomer'
      const kill = isKillable && random.next() < 0.16 ? random.int(1, 50) : null
      setMood(mood)
      if (kill) interruption.killBefore(kill)
      let outcome = 'ok'
      try {
        await operations[name]?.run()
      } catch (error) {
        if (isApiError(error)) outcome = error.code
        else if (error instanceof Failure) outcome = error.items[0].code
        else if (!interruption.isDead()) throw error
      }
      const died = interruption.isDead()
      interruption.revive()
      setMood('answers')
      if (died) await restart()
      return `${count} ${name}, the processor ${mood}: ${died ? `killed before statement ${kill}` : outcome}`
    },
    end: async () => {
      setMood('answers')
      await releaseSuspended(scene)
      await finishOrders()
      await settleUnfinished(platform, 0)
      // Campaigns end, cards are tried again and dropped; after that only milestones are waited for.
      await advanceBusinessTime(platform, business, 40 * dayMs)
      for (let left = 500; left > 0; left -= 20) {
        clock.advance(60_000)
        await settleUnfinished(platform, 0)
        // A bank may have given the money for an order since.
        await finishOrders()
        await business.advance(20 * dayMs)
        await settleDue(platform)
      }
      await takeAll()
    },
  }
}
