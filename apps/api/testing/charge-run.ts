import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { type Connection, openDatabase } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import { categories, paymentMethods, projects, rewards, rewardVariants } from '../database/schema.ts'
import { checkInvariants } from '../money/invariants.ts'
import { pledgeCents, storePledges } from './many-pledges.ts'
import { type MadeProject, makeProject } from './platform.ts'
import { storeBuyers } from './race.ts'
import { startApiProcess, startPostgres } from './servers.ts'

export interface ChargeRun {
  /** Milliseconds until nothing waited any more. */
  readonly ms: number
  readonly charged: number
  /** Whose card was declined: they wait for the next attempt. */
  readonly declined: number
  /** Pledges of which the processor took money twice, or that it took without our knowing. */
  readonly wrong: number
  /** Invariants that do not hold. */
  readonly broken: readonly string[]
}

const batch = 500

/** Three cards in a hundred are declined when they are charged. */
const cards = Array.from({ length: 100 }, (_, place) => (place % 33 === 32 ? 'declined_later' : 'succeeded'))

/** A campaign that ended a moment ago, with so many pledges to charge, as the platform would have stored them. */
async function storeEnded({ db }: Connection, count: number): Promise<MadeProject> {
  const now = new Date()
  const endTime = new Date(now.getTime() - 1_000)
  await db.insert(categories).values({ id: 6, name: 'Outdoors' })
  const project = await makeProject({ platform: { db, businessNow: () => now } })
  const projectId = Number(project.id)
  for (let stored = 0; stored < count; stored += batch)
    await storeBuyers(db, Math.min(batch, count - stored), now, cards)
  const buyers = await db.select().from(paymentMethods)
  await storePledges(db, project, buyers, endTime)
  await db.update(rewards).set({ taken: count, backersCount: count }).where(eq(rewards.id, project.rewardId))
  await db.update(rewardVariants).set({ taken: count }).where(eq(rewardVariants.id, project.variantId))
  await db
    .update(projects)
    .set({ totalPledged: count * pledgeCents, backersCount: count, fundingGoal: pledgeCents, endTime })
    .where(eq(projects.id, projectId))
  await db.execute(sql`analyze`)
  return project
}

/**
 * Two processes charge an ended campaign's pledges, 32 at once each, at a processor that takes 200 ms a charge, declines
 * three cards in a hundred and loses one answer in a hundred. They are killed, one after the other, once so many parts
 * of the pledges are settled, and started again.
 *
 * @param kills shares of the pledges, from 0 to 1, at which a process dies.
 */
export async function runCharges(count: number, kills: readonly number[]): Promise<ChargeRun> {
  const server = await startPostgres()
  try {
    const url = await server.createDatabase('charges')
    const connection = await openDatabase(url)
    const { db } = connection
    await storeEnded(connection, count)
    const start = () => startApiProcess(url, { processor: 'slow' })
    const processes = [await start(), await start()]
    const from = performance.now()
    const settled = async () => {
      const [row] = await rowsOf<{ n: number }>(
        db,
        sql`select count(*)::int as n from pledges where status = 'COMPLETED' or failed_charges > 0`,
      )
      return row?.n ?? 0
    }
    let killed = 0
    for (let done = 0; done < count; done = await settled()) {
      const share = kills[killed]
      if (share !== undefined && done >= share * count) {
        const place = killed % 2
        killed += 1
        await processes[place]?.kill()
        processes[place] = await start()
      }
      await pause(100)
    }
    const ms = performance.now() - from
    await Promise.all(processes.map(({ stop }) => stop()))
    const [row] = await rowsOf<{ charged: number; declined: number; wrong: number }>(
      db,
      sql`select
          (select count(*) from pledges where status = 'COMPLETED')::int as charged,
          (select count(*) from pledges where status = 'CHECKED_OUT' and failed_charges = 1)::int as declined,
          (select count(*) from pledges p where (p.status = 'COMPLETED')::int <> (
            select count(*) from payments y join stand_in_charges c on c.idempotency_key = y.id
            where y.pledge_id = p.id and y.captures and c.status = 'succeeded'))::int as wrong`,
    )
    const broken = (await checkInvariants(db)).map(({ name }) => name)
    await connection.close()
    return { ms, charged: row?.charged ?? 0, declined: row?.declined ?? 0, wrong: row?.wrong ?? -1, broken }
  } finally {
    await server.stop()
  }
}
