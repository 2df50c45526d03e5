import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkPassword } from '../accounts/passwords.ts'
import { type Connection, openDatabase } from '../database/connection.ts'
import { pledges, projects, rewards, users } from '../database/schema.ts'
import { checkInvariants } from '../money/invariants.ts'
import { demoPassword } from './content/people.ts'
import { emptyDemo, isEmpty, type SeedProgress, seedDemo } from './seed.ts'

const now = new Date('2026-11-20T09:30:00Z')
const dayMs = 86_400_000

describe('the demo world in a database', () => {
  let connection: Connection
  const progress: SeedProgress[] = []
  let seedingMs = 0

  beforeAll(async () => {
    connection = await openDatabase('memory://')
    const from = process.threadCpuUsage()
    await seedDemo(connection.db, { now, onProgress: (step) => progress.push(step) })
    const { user, system } = process.threadCpuUsage(from)
    seedingMs = (user + system) / 1000
  }, 120_000)
  afterAll(() => connection.close())

  test('each project’s total and backers are those of its active and its refunded pledges', async () => {
    const { rows } = (await connection.db.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from projects p
      where p.result is distinct from 'not_reached' and (total_pledged <> (select coalesce(sum(total), 0) from pledges where project_id = p.id and (status in ('CHECKED_OUT', 'COMPLETED') or collected_at is not null))
         or backers_count <> (select count(distinct user_id) from pledges where project_id = p.id and (status in ('CHECKED_OUT', 'COMPLETED') or collected_at is not null)))`)) as {
      rows: { wrong: number }[]
    }
    expect(rows[0]?.wrong).toBe(0)
  })

  test('what is taken of each reward and variant is what active pledges hold', async () => {
    const { rows } = (await connection.db.execute(sql`
      with held as (
        select i.reward_id, i.variant_id, i.quantity from pledge_items i join pledges p on p.id = i.pledge_id
        where p.status in ('CHECKED_OUT', 'COMPLETED', 'PROCESSING'))
      select (select count(*) from rewards r where taken <> (select coalesce(sum(quantity), 0) from held where reward_id = r.id))::int
           + (select count(*) from reward_variants v where taken <> (select coalesce(sum(quantity), 0) from held where variant_id = v.id))::int as wrong`)) as {
      rows: { wrong: number }[]
    }
    expect(rows[0]?.wrong).toBe(0)
  })

  test('every list has something in it', async () => {
    const { db } = connection
    const live = and(
      eq(projects.status, 'ACTIVE'),
      sql`${projects.endTime} > ${now.toISOString()}::timestamptz`,
      sql`${projects.startTime} <= ${now.toISOString()}::timestamptz`,
    )
    const funded = await db
      .select()
      .from(projects)
      .where(and(live, eq(projects.funded, true)))
    const almost = await db
      .select()
      .from(projects)
      .where(and(live, eq(projects.funded, false), sql`${projects.fundedShare} >= 9000`))
    const recent = await db
      .select()
      .from(projects)
      .where(
        and(
          live,
          sql`${projects.startTime} > ${new Date(now.getTime() - 6 * dayMs).toISOString()}::timestamptz`,
        ),
      )
    const past = await db
      .select()
      .from(projects)
      .where(and(eq(projects.funded, true), eq(projects.status, 'COMPLETE')))
    expect([funded.length >= 3, almost.length >= 4, recent.length >= 6, past.length >= 5]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('the books add up, and the processor’s agree with them', async () => {
    expect(await checkInvariants(connection.db)).toEqual([])
    const { rows } = (await connection.db.execute(sql`
      select (select count(*) from payments y left join stand_in_charges c on c.idempotency_key = y.id
              where y.status = 'COMPLETED' and (c.status is distinct from 'succeeded' or c.amount <> y.amount))::int
           + (select count(*) from refunds r left join stand_in_transfers t on t.idempotency_key = r.id
              where t.status is distinct from 'succeeded' or t.amount <> r.amount)::int as wrong`)) as {
      rows: { wrong: number }[]
    }
    expect(rows[0]?.wrong).toBe(0)
  }, 30_000)

  test('a demo person logs in with the documented password', async () => {
    const [row] = await connection.db.select().from(users).where(eq(users.emailKey, 'backer@kindling.test'))
    expect(await checkPassword(row?.passwordHash, demoPassword)).toBe(true)
  })

  test('a new project gets an id of its own', async () => {
    const { db } = connection
    const [creator] = await db.select().from(users).limit(1)
    const [made] = await db
      .insert(projects)
      .values({ creatorId: creator?.id ?? '', categoryId: 1, name: 'A test' })
      .returning()
    const [{ n } = { n: 0 }] = await db.select({ n: sql<number>`count(*)::int` }).from(projects)
    expect(made?.id).toBe(n)
  })

  // The thread's own time: beside other work the clock on the wall says how busy the machine is.
  test('it is stored within seconds and says how far it is', () => {
    expect(progress.at(-1)?.done).toBe(progress.at(-1)?.total)
    expect(progress.length).toBeGreaterThan(15)
    expect(seedingMs).toBeLessThan(20_000)
  })

  test('it is not put on top of what is there', async () => {
    await expect(seedDemo(connection.db, { now })).rejects.toThrow('empty')
  })

  test('emptied and filled again, it is the same world', async () => {
    const { db } = connection
    const read = async () => ({
      pledges: await db.select().from(pledges).orderBy(pledges.id),
      rewards: await db.select().from(rewards).orderBy(rewards.id),
    })
    const before = await read()
    await emptyDemo(db)
    expect(await isEmpty(db)).toBe(true)
    await seedDemo(db, { now })
    expect(await read()).toEqual(before)
  }, 60_000)
})
