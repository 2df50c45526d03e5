import { pino } from 'pino'
import { openDatabase } from '../database/connection.ts'
import { categories } from '../database/schema.ts'
import { startPlatform } from '../index.ts'
import { openMemoryDatabase } from './memory-database.ts'
import { makeProject } from './platform.ts'
import { type RaceDoor, type RaceResult, race, storeBuyers } from './race.ts'
import type { RaceGround } from './race-crowd.ts'
import { startApiProcess, startPostgres } from './servers.ts'

/** Somewhere races are run. */
export interface RacePlace {
  readonly ground: RaceGround
  /** Fifty buyers for each of `left` pieces confirm at once. */
  readonly run: (left: number) => Promise<RaceResult>
  readonly stop: () => Promise<void>
}

const now = () => new Date()

/** The embedded database, one process. */
export async function embeddedPlace(): Promise<RacePlace> {
  const { app, platform, stop } = await startPlatform({
    database: await openMemoryDatabase(),
    standIns: true,
    log: pino({ level: 'silent' }),
    secureCookies: false,
  })
  await platform.db.insert(categories).values({ id: 6, name: 'Outdoors' })
  const door: RaceDoor = { baseUrl: '/', fetch: async (input, init) => app.request(String(input), init) }
  return {
    ground: { db: platform.db, now, doors: [door] },
    run: async (left) => {
      const project = await makeProject({ platform }, { backerLimit: left })
      return race(platform.db, [door], project, await storeBuyers(platform.db, 50 * left, now()))
    },
    stop,
  }
}

/** A PostgreSQL server of its own, and two processes that serve it over HTTP. */
export async function postgresPlace(): Promise<RacePlace> {
  const server = await startPostgres()
  const url = await server.createDatabase('races')
  const processes = await Promise.all([startApiProcess(url), startApiProcess(url)])
  const { db, close } = await openDatabase(url)
  await db.insert(categories).values({ id: 6, name: 'Outdoors' })
  const doors = processes.map(({ baseUrl }): RaceDoor => ({ baseUrl, fetch }))
  return {
    ground: { db, now, doors },
    run: async (left) => {
      const project = await makeProject({ platform: { db, businessNow: now } }, { backerLimit: left })
      return race(db, doors, project, await storeBuyers(db, 50 * left, now()))
    },
    stop: async () => {
      await Promise.all(processes.map(({ stop }) => stop()))
      await close()
      await server.stop()
    },
  }
}
