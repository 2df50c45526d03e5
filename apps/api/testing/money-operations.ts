import {
  applyCoupon,
  changePledgePayment,
  setCheckedOutQuantity,
} from '@kindling/api-client/contract/cart-changes'
import { createCoupon } from '@kindling/api-client/contract/coupons'
import {
  cancelPledge,
  checkout,
  confirmPayment,
  setItemQuantity,
} from '@kindling/api-client/contract/pledges'
import { voteOnMilestone } from '@kindling/api-client/contract/votes'
import { convertTokens, getExchangeRate, getWallet } from '@kindling/api-client/contract/wallet'
import { type Client, createClient, isApiError } from '@kindling/api-client/transport'
import { and, eq, gt, inArray, isNull, ne, notInArray } from 'drizzle-orm'
import { advanceBusinessTime, settleDue } from '../advance-time.ts'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  paymentMethods,
  payments,
  pledgeItems,
  pledges,
  processorNotices,
  projects,
  refunds,
  standInTransfers,
  users,
} from '../database/schema.ts'
import type { Random } from '../demo/random.ts'
import { Failure } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { topUp } from '../money/platform-account.ts'
import { followPaymentEvent } from '../pledges/payment-events.ts'
import { reconcileSettled } from '../pledges/reconcile.ts'
import { refundPledge } from '../pledges/refund.ts'
import { settleUnfinished } from '../pledges/settle.ts'
import { type PaymentProcessor, ProcessorUnavailable } from '../providers/payments.ts'
import type { Interruption } from './interruption.ts'
import { type MadeProject, makeProject, type ProjectOptions, type TestPlatform } from './platform.ts'
import { storeBuyers } from './race.ts'
import { runJobs } from './run-jobs.ts'
import { signIn } from './sign-in.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What the processor does during one operation. */
type Processor = 'answers' | 'loses its answers' | 'is down'

/** Lets the processor misbehave as told: an answer that is lost comes after the work was done. */
function unreliable(processor: PaymentProcessor): (mood: Processor) => void {
  let mood: Processor = 'answers'
  const { charge, refund } = processor
  const through = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (mood === 'is down') throw new ProcessorUnavailable('down')
    const answer = await work()
    if (mood === 'loses its answers') throw new ProcessorUnavailable('lost')
    return answer
  }
  processor.charge = (order) => through(() => charge(order))
  processor.refund = (order) => through(() => refund(order))
  return (next) => {
    mood = next
  }
}

interface Campaign extends MadeProject {
  readonly creator: Client
}

/** A small world in which anything that moves money may happen, one thing after the other, as a random source says. */
export interface MoneyWorld {
  /** Does one thing and gives a line about it: what, and how it came out. */
  readonly step: () => Promise<string>
  /** Finishes every order, one way or the other, and lets a year and a half pass, so that nothing waits any more. */
  readonly end: () => Promise<void>
}

const backersMax = 14
/** People whose links bring backers. */
const findersMax = 3
const liveMin = 3

/** What their cards do; most pay. */
const cards = [
  'succeeded',
  'succeeded',
  'declined_later',
  'needs_confirmation',
  'succeeded',
  'pending',
  'refund_fails',
  'insufficient_funds',
  'succeeded',
]

