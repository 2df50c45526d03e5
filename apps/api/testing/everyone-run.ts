import { setTimeout } from 'node:timers/promises'
import { exportPledges, getPledgeExport } from '@kindling/api-client/contract/pledge-management'
import { createUpdate } from '@kindling/api-client/contract/update-changes'
import type { ExportFormat } from '@kindling/validation/rules/pledge-list'
import { asc, eq, sql } from 'drizzle-orm'
import { mailQueue, paymentMethods, pledges, users } from '../database/schema.ts'
import { createRunner, type Runner } from '../jobs/runner.ts'
import { newId } from '../kernel/ids.ts'
import { periodicKinds } from '../periodic-jobs.ts'
import { projectWithBackers } from './many-backers.ts'
import { startTestPlatform, type TestPlatform } from './platform.ts'
import { storeBuyers } from './race.ts'
import { startPostgres } from './servers.ts'

const patienceMs = 300_000

/** @param which `queued`: those that a call queues, and nothing that runs by the clock, such as the sending of e-mails. */
const beginJobs = async (
  { platform, connection }: TestPlatform,
  which: 'all' | 'queued' = 'all',
): Promise<Runner> => {
  const kinds = periodicKinds(platform, connection)
  const runner = createRunner(
    platform,
    which === 'all' ? kinds : kinds.filter(({ everyMs }) => everyMs === undefined),
  )
  await runner.start()
  return runner
}
async function until<Found>(look: () => Promise<Found | false>, everyMs: number): Promise<Found> {
  for (const from = performance.now(); performance.now() - from < patienceMs; await setTimeout(everyMs)) {
    const found = await look()
    if (found !== false) return found
  }
  throw new Error('It took longer than five minutes')
}

export interface ExportCost {
  /** From the press until a poll sees that some pledges are in the file. */
  readonly firstMs: number
  /** Until there is a link to it. */
  readonly wholeMs: number
  /** Bytes of the process above those before the press, at most. */
  readonly grown: number
  /** The file. */
  readonly response: Response
}

type Crowd = Awaited<ReturnType<typeof projectWithBackers>>

async function costOfExport(
  made: TestPlatform,
  { project, team }: Crowd,
  format: ExportFormat,
): Promise<ExportCost> {
  const runner = await beginJobs(made)
  // What starting the jobs costs is not the export's.
  await setTimeout(2_000)
  const idle = process.memoryUsage().rss
  let peak = idle
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 10)
  const params = { id: project.id }
  const from = performance.now()
  const { id } = (await team.client(exportPledges, { params, body: { format } })).export
  const state = async () =>
    (await team.client(getPledgeExport, { params: { ...params, exportId: id } })).export
  await until(async () => (await state()).done > 0, 20)
  const firstMs = performance.now() - from
  await until(async () => (await state()).url !== null, 200)
  const wholeMs = performance.now() - from
  clearInterval(watch)
  await runner.stop()
  const response = await made.app.request(`/projects/${project.id}/pledges/exports/${id}/file`, {
    headers: { cookie: team.cookie() },
  })
  return { firstMs, wholeMs, grown: peak - idle, response }
}

/** Lines of a CSV export that are their pledge's, in the order of the pledges; and how many lines there are. */
async function compareRows({ platform: { db } }: TestPlatform, { project }: Crowd, file: string) {
  const stored = await db
    .select({ id: pledges.id, total: pledges.total, email: users.email, country: pledges.country })
    .from(pledges)
    .innerJoin(users, eq(users.id, pledges.userId))
    .where(eq(pledges.projectId, Number(project.id)))
    .orderBy(asc(pledges.createdAt), asc(pledges.id))
  const lines = file.trimEnd().split('\r\n').slice(1)
  const same = stored.filter(({ id, total, email, country }, place) => {
    const line = lines[place] ?? ''
    const parts = [`,${email},`, `,${(total / 100).toFixed(2)},`, `,${country},`]
    return line.startsWith(`${id},`) && parts.every((part) => line.includes(part))
  })
  return { same: same.length, lines: lines.length }
}

async function tellAll(made: TestPlatform, readers: number) {
  const { db } = made.platform
  await storeBuyers(db, readers, made.platform.now())
  await db.update(users).set({ emailConfirmed: true, emailSubscriptions: ['PROJECT_UPDATES'] })
  const cards = (await db.select().from(paymentMethods).orderBy(asc(paymentMethods.createdAt))).slice(
    -readers,
  )
  const { project, team } = await projectWithBackers(made, cards, readers)
  await made.connection.takeStatistics()
  const from = performance.now()
  await team.client(createUpdate, {
    params: { projectId: project.id },
    body: { name: 'The tool is here', description: 'It weighs 900 kg.', public: true },
    idempotencyKey: newId('key'),
  })
  const publishedMs = performance.now() - from
  const queued = async () => {
    const [found] = await db
      .select({
        mails: sql<number>`count(*)::integer`,
        people: sql<number>`count(distinct ${mailQueue.userId})::integer`,
      })
      .from(mailQueue)
      .where(
        sql`${mailQueue.projectId} = ${Number(project.id)} and ${mailQueue.event}->>'name' = 'UPDATE_PUBLISHED'`,
      )
    return found ?? { mails: 0, people: 0 }
  }
  let cuts = 0
  for (const share of [0.2, 0.6]) {
    const runner = await beginJobs(made, 'queued')
    const reached = await until(async () => {
      const now = await queued()
      return now.mails >= readers * share && now
    }, 1)
    // Given back in the middle, as if its process had died.
    await runner.stop(0)
    if (reached.mails < readers) cuts += 1
  }
  const runner = await beginJobs(made, 'queued')
  await until(async () => (await queued()).people >= readers, 50)
  const queuedMs = performance.now() - from
  // One that would come too often has time to come.
  await setTimeout(2_000)
  await runner.stop()
  return { publishedMs, queuedMs, cuts, ...(await queued()) }
}

/**
 * What a team does to everyone at once, on PostgreSQL: exports of so many pledges, and an update to so many backers
 * whose job is cut off twice.
 */
export async function runEveryone(exported: number, readers: number) {
  const server = await startPostgres()
  // Jobs are run as the background runs them: by a clock that goes.
  const made = await startTestPlatform({
    database: await server.createDatabase('everyone'),
    clock: { now: () => new Date(), advance: () => undefined },
  })
  const { db } = made.platform
  await storeBuyers(db, 50, made.platform.now())
  const crowd = await projectWithBackers(made, await db.select().from(paymentMethods), exported)
  await made.connection.takeStatistics()
  const csv = await costOfExport(made, crowd, 'csv')
  const rows = await compareRows(made, crowd, await csv.response.text())
  const xlsx = await costOfExport(made, crowd, 'xlsx')
  const update = await tellAll(made, readers)
  await made.stop()
  await server.stop()
  return { csv, rows, xlsx, update }
}
