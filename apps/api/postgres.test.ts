import { contract } from '@kindling/api-client/contract'
import { createClient } from '@kindling/api-client/transport'
import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Connection, openDatabase } from './database/connection.ts'
import { categories, payments, pledges, projects, standInCharges } from './database/schema.ts'
import { seedDemo } from './demo/seed.ts'
import { newId } from './kernel/ids.ts'
import { openBrowser } from './testing/browser.ts'
import { storeManyProjects } from './testing/many-projects.ts'
import { makeProject, startTestPlatform, type TestPlatform } from './testing/platform.ts'
import { race, storeBuyers } from './testing/race.ts'
import { raceShapes } from './testing/race-shapes.ts'
import { type ApiProcess, type OwnPostgres, startApiProcess, startPostgres } from './testing/servers.ts'

/* What has to hold on a real PostgreSQL, served by two processes, as it does on the embedded database. */

const patienceMs = 120_000
let server: OwnPostgres
beforeAll(async () => {
  server = await startPostgres()
}, patienceMs)
afterAll(() => server?.stop(), patienceMs)

describe('two processes on one database', () => {
  let connection: Connection
  let processes: ApiProcess[] = []
  beforeAll(async () => {
    const url = await server.createDatabase('races')
    // Both find an empty database and both migrate it: neither gets in the other's way.
    processes = await Promise.all([startApiProcess(url), startApiProcess(url)])
    connection = await openDatabase(url)
    await connection.db.insert(categories).values({ id: 6, name: 'Outdoors' })
  }, patienceMs)
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()))
    await connection?.close()
  }, patienceMs)

  const now = () => new Date()
  const here = () => ({ platform: { db: connection.db, businessNow: now } })
  const doors = () => processes.map(({ baseUrl }) => ({ baseUrl, fetch }))

  it.each([1, 3])(
    'M1: of %d left, fifty buyers for each: exactly as many are sold, the rest are told so',
    async (left) => {
      const project = await makeProject(here(), { backerLimit: left })
      const cookies = await storeBuyers(connection.db, 50 * left, now())
      const result = await race(connection.db, doors(), project, cookies)
      expect(result).toMatchObject({
        sold: left,
        taken: left,
        rejections: { BACKER_LIMIT_EXCEEDED: 49 * left },
        statuses: { 200: left, 400: 49 * left },
      })
      const standing = await connection.db
        .select()
        .from(pledges)
        .where(eq(pledges.projectId, Number(project.id)))
      expect(standing.filter(({ status }) => status === 'CHECKED_OUT')).toHaveLength(left)
      const [funds] = await connection.db
        .select()
        .from(projects)
        .where(eq(projects.id, Number(project.id)))
      expect([funds?.totalPledged, funds?.backersCount]).toEqual([left * 9_500, left])
    },
    patienceMs,
  )

  it.each(raceShapes)(
    'M1, M3, M10: forty people, $name: exactly as many are sold as there are',
    async ({ run }) => {
      const { wrong } = await run({ db: connection.db, now, doors: doors() }, 40)
      expect(wrong).toEqual([])
    },
    patienceMs,
  )

  it(
    'M4: one key on both at once, forty times, is one pledge, one charge and one answer',
    async () => {
      const project = await makeProject(here())
      const [cookie = ''] = await storeBuyers(connection.db, 1, now())
      const clients = doors().map(({ baseUrl }) => createClient({ baseUrl, headers: { cookie } }))
      const [first] = clients
      if (!first) throw new Error('No process is there')
      const { pledge } = await first(contract.setItemQuantity, {
        params: { id: project.id, variantId: project.variantId },
        body: { quantity: 1 },
      })
      const input = {
        params: { id: project.id },
        body: { total_usd: pledge.total_usd },
        idempotencyKey: newId('key'),
      }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => clients.map((client) => client(contract.checkout, input))).flat(),
      )
      expect(answers).toHaveLength(40)
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      const made = await connection.db
        .select({ pledge: pledges.id, charge: standInCharges.idempotencyKey })
        .from(pledges)
        .innerJoin(payments, eq(payments.pledgeId, pledges.id))
        .innerJoin(standInCharges, eq(standInCharges.idempotencyKey, payments.id))
        .where(eq(pledges.projectId, Number(project.id)))
      expect(made).toHaveLength(1)
      // Another total under the same key is another call.
      await expect(
        first(contract.checkout, { ...input, body: { total_usd: pledge.total_usd + 1 } }),
      ).rejects.toMatchObject({ code: 'INTEGRITY_ERROR', field: 'idempotency_key' })
    },
    patienceMs,
  )
})

