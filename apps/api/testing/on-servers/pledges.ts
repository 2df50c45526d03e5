import { cancelPledge, checkout, getMyPledges, setItemQuantity } from '@kindling/api-client/contract/pledges'
import { listPaymentMethods, removePaymentMethod } from '@kindling/api-client/contract/users'
import { createClient } from '@kindling/api-client/transport'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  paymentMethods,
  payments,
  pledges,
  projects,
  rewards,
  standInCharges,
} from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { outcomeOf } from '../outcome-of.ts'
import { type MadeProject, makeProject, type ProjectOptions } from '../platform.ts'
import { storeBuyers } from '../race.ts'
import { tallyOf } from '../race-crowd.ts'
import { patienceMs } from '../two-processes.ts'
import type { OnServers } from './servers.ts'

/**
 * One person and their pledge, on PostgreSQL with two processes: what both do at once comes out as if one had come
 * after the other. Who gets the last piece, one key and one coupon are in `postgres.test.ts`.
 */
export function pledgesOnServers(on: OnServers): void {
  const { servers, here, db, until, movePast, pledgesOf } = on

  const project = (options?: ProjectOptions) => makeProject(here(), options)
  /** People with a card each, at both processes. */
  async function people(count: number) {
    const cookies = await storeBuyers(db(), count, new Date())
    return cookies.map((cookie) =>
      ([0, 1] as const).map((process) =>
        createClient({
          baseUrl: servers.baseUrl(process),
          headers: { cookie },
          timeoutFor: () => patienceMs,
        }),
      ),
    )
  }
  type Person = Awaited<ReturnType<typeof people>>[number]
  const at = (person: Person | undefined, process: number) => {
    const client = person?.[process % 2]
    if (!client) throw new Error('Nobody is there')
    return client
  }
  const choose = async (person: Person | undefined, { id, variantId }: MadeProject, quantity: number) => {
    const { pledge } = await at(person, 0)(setItemQuantity, { params: { id, variantId }, body: { quantity } })
    return pledge.total_usd
  }
  const confirmAt = (
    person: Person | undefined,
    process: number,
    { id }: MadeProject,
    total_usd: number,
    idempotencyKey = newId('key'),
  ) => at(person, process)(checkout, { params: { id }, body: { total_usd }, idempotencyKey })

  it(
    'M2: of mixed quantities never more are sold than there are',
    async () => {
      const made = await project({ backerLimit: 10, price: 1_000 })
      const buyers = await people(16)
      const totals = await Promise.all(buyers.map((buyer, n) => choose(buyer, made, (n % 4) + 1)))
      const answers = await Promise.all(
        buyers.map((buyer, n) => outcomeOf(confirmAt(buyer, n, made, totals[n] ?? 0))),
      )
      expect(new Set(answers)).toEqual(new Set(['ok', 'BACKER_LIMIT_EXCEEDED']))
      const { pieces, taken, variantTaken } = await tallyOf(db(), made)
      expect(pieces).toBe(answers.reduce((sum, each, n) => sum + (each === 'ok' ? (n % 4) + 1 : 0), 0))
      expect([taken, variantTaken]).toEqual([pieces, pieces])
      expect(pieces).toBeLessThanOrEqual(10)
    },
    patienceMs,
  )

  it(
    'M5: a checkout whose answer was not waited for, sent again to the other process, is the same one',
    async () => {
      const made = await project()
      const buyers = await people(12)
      await Promise.all(
        buyers.map(async (buyer, n) => {
          const total = await choose(buyer, made, 1)
          const key = newId('key')
          const left = new AbortController()
          const first = outcomeOf(
            at(buyer, n)(checkout, {
              params: { id: made.id },
              body: { total_usd: total },
              idempotencyKey: key,
              signal: left.signal,
            }),
          ).catch(() => 'gone')
          setTimeout(() => left.abort(), n * 4)
          expect((await confirmAt(buyer, n + 1, made, total, key)).pledge.status).toBe('CHECKED_OUT')
          await first
        }),
      )
      const stored = await pledgesOf(Number(made.id))
      expect(stored).toHaveLength(12)
      const asked = await db()
        .select()
        .from(payments)
        .innerJoin(standInCharges, eq(standInCharges.idempotencyKey, payments.id))
        .where(
          inArray(
            payments.pledgeId,
            stored.map(({ id }) => id),
          ),
        )
      expect(asked).toHaveLength(12)
    },
    patienceMs,
  )

  it(
    'M9: two carts of one person that pass the cap together are not both bought',
    async () => {
      const made = await project({ price: 30_000 })
      const buyers = await people(6)
      for (const buyer of buyers) {
        await confirmAt(buyer, 0, made, await choose(buyer, made, 2))
        const total = await choose(buyer, made, 1)
        const both = await Promise.all(
          [0, 1].map((process) => outcomeOf(confirmAt(buyer, process, made, total))),
        )
        expect(both).toContain('ok')
        // 900 dollars stand; one more piece is above 1,000.
        const over = await choose(buyer, made, 1)
        expect(await outcomeOf(confirmAt(buyer, 1, made, over))).toBe('NUMBER_HIGH')
      }
      const stood = Map.groupBy(
        (await pledgesOf(Number(made.id))).filter(({ status }) => status === 'CHECKED_OUT'),
        ({ userId }) => userId,
      )
      expect([...stood.values()].map((all) => all.reduce((sum, { total }) => sum + total, 0))).toEqual(
        Array.from({ length: 6 }, () => 90_000),
      )
    },
    patienceMs,
  )

  it(
    'M11: a price that changes while people confirm is charged to nobody who has not seen it',
    async () => {
      const made = await project()
      const buyers = await people(12)
      const totals = await Promise.all(buyers.map((buyer) => choose(buyer, made, 1)))
      const [answers] = await Promise.all([
        Promise.all(buyers.map((buyer, n) => outcomeOf(confirmAt(buyer, n, made, totals[n] ?? 0)))),
        db().update(rewards).set({ price: 9_900 }).where(eq(rewards.id, made.rewardId)),
      ])
      expect(answers.filter((each) => !['ok', 'INTEGRITY_ERROR'].includes(each))).toEqual([])
      const sold = (await pledgesOf(Number(made.id))).filter(({ status }) => status === 'CHECKED_OUT')
      expect(sold.map(({ total }) => total)).toEqual(sold.map(() => 9_500))
      expect(sold).toHaveLength(answers.filter((each) => each === 'ok').length)
      const late = answers.indexOf('INTEGRITY_ERROR')
      if (late >= 0) expect((await confirmAt(buyers[late], 0, made, 9_900)).pledge.total_usd).toBe(9_900)
    },
    patienceMs,
  )

  it(
    'M12: a pledge that is cancelled at both processes while its campaign ends is let go, or charged, never both',
    async () => {
      const made = await project()
      const projectId = Number(made.id)
      await db().update(projects).set({ fundingGoal: 100 }).where(eq(projects.id, projectId))
      const buyers = await people(12)
      const ids = await Promise.all(
        buyers.map(
          async (buyer, n) => (await confirmAt(buyer, n, made, await choose(buyer, made, 1))).pledge.id,
        ),
      )
      const cancelling = buyers.flatMap((buyer, n) =>
        [0, 1].map((process) =>
          outcomeOf(
            at(buyer, process)(cancelPledge, {
              params: { id: made.id, pledgeId: ids[n] ?? '' },
              idempotencyKey: newId('key'),
            }),
          ),
        ),
      )
      await movePast(projectId, 0)
      await until(async () => (await pledgesOf(projectId)).every(({ status }) => status !== 'CHECKED_OUT'))
      const answers = await Promise.all(cancelling)
      const known = ['ok', 'PLEDGE_CANCELLED', 'PLEDGE_PAID', 'INVALID_PROJECT_STATE', 'INVALID_STATE']
      expect(answers.filter((each) => !known.includes(each))).toEqual([])
      const captured = await db()
        .select({ id: payments.pledgeId })
        .from(payments)
        .innerJoin(standInCharges, eq(standInCharges.idempotencyKey, payments.id))
        .where(
          and(
            inArray(payments.pledgeId, ids),
            eq(payments.captures, true),
            eq(standInCharges.status, 'succeeded'),
          ),
        )
      const kept = (await pledgesOf(projectId)).filter(({ status }) => status === 'COMPLETED')
      expect(captured.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
      for (const [n, id] of ids.entries()) {
        const wasLetGo = answers.slice(2 * n, 2 * n + 2).includes('ok')
        expect(kept.some((pledge) => pledge.id === id)).toBe(!wasLetGo)
      }
    },
    patienceMs,
  )

  it(
    'M14: a card that is removed at one process while the other confirms with it is kept, or the pledge is not made',
    async () => {
      const made = await project()
      const buyers = await people(16)
      for (const [n, buyer] of buyers.entries()) {
        const total = await choose(buyer, made, 1)
        const { payment_methods: cards } = await at(buyer, 0)(listPaymentMethods, {})
        const params = { id: cards[0]?.id ?? '' }
        const [bought, removed] = await Promise.all([
          outcomeOf(confirmAt(buyer, n, made, total)),
          outcomeOf(at(buyer, n + 1)(removePaymentMethod, { params })),
        ])
        expect([
          ['ok', 'PAYMENT_METHOD_IN_USE'],
          ['MISSING_PAYMENT_METHOD', 'ok'],
        ]).toContainEqual([bought, removed])
        const { pledges: mine } = await at(buyer, 1)(getMyPledges, { params: { id: made.id } })
        expect(mine.map(({ status }) => status)).toEqual(bought === 'ok' ? ['CHECKED_OUT'] : [])
      }
      // No pledge that stands is without its card.
      const stand = await db()
        .select({ card: paymentMethods.id })
        .from(pledges)
        .leftJoin(paymentMethods, eq(paymentMethods.id, pledges.paymentMethodId))
        .where(and(eq(pledges.projectId, Number(made.id)), eq(pledges.status, 'CHECKED_OUT')))
      expect(stand.filter(({ card }) => card === null)).toEqual([])
    },
    patienceMs,
  )
}
