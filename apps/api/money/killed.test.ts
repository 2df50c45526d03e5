import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settleDue } from '../advance-time.ts'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  payments,
  pledgeParts,
  pledges,
  projects,
  refunds,
  standInCharges,
  standInTransfers,
} from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { settleUnfinished } from '../pledges/settle.ts'
import { backerOf, fundsOf, takenOf } from '../testing/backers.ts'
import { createInterruption } from '../testing/interruption.ts'
import { endWithVote } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { type MadeProject, makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { checkInvariants } from './invariants.ts'

/*
 * Statement M6: a process is killed before each statement of a checkout, of a charge run, of a release and of a refund
 * run. What was under way is rolled back or stays whole; after a restart it is finished, once. CI kills at one
 * statement in 23, `pnpm prove` at every one.
 */

const stride = Number(process.env.KILL_STRIDE ?? 23)
const hourMs = 3_600_000
const interruption = createInterruption()
const made = platformForTests({ onStatement: interruption.onStatement })
const db = () => made.platform.platform.db

/** Something that moves money, begun anew for each kill. */
interface Work {
  readonly run: () => Promise<unknown>
  /** What a process does that is started again, and a person who tries again. */
  readonly recover: () => Promise<unknown>
  /** The same however often, and wherever, the work was interrupted. */
  readonly outcome: () => Promise<unknown>
}

const settle = () => settleDue(made.platform.platform)

async function pledged(people: number): Promise<MadeProject> {
  const project = await makeProject(made.platform)
  for (let n = 0; n < people; n++) {
    const client = await backerOf(made.platform)
    await confirm(client, project, await fill(client, project))
  }
  return project
}

/** Where the money of a project is, and how often the processor was asked to move it. */
async function books({ id }: MadeProject): Promise<unknown> {
  const projectId = Number(id)
  const mine = await db().select().from(pledges).where(eq(pledges.projectId, projectId))
  const pledgeIds = mine.map((pledge) => pledge.id)
  const paid = await db().select().from(payments).where(inArray(payments.pledgeId, pledgeIds))
  const parts = await db().select().from(pledgeParts).where(eq(pledgeParts.projectId, projectId))
  const back = await db().select().from(refunds).where(eq(refunds.projectId, projectId))
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id)
  const captures = paid.filter((payment) => payment.captures)
  const charges = await db()
    .select()
    .from(standInCharges)
    .where(
      and(
        inArray(standInCharges.idempotencyKey, [...idsOf(captures), '']),
        eq(standInCharges.status, 'succeeded'),
      ),
    )
  const transfers = await db()
    .select()
    .from(standInTransfers)
    .where(inArray(standInTransfers.idempotencyKey, [...idsOf(back), '']))
  const sum = (of: 'held' | 'released' | 'refunded') => parts.reduce((all, part) => all + part[of], 0)
  return {
    pledges: mine.map(({ status }) => status).sort(),
    charged: charges.map(({ amount }) => amount),
    held: sum('held'),
    released: sum('released'),
    refunded: sum('refunded'),
    refunds: back.map(({ status, amount }) => [status, amount]),
    sentBack: transfers.map(({ amount }) => amount),
  }
}

/** A campaign of two backers whose vote is about to close. */
async function voted(decide: (voteId: string, milestoneId: string) => Promise<unknown>): Promise<Work> {
  const project = await pledged(2)
  const { voteId, milestoneId } = await endWithVote(made.platform, Number(project.id))
  // The initial payout is not what is looked at.
  await settle()
  await decide(voteId, milestoneId)
  const closesAt = made.platform.business.now()
  await db().update(milestoneVotes).set({ closesAt }).where(eq(milestoneVotes.id, voteId))
  return { run: settle, recover: settle, outcome: () => books(project) }
}

const works: Readonly<Record<string, () => Promise<Work>>> = {
  'a checkout': async () => {
    const project = await makeProject(made.platform, { backerLimit: 1 })
    const client = await backerOf(made.platform)
    const total = await fill(client, project)
    const key = newId('key')
    const pay = () => confirm(client, project, total, key)
    return {
      run: pay,
      recover: async () => {
        await settleUnfinished(made.platform.platform, 0)
        await pay()
      },
      outcome: async () => [
        await fundsOf(made.platform, project),
        await takenOf(made.platform, project),
        await books(project),
      ],
    }
  },
  'a charge run': async () => {
    const project = await pledged(2)
    const endTime = new Date(made.platform.business.now().getTime() - 1)
    await db()
      .update(projects)
      .set({ fundingGoal: 100, endTime })
      .where(eq(projects.id, Number(project.id)))
    await db()
      .update(pledges)
      .set({ chargeAt: endTime })
      .where(eq(pledges.projectId, Number(project.id)))
    return { run: settle, recover: settle, outcome: () => books(project) }
  },
  'a release': () =>
    voted((_, milestoneId) =>
      db().update(milestones).set({ completedAt: new Date() }).where(eq(milestones.id, milestoneId)),
    ),
  'a refund run': () =>
    voted(async (voteId) => {
      await db()
        .update(milestoneVoters)
        .set({ refund: true, answers: 1 })
        .where(eq(milestoneVoters.voteId, voteId))
      await db().update(milestoneVotes).set({ noConfidence: 2 }).where(eq(milestoneVotes.id, voteId))
    }),
}

describe('a process killed before a statement of (M6)', () => {
  it.each(Object.entries(works))('%s', { timeout: 1_200_000 }, async (_, begin) => {
    const whole = await begin()
    const from = made.platform.statements()
    await whole.run()
    const statements = made.platform.statements() - from
    const expected = await whole.outcome()
    expect(statements).toBeGreaterThan(20)

    for (let statement = 1; statement <= statements; statement += stride) {
      const { run, recover, outcome } = await begin()
      interruption.killBefore(statement)
      await run().catch(() => undefined)
      interruption.revive()
      const where = `killed before statement ${statement} of ${statements}`
      expect(await checkInvariants(db()), where).toEqual([])
      // Leases of what the dead process was doing run out.
      made.platform.clock.advance(hourMs)
      await recover()
      expect(await outcome(), where).toEqual(expected)
      expect(await checkInvariants(db()), `${where}, and started again`).toEqual([])
    }
  })
})