describe('PostgreSQL and the embedded database', () => {
  let both: TestPlatform[] = []
  beforeAll(async () => {
    const url = await server.createDatabase('demo')
    both = await Promise.all([
      startTestPlatform({ holds: 'demo' }),
      startTestPlatform({ holds: 'nothing', database: url }),
    ])
    const [, real] = both
    if (real) await seedDemo(real.platform.db, { now: real.clock.now() })
  }, patienceMs)
  afterAll(() => Promise.all(both.map((each) => each.stop())), patienceMs)

  it.each([
    '/projects/filter/trending/?page[size]=5',
    '/projects/filter/recently_launched/?page=2&page[size]=5',
    '/projects/filter/almost_funded/',
    '/projects/filter/past_successes/?sort=ending-soon',
    '/projects/filter/categories/?category_id=2&sort=newest',
    '/projects/filter/featured/',
    '/projects/filter/cheapest/',
    '/projects/search/?query=lamp',
    '/projects/search/?query=kett&page[size]=2',
    '/projects/search/?query=%25',
    `/projects/search/?query=${encodeURIComponent(`'";%_\\`)}`,
    `/projects/search/?query=${encodeURIComponent('日本 ü')}`,
    '/projects/plover-lamp/',
    '/projects/plover-lamp/updates/?page[size]=2',
    '/projects/1/faq/',
    '/projects/no-such-project/',
    '/categories/',
    '/stats/',
  ])('answer %s alike', async (path) => {
    const [embedded, real] = await Promise.all(both.map((each) => openBrowser(each).send(path)))
    expect([real?.status, real?.body]).toEqual([embedded?.status, embedded?.body])
  })

  it('lead through a list by cursor alike, page by page', async () => {
    for (const path of [
      '/projects/filter/trending/?page[size]=4',
      '/projects/filter/past_successes/?page[size]=3',
      '/projects/search/?query=a&page[size]=4',
    ]) {
      const [embedded, real] = await Promise.all(
        both.map(async (each) => {
          const pages: unknown[] = []
          for (let cursor: string | null = ''; cursor !== null; ) {
            const { body } = await openBrowser(each).send(`${path}&cursor=${cursor}`)
            pages.push(body)
            cursor = (body as { meta: { next: string | null } }).meta.next
          }
          return pages
        }),
      )
      expect(real).toEqual(embedded)
      expect(real?.length).toBeGreaterThan(1)
    }
  })
})

describe('a search on PostgreSQL', () => {
  let many: TestPlatform
  beforeAll(async () => {
    many = await startTestPlatform({ holds: 'nothing', database: await server.createDatabase('search') })
    await storeManyProjects(many.platform.db, 20_000, many.clock.now())
    await many.platform.db.execute(sql`
      insert into search_words select distinct left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 4 + n % 8)
      from generate_series(1, 40000) n on conflict do nothing`)
    await many.platform.db.execute(sql`vacuum analyze`)
  }, patienceMs)
  afterAll(() => many?.stop(), patienceMs)

  it(
    'reads projects and the words near a mistyped one from their indexes',
    async () => {
      const { db } = many.platform
      const { $client: pool } = db as unknown as { $client: Pool }
      const asked = vi.spyOn(pool, 'query')
      const { client } = openBrowser(many)
      await client(contract.searchProjects, { query: { query: 'keybord 19999' } })
      const statements = [...asked.mock.calls] as unknown as [{ text: string }, unknown[]][]
      asked.mockRestore()
      const planOf = async (part: string) => {
        const [found, values] = statements.find(([{ text }]) => text.includes(part)) ?? []
        const { rows } = await pool.query(`explain ${found?.text}`, values)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }
      expect(await planOf('ts_rank')).toContain('projects_search_document')
      expect(await planOf('levenshtein_less_equal')).toContain('search_words_alike')
    },
    patienceMs,
  )
})
