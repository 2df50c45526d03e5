import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { openDatabase } from '../database/connection.ts'
import { categories, paymentMethods, pledges, projects, sessions } from '../database/schema.ts'
import { startPlatform } from '../index.ts'
import { makeProject } from './platform.ts'
import { gather, pay, payEach, type RaceGround, takeOne, takeOneEach, wrongAfter } from './race-crowd.ts'
import { openPool, recordStatements, replayOf, sendStatements } from './recorded-statements.ts'
import { startApiProcess, startPostgres } from './servers.ts'

/** As many as a process of the API opens. */
const connections = 10

/** Crowds who want the same reward at once, on a PostgreSQL server and a process of the API of their own. */
export interface CheckoutSpeed {
  /** How many statements a checkout sends. */
  readonly statements: number
  readonly connections: number
  /** So many people confirm at once over HTTP; how long that takes, in milliseconds. */
  readonly byCalls: (people: number) => Promise<number>
  /** The same by the statements of a checkout, sent bare over as many connections. */
  readonly bare: (people: number) => Promise<number>
  /** What does not hold afterwards; empty if all is well. */
  readonly wrong: () => Promise<string[]>
  readonly stop: () => Promise<void>
}

export async function openCheckoutSpeed(): Promise<CheckoutSpeed> {
  const server = await startPostgres()
  const url = await server.createDatabase('checkout')
  const { db, close } = await openDatabase(url)
  const now = () => new Date()
  await db.insert(categories).values({ id: 6, name: 'Outdoors' })
  const project = await makeProject({ platform: { db, businessNow: now } }, { backerLimit: 100_000 })
  // What happens when a goal is reached happens once, and is no part of a checkout.
  await db
    .update(projects)
    .set({ fundingGoal: 1_000_000_000 })
    .where(eq(projects.id, Number(project.id)))

  /** Everybody with a full cart, and the ids of theirs that a checkout names. */
  const carts = async (): Promise<(readonly string[])[]> => {
    const rows = await db
      .select({
        person: pledges.userId,
        pledge: pledges.id,
        card: paymentMethods.id,
        session: sessions.tokenHash,
      })
      .from(pledges)
      .innerJoin(paymentMethods, eq(paymentMethods.userId, pledges.userId))
      .innerJoin(sessions, eq(sessions.userId, pledges.userId))
      .where(eq(pledges.status, 'SHOPPING'))
    return rows.map(({ person, pledge, card, session }) => [person, pledge, card, session])
  }

  const inside = await startPlatform({
    database: url,
    standIns: true,
    log: pino({ level: 'silent' }),
    secureCookies: false,
    jobs: 'leave',
  })
  const first = await gather(
    {
      db,
      now,
      doors: [{ baseUrl: '/', fetch: async (input, init) => inside.app.request(String(input), init) }],
    },
    3,
  )
  const recorded = []
  for (const client of first.clients) {
    const total = await takeOne(client, project)
    const [ids = []] = await carts()
    recorded.push({ ids, statements: await recordStatements(() => pay(client, project, total)) })
  }
  await inside.stop()
  // The first checkout of a project opens its accounts; those after it send the same.
  const [, one, other] = recorded
  if (!one || !other) throw new Error('No checkout was recorded')
  const replay = replayOf(one.statements, other.statements)

  const api = await startApiProcess(url)
  const pool = openPool(url, connections)
  const ground: RaceGround = { db, now, doors: [{ baseUrl: api.baseUrl, fetch }] }
  const crowds = [first]
  const answers = first.clients.map(() => 'SOLD')
  const fill = async (people: number) => {
    const crowd = await gather(ground, people)
    crowds.push(crowd)
    return { crowd, totals: await takeOneEach(crowd, project) }
  }
  return {
    statements: one.statements.length,
    connections,
    byCalls: async (people) => {
      const { crowd, totals } = await fill(people)
      const from = performance.now()
      answers.push(...(await payEach(crowd.clients, project, totals)))
      return performance.now() - from
    },
    bare: async (people) => {
      await fill(people)
      const each = (await carts()).map((theirs) =>
        replay(new Map(one.ids.map((id, place) => [id, theirs[place] ?? id]))),
      )
      const from = performance.now()
      await Promise.all(each.map((statements) => sendStatements(pool, statements)))
      answers.push(...each.map(() => 'SOLD'))
      return performance.now() - from
    },
    wrong: () => wrongAfter(ground, project, { sold: answers.length, losers: [] }, crowds, answers),
    stop: async () => {
      await pool.end()
      await api.stop()
      await close()
      await server.stop()
    },
  }
}