export async function moneyWorld(
  made: TestPlatform,
  random: Random,
  interruption: Interruption,
): Promise<MoneyWorld> {
  const { platform, business, clock } = made
  const { db } = platform
  const setMood = unreliable(platform.payments)
  const browserOf = (cookie: string): Client =>
    createClient({
      baseUrl: '/',
      headers: { cookie },
      fetch: async (input, init) => made.app.request(String(input), init),
    })
  const backers = (await storeBuyers(db, backersMax, platform.now(), cards)).map(browserOf)
  const people = await db.select().from(paymentMethods)
  const finders = (await storeBuyers(db, findersMax, platform.now())).map(browserOf)
  const ofFinders = notInArray(
    users.id,
    people.map(({ userId }) => userId),
  )
  await db.update(users).set({ kycStatus: 'KYC_COMPLETE' }).where(ofFinders)
  const codes = (await db.select().from(users).where(ofFinders).orderBy(users.id)).map(
    ({ referralCode }) => referralCode,
  )
  // A card that a finder shared with a backer would rule out every bonus.
  await db
    .update(paymentMethods)
    .set({ last4: '0005' })
    .where(
      notInArray(
        paymentMethods.userId,
        people.map(({ userId }) => userId),
      ),
    )
  const cardsOfFinders = await db.select().from(paymentMethods).where(eq(paymentMethods.last4, '0005'))
  // Bonuses do not wait for the platform's first fees.
  await topUp(platform, { cents: 100_000, name: 'operations' })
  const campaigns: Campaign[] = []

  const found = async (options: ProjectOptions, goal: number): Promise<void> => {
    const project = await makeProject(made, options)
    const id = Number(project.id)
    await db.update(projects).set({ fundingGoal: goal }).where(eq(projects.id, id))
    if (options.fundingType && options.fundingType !== 'CROWDFUNDING')
      await db.delete(milestones).where(eq(milestones.projectId, id))
    else {
      // Half of them hold little, so that a listing fee is taken.
      const [funds, tooling] = random.next() < 0.5 ? [35, 25] : [10, 5]
      await db.update(milestones).set({ funds }).where(eq(milestones.projectId, id))
      const date = new Date(business.now().getTime() + 120 * dayMs)
      await db
        .insert(milestones)
        .values({ id: newId('mst'), projectId: id, title: 'Tooling', date, funds: tooling })
    }
    const { client: creator } = await signIn(made, project.creatorId)
    await creator(createCoupon, {
      params: { id: project.id },
      body: { code: 'EARLY', kind: 'PERCENT', value: 15, minimum_usd: 0, limit: 3, ends_at: null },
    })
    campaigns.push({ ...project, creator })
  }
  const begin = () =>
    random.next() < 0.75
      ? found(
          {
            price: random.int(101, 30_000),
            endsInDays: random.int(2, 20),
            ...(random.next() < 0.5 && { backerLimit: random.int(3, 9) }),
          },
          random.pick([0, 20_000, 60_000, 200_000]),
        )
      : found(
          {
            fundingType: random.pick(['PREORDER', 'STOREFRONT']),
            price: random.int(101, 30_000),
            ...(random.next() < 0.5 && { variantQuantity: random.int(3, 9) }),
          },
          0,
        )

  /** Mostly one that takes pledges. */
  const someCampaign = async () => {
    const open = await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.status, 'ACTIVE'), gt(projects.endTime, business.now())))
    const ids = new Set(open.map(({ id }) => String(id)))
    const live = campaigns.filter(({ id }) => ids.has(id))
    if (live.length < liveMin) await begin()
    return random.pick(random.next() < 0.05 || live.length === 0 ? campaigns : live)
  }
  const somePledge = async (statuses: readonly (typeof pledges.$inferSelect)['status'][]) => {
    const rows = await db
      .select()
      .from(pledges)
      .where(inArray(pledges.status, [...statuses]))
      .orderBy(pledges.createdAt, pledges.id)
    return rows.length > 0 ? random.pick(rows.slice(-40)) : null
  }
  const clientOf = (userId: string): Client => {
    const place = people.findIndex((each) => each.userId === userId)
    const client = backers[place]
    if (!client) throw new Error(`Nobody has the id ${userId}`)
    return client
  }

  const operations: Readonly<Record<string, { weight: number; run: () => Promise<unknown> }>> = {
    pledge: {
      weight: 14,
      run: async () => {
        const { id, variantId } = await someCampaign()
        const client = random.pick(backers)
        let { pledge } = await client(setItemQuantity, {
          params: { id, variantId },
          body: { quantity: random.int(1, 3) },
        })
        if (random.next() < 0.3)
          ({ pledge } = await client(applyCoupon, { params: { id }, body: { code: 'early' } }))
        if (random.next() < 0.1) return
        const idempotencyKey = newId('key')
        const body = {
          total_usd: pledge.total_usd,
          ...(random.next() < 0.6 && { source: `ref:${random.pick(codes)}` }),
        }
        const once = () => client(checkout, { params: { id }, body, idempotencyKey })
        await once()
        // The answer was lost, as far as the browser knows.
        if (random.next() < 0.2) await once()
      },
    },
    change: {
      weight: 6,
      run: async () => {
        const pledge = await somePledge(random.next() < 0.9 ? ['CHECKED_OUT'] : ['COMPLETED'])
        if (!pledge) return
        const [item] = await db.select().from(pledgeItems).where(eq(pledgeItems.pledgeId, pledge.id)).limit(1)
        if (!item) return
        await clientOf(pledge.userId)(setCheckedOutQuantity, {
          params: { id: String(pledge.projectId), variantId: item.variantId },
          body: { quantity: random.int(1, 4), pledge_id: pledge.id },
          idempotencyKey: newId('key'),
        })
      },
    },
    cancel: {
      weight: 4,
      run: async () => {
        const pledge = await somePledge(
          random.next() < 0.7 ? ['PROCESSING', 'CHECKED_OUT'] : ['COMPLETED', 'FAILED'],
        )
        if (!pledge) return
        await clientOf(pledge.userId)(cancelPledge, {
          params: { id: String(pledge.projectId), pledgeId: pledge.id },
          idempotencyKey: newId('key'),
        })
      },
    },
    card: {
      weight: 3,
      run: async () => {
        const pledge = await somePledge(['CHECKED_OUT'])
        if (!pledge) return
        const id = newId('pm')
        const [known] = await db
          .select()
          .from(paymentMethods)
          .where(eq(paymentMethods.userId, pledge.userId))
          .limit(1)
        if (!known) return
        const processorToken = `${random.pick(cards)}:${id}`
        await db.insert(paymentMethods).values({ ...known, id, processorToken, isDefault: false })
        await clientOf(pledge.userId)(changePledgePayment, {
          params: { projectId: String(pledge.projectId), pledgeId: pledge.id },
          body: { id },
          idempotencyKey: newId('key'),
        })
      },
    },
    'answer the bank': {
      weight: 4,
      run: async () => {
        const pledge = await somePledge(['PROCESSING'])
        if (!pledge) return
        await clientOf(pledge.userId)(confirmPayment, {
          params: { id: String(pledge.projectId), pledgeId: pledge.id },
          body: { approved: random.next() < 0.7 },
          idempotencyKey: newId('key'),
        })
      },
    },
    vote: {
      weight: 8,
      run: async () => {
        const open = await db
          .select({ projectId: milestoneVotes.projectId, userId: milestoneVoters.userId })
          .from(milestoneVotes)
          .innerJoin(milestoneVoters, eq(milestoneVoters.voteId, milestoneVotes.id))
          .where(isNull(milestoneVotes.closedAt))
          .orderBy(milestoneVotes.id, milestoneVoters.userId)
        if (open.length === 0) return
        const { projectId, userId } = random.pick(open)
        await clientOf(userId)(voteOnMilestone, {
          params: { id: String(projectId) },
          body: { refund: random.next() < 0.45 },
          idempotencyKey: newId('key'),
        })
      },
    },
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
        const amount = random.next() < 0.5 ? random.int(1, seen.total) : undefined
        await db.transaction(async (tx) => {
          const [pledge] = await tx.select().from(pledges).where(eq(pledges.id, seen.id)).for('update')
          if (pledge)
            await refundPledge(tx, pledge, { cause: 'team', at: business.now(), ...(amount && { amount }) })
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
    convert: {
      weight: 1,
      run: async () => {
        const client = random.pick(finders)
        const { accounts } = await client(getWallet, {})
        const amount = accounts.find(({ label }) => label === 'PLG')?.balance.amount ?? 0
        const { plg_to_usd } = await client(getExchangeRate, {})
        await client(convertTokens, { body: { amount, plg_to_usd }, idempotencyKey: newId('key') })
      },
    },
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
    newcomer: {
      weight: 2,
      run: async () => {
        const cookies = await storeBuyers(db, 1, platform.now(), [random.pick(cards)])
        backers.push(...cookies.map(browserOf))
        const known = new Set([...people, ...cardsOfFinders].map(({ userId }) => userId))
        const rows = await db.select().from(paymentMethods)
        people.push(...rows.filter(({ userId }) => !known.has(userId)))
      },
    },
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

  await begin()
  await begin()
  let count = 0
  return {
    step: async () => {
      count += 1
      clock.advance(60_000)
      if (campaigns.length === 0) await begin()
      const name = random.weighted(names, (each) => operations[each]?.weight ?? 0)
      const mood = random.weighted<Processor>(['answers', 'loses its answers', 'is down'], (each) =>
        each === 'answers' ? 10 : 1,
      )
      const isKillable = name !== 'begin' && name !== 'newcomer'
      const kill = isKillable && random.next() < 0.12 ? random.int(1, 60) : null
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
      await finishOrders()
      for (let left = 540; left > 0; left -= 20) {
        clock.advance(60_000)
        await settleUnfinished(platform, 0)
        await advanceBusinessTime(platform, business, 20 * dayMs)
      }
    },
  }
}
