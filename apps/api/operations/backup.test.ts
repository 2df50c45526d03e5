import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Connection, openDatabase } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import { categories, users } from '../database/schema.ts'
import { seedDemo } from '../demo/seed.ts'
import { startPlatform } from '../index.ts'
import { PERIODIC_KEY, queueJob } from '../jobs/queue.ts'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { makeProject } from '../testing/platform.ts'
import { race, storeBuyers } from '../testing/race.ts'
import { type OwnPostgres, startPostgres } from '../testing/servers.ts'
import { takeBackup } from './backup.ts'
import { askForBackup, isHeld, serveControl } from './control.ts'
import { RestoreRejected, restoreBackup } from './restore.ts'
import { readState } from './state.ts'
import { readTables } from './tables.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const now = () => new Date()
const log = pino({ level: 'silent' })

async function backupOf({ db }: Connection): Promise<Buffer> {
  let whole = Buffer.alloc(0)
  await takeBackup(db, now(), async (bytes) => {
    whole = await buffer(bytes)
  })
  return whole
}
const restoreTo = ({ db }: Connection, bytes: Uint8Array) => restoreBackup(db, Readable.from([bytes]))

/** Every row of every table, as the database writes it. */
async function contents({ db }: Connection): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name } of await readTables(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select row_to_json(each)::text as row from ${sql.identifier(name)} each order by 1`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** Cents and pieces by which pledges, projects, stock, ledger and the processor's books differ: zero where all agree. */
async function difference({ db }: Connection): Promise<number> {
  const [found] = await rowsOf<{ off: number }>(
    db,
    sql`with held as (
          select p.project_id, p.id, p.total, p.user_id from pledges p where p.status in ('CHECKED_OUT', 'COMPLETED', 'PROCESSING'))
        select (
          (select coalesce(sum(abs(total_pledged - (select coalesce(sum(total), 0) from held where project_id = p.id))), 0) from projects p)
        + (select coalesce(sum(abs(taken - (select coalesce(sum(i.quantity), 0) from pledge_items i join held h on h.id = i.pledge_id where i.reward_id = r.id))), 0) from rewards r)
        + (select count(*) from payments y where y.status in ('CHECKED_OUT', 'COMPLETED')
            and not exists (select 1 from stand_in_charges c where c.idempotency_key = y.id and c.status = 'succeeded'))
        + (select count(*) from stand_in_charges c where c.status = 'succeeded'
            and not exists (select 1 from payments y where y.id = c.idempotency_key and y.status in ('CHECKED_OUT', 'COMPLETED')))
        + (select abs(coalesce(sum(amount), 0)) from ledger_entries)
        )::int as off`,
  )
  return found?.off ?? -1
}

const kinds = ['embedded', 'PostgreSQL'] as const

/** Opens empty databases of a kind; belongs to the tests around the call. */
function databasesOf(kind: (typeof kinds)[number]): () => Promise<Connection> {
  let server: OwnPostgres | undefined
  let made = 0
  beforeAll(async () => {
    if (kind === 'PostgreSQL') server = await startPostgres()
  })
  afterAll(() => server?.stop())
  return async () => {
    if (!server) return openMemoryDatabase()
    made += 1
    return openDatabase(await server.createDatabase(`backup_${made}`))
  }
}

// Of the embedded database this takes half a minute: it is a part of `pnpm prove`.
describe.each(process.env.EACH_DATABASE ? kinds : (['PostgreSQL'] as const))(
  'A38: a whole world on %s',
  (kind) => {
    const open = databasesOf(kind)

    it('A38: gives every row back as it was, and goes on counting where it stopped', async () => {
      const [from, to] = [await open(), await open()]
      await seedDemo(from.db, { now: now() })
      const before = await contents(from)
      const { rows } = await restoreTo(to, await backupOf(from))
      expect(await contents(to)).toEqual(before)
      expect(rows).toBe(Object.values(before).flat().length)
      const project = await makeProject({ platform: { db: to.db, businessNow: now } })
      expect(Number(project.id)).toBe((before.projects?.length ?? 0) + 1)
      await Promise.all([from.close(), to.close()])
    })

    it('A38: taken while sixty people pay restores to a state that reconciles to zero', async () => {
      const connection = await open()
      const { app, platform, stop } = await startPlatform({
        database: connection,
        standIns: true,
        log,
        secureCookies: false,
      })
      const door = {
        baseUrl: '/',
        fetch: async (input: unknown, init?: RequestInit) => app.request(String(input), init),
      }
      await platform.db.insert(categories).values({ id: 6, name: 'Outdoors' })
      const project = await makeProject({ platform }, { backerLimit: 40 })
      const cookies = await storeBuyers(platform.db, 60, now())
      const backups: Promise<Buffer>[] = []
      let answered = 0
      const watched = {
        baseUrl: '/',
        fetch: async (input: string | URL | Request, init?: RequestInit) => {
          const response = await door.fetch(input, init)
          answered += 1
          // While carts are filled, and in the thick of the payments.
          if (answered === 30 || answered === 80 || answered === 100) backups.push(backupOf(connection))
          return response
        },
      }
      const { sold } = await race(platform.db, [watched], project, cookies)
      expect([sold, backups.length]).toEqual([40, 3])

      for (const bytes of await Promise.all(backups)) {
        const copy = await open()
        await restoreTo(copy, bytes)
        // What was under way is settled at the start, as after any other end of a process.
        const restored = await startPlatform({ database: copy, standIns: true, log, secureCookies: false })
        expect(await difference(copy)).toBe(0)
        const again = await backupOf(copy)
        expect(again.length).toBeGreaterThan(0)
        await restored.stop()
      }
      expect(await difference(connection)).toBe(0)
      await stop()
    })
  },
)

describe.each(kinds)('a backup on %s', (kind) => {
  const open = databasesOf(kind)

  it('goes into an empty database only', async () => {
    const [from, to] = [await open(), await open()]
    await from.db.insert(categories).values({ id: 1, name: 'Music' })
    const bytes = await backupOf(from)
    await to.db.insert(categories).values({ id: 2, name: 'Food' })
    await expect(restoreTo(to, bytes)).rejects.toThrow('empty database only')
    expect(await to.db.select({ id: categories.id }).from(categories)).toEqual([{ id: 2 }])
    await Promise.all([from.close(), to.close()])
  })

  it('goes into one on which a server has planned its periodic work, and nothing more', async () => {
    const [from, to] = [await open(), await open()]
    await from.db.insert(categories).values({ id: 1, name: 'Music' })
    await queueJob(to.db, now(), { kind: 'send-letters', key: PERIODIC_KEY })
    await restoreTo(to, await backupOf(from))
    const { jobs, categories: restored } = await contents(to)
    expect([jobs, restored?.length]).toEqual([[], 1])
    await Promise.all([from.close(), to.close()])
  })
})

describe('a backup that is not whole, or another release’s', () => {
  let from: Connection
  let text = ''
  beforeAll(async () => {
    from = await openMemoryDatabase()
    await from.db.insert(users).values(
      ['a', 'b', 'c'].map((id) => ({
        id,
        email: `${id}@example.com`,
        emailKey: `${id}@example.com`,
        joinedAt: now(),
      })),
    )
    text = gunzipSync(await backupOf(from)).toString()
  })
  afterAll(() => from.close())

  it.each<[string, () => Uint8Array]>([
    ['is cut off', () => gzipSync(text.slice(0, text.lastIndexOf('{"end"')))],
    ['lacks its last bytes', () => gzipSync(text).subarray(0, -40)],
    ['lacks a row', () => gzipSync(text.replace(/^\{"id":"b".*\n/m, ''))],
    ['is no backup', () => gzipSync('{"hello":"world"}\n')],
    ['is not packed', () => Buffer.from(text)],
    ['is of another schema', () => gzipSync(text.replace(/"migration":"\d+"/, '"migration":"1"'))],
  ])('is rejected and leaves nothing behind where it %s', async (_, bytes) => {
    const to = await openMemoryDatabase()
    await expect(restoreTo(to, bytes())).rejects.toThrow()
    expect(await to.db.select().from(users)).toEqual([])
    await to.close()
  })

  it('has an error of its own', async () => {
    const to = await openMemoryDatabase()
    await expect(restoreTo(to, gzipSync('{"hello":"world"}\n'))).rejects.toBeInstanceOf(RestoreRejected)
    await to.close()
  })
})

describe('the embedded database, which one process opens at a time', () => {
  const place = mkdtempSync(join(tmpdir(), 'kindling-control-'))
  afterAll(() => rm(place, { recursive: true, force: true }))

  it('gives its backup to a command on this machine, by a socket that only its owner reaches', async () => {
    const connection = await openMemoryDatabase()
    await connection.db.insert(categories).values({ id: 1, name: 'Music' })
    const folder = join(place, 'data')
    const before = await contents(connection)
    const stop = await serveControl(connection.db, folder, log, async () => '')
    const asked = await askForBackup(folder)
    const to = await openMemoryDatabase()
    await restoreTo(to, await buffer(asked ?? Readable.from([])))
    expect(await contents(to)).toEqual(before)
    expect((await readState(connection)).lastBackupAt).toBeInstanceOf(Date)
    expect(await isHeld(folder)).toBe(true)
    stop()
    expect([await askForBackup(folder), await isHeld(folder)]).toEqual([null, false])
    await Promise.all([connection.close(), to.close()])
  })

  it('replaces a socket that a killed process left', async () => {
    const folder = join(place, 'left')
    const left = createServer().listen(`${folder}-control`)
    left.unref()
    const connection = await openMemoryDatabase()
    const stop = await serveControl(connection.db, folder, log, async () => '')
    const asked = await askForBackup(folder)
    expect((await buffer(asked ?? Readable.from([]))).length).toBeGreaterThan(100)
    stop()
    left.close()
    await connection.close()
  })
})
