import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Connection, openDatabase } from '../database/connection.ts'
import { jobs } from '../database/schema.ts'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { type Clock, createClock } from '../testing/platform.ts'
import { type OwnPostgres, startPostgres } from '../testing/servers.ts'
import { listJobs, retryJob } from './list.ts'
import { claimJob, LEASE_MS, PERIODIC_KEY, queueJob } from './queue.ts'
import { createRunner, type JobKind } from './runner.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A busy machine takes its time. */
const soon = { timeout: 20_000 }

const log = pino({ level: 'silent' })
const never = new Promise<void>(() => undefined)

/** A kind whose runs are written down. */
function recording(name: string, work: (payload: unknown) => Promise<unknown> = async () => undefined) {
  const ran: unknown[] = []
  const kind: JobKind = {
    name,
    limitMs: 60_000,
    run: ({ payload }) => {
      ran.push(payload)
      return work(payload)
    },
  }
  return { kind, ran }
}

describe.each(['the embedded database', 'PostgreSQL'])('jobs in %s', (which) => {
  let server: OwnPostgres | undefined
  let connections: Connection[] = []
  let clock: Clock
  beforeAll(async () => {
    if (which === 'PostgreSQL') {
      server = await startPostgres()
      const url = await server.createDatabase('jobs')
      connections = [await openDatabase(url), await openDatabase(url)]
    } else {
      const one = await openMemoryDatabase()
      connections = [one, one]
    }
    clock = createClock()
  })
  afterAll(async () => {
    await Promise.all([...new Set(connections)].map((each) => each.close()))
    await server?.stop()
  })

  const platformOf = (process: 0 | 1) => {
    const { db } = connections[process] as Connection
    return { db, log, now: clock.now }
  }
  const db = () => platformOf(0).db
  const queue = (kind: string, key: string, payload?: unknown) =>
    queueJob(db(), clock.now(), { kind, key, payload })
  const listed = async (kind: string) =>
    (await listJobs(db(), clock.now())).filter((each) => each.kind === kind)

  it('two runners run each job once', async () => {
    const { kind, ran } = recording('once')
    const numbers = Array.from({ length: 40 }, (_, n) => n)
    for (const n of numbers) expect(await queue('once', String(n), n)).toBe(true)
    const runners = ([0, 1] as const).map((process) => createRunner(platformOf(process), [kind]))
    await Promise.all(runners.map((runner) => runner.runDue()))
    expect(ran.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers)
    expect(await listed('once')).toEqual([])
  })

  it('the same work is queued once while it waits or runs, and again after it ended', async () => {
    const { kind, ran } = recording('same')
    const runner = createRunner(platformOf(0), [kind])
    expect([await queue('same', 'a'), await queue('same', 'a'), await queue('same', 'b')]).toEqual([
      true,
      false,
      true,
    ])
    await runner.runDue()
    expect(ran).toHaveLength(2)
    expect(await queue('same', 'a')).toBe(true)
    await runner.runDue()
    expect(ran).toHaveLength(3)
  })

  it('a job whose process died runs again once its lease has run out, and not before', async () => {
    const { kind, ran } = recording('crashed')
    await queue('crashed', 'a', 'work')
    const left = await claimJob(platformOf(0), 'crashed')
    expect(left?.attempts).toBe(1)
    const other = createRunner(platformOf(1), [kind])
    await other.runDue()
    expect(ran).toEqual([])
    clock.advance(LEASE_MS)
    await other.runDue()
    expect(ran).toEqual(['work'])
  })

  it('a run that lost its lease changes nothing of the run that took it over', async () => {
    let go: () => void = () => undefined
    const slow = recording('slow', () => new Promise<void>((resolve) => (go = resolve)))
    await queue('slow', 'a')
    const first = createRunner(platformOf(0), [slow.kind]).runDue()
    await vi.waitFor(() => expect(slow.ran).toHaveLength(1), soon)
    clock.advance(LEASE_MS)
    const taken = await claimJob(platformOf(1), 'slow')
    expect(taken?.attempts).toBe(2)
    go()
    await first
    expect(await listed('slow')).toMatchObject([{ state: 'running', attempts: 2 }])
  })

  it('what fails runs again after growing pauses, then is kept, listed with why, and can be retried', async () => {
    let broken = true
    const { kind, ran } = recording('failing', async () => {
      if (broken) throw new Error('the provider said no')
    })
    const runner = createRunner(platformOf(0), [kind])
    await queue('failing', 'a')
    const pauses: number[] = []
    for (let attempt = 1; attempt < 10; attempt++) {
      await runner.runDue()
      const [job] = await listed('failing')
      expect(job).toMatchObject({
        state: 'waiting',
        attempts: attempt,
        lastError: 'Error: the provider said no',
      })
      const pause = (job?.runAt.getTime() ?? 0) - clock.now().getTime()
      pauses.push(pause / 1000)
      clock.advance(pause - 1)
      await runner.runDue()
      expect(ran).toHaveLength(attempt)
      clock.advance(1)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256])
    await runner.runDue()
    clock.advance(24 * 60 * 60_000)
    await runner.runDue()
    expect(ran).toHaveLength(10)
    const [failed] = await listed('failing')
    expect(failed).toMatchObject({ state: 'failed', attempts: 10, lastError: 'Error: the provider said no' })

    broken = false
    expect(await retryJob(db(), clock.now(), failed?.id ?? '')).toBe(true)
    await runner.runDue()
    expect(ran).toHaveLength(11)
    expect(await listed('failing')).toEqual([])
    expect(await retryJob(db(), clock.now(), failed?.id ?? '')).toBe(false)
  })

  it('a job that ends its process each time is given up as well', async () => {
    const { kind, ran } = recording('deadly')
    await queue('deadly', 'a')
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect((await claimJob(platformOf(0), 'deadly'))?.attempts).toBe(attempt)
      clock.advance(LEASE_MS)
    }
    await createRunner(platformOf(0), [kind]).runDue()
    expect(ran).toEqual([])
    expect(await listed('deadly')).toMatchObject([{ state: 'failed' }])
  })

  it('a kind that hangs stops no other, counts as failed after its limit, and is told to begin nothing more', async () => {
    const signals: AbortSignal[] = []
    const hanging: JobKind = {
      name: 'hanging',
      limitMs: 50,
      run: ({ signal }) => {
        signals.push(signal)
        return never
      },
    }
    const other = recording('other')
    await queue('hanging', 'a')
    await queue('other', 'a')
    const runner = createRunner(platformOf(0), [hanging, other.kind])
    const all = runner.runDue()
    await vi.waitFor(() => expect(other.ran).toHaveLength(1), soon)
    await all
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(await listed('hanging')).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: 'JobTimedOut: hanging took longer than 50 ms' },
    ])
  })

  it('a stop waits for what runs, and gives back what does not end: another process takes it at once', async () => {
    let done = false
    const work = Promise.withResolvers<void>()
    const short = recording('short', async () => {
      await work.promise
      done = true
    })
    await queue('short', 'a')
    const first = createRunner(platformOf(0), [short.kind])
    const running = first.runDue()
    await vi.waitFor(() => expect(short.ran).toHaveLength(1), soon)
    const stopped = first.stop()
    work.resolve()
    await stopped
    await running
    expect(done).toBe(true)
    expect(await listed('short')).toEqual([])

    const endless = recording('endless', () => never)
    await queue('endless', 'a', 'work')
    const second = createRunner(platformOf(0), [endless.kind])
    void second.runDue()
    await vi.waitFor(() => expect(endless.ran).toHaveLength(1), soon)
    await second.stop(0)
    expect(await listed('endless')).toMatchObject([{ state: 'waiting', attempts: 0 }])
    const heir = recording('endless')
    await createRunner(platformOf(1), [heir.kind]).runDue()
    expect(heir.ran).toEqual(['work'])
  })

  it('a periodic kind is planned once for all processes, and again after each run', async () => {
    const { kind, ran } = recording('tick')
    const periodic = { ...kind, everyMs: 60_000 }
    const runners = ([0, 1] as const).map((process) => createRunner(platformOf(process), [periodic]))
    await Promise.all(runners.map((runner) => runner.start()))
    // Both look by themselves, twice a second; the clock decides what is due.
    await vi.waitFor(() => expect(ran).toHaveLength(1), soon)
    const planned = () =>
      vi.waitFor(async () => {
        const [job] = await listed('tick')
        expect(job).toMatchObject({ state: 'waiting', key: PERIODIC_KEY })
        return (job?.runAt.getTime() ?? 0) - clock.now().getTime()
      })
    expect(await planned()).toBe(60_000)
    clock.advance(60_000)
    await vi.waitFor(() => expect(ran).toHaveLength(2), soon)
    // Missed times are not made up for.
    await planned()
    clock.advance(3_600_000)
    await vi.waitFor(() => expect(ran).toHaveLength(3), soon)
    expect(await planned()).toBe(60_000)
    await Promise.all(runners.map((runner) => runner.stop()))
  })

  it('a periodic kind that failed for good is listed, and goes on by itself later', async () => {
    const { kind, ran } = recording('fragile', async () => {
      throw new Error('not today')
    })
    const runner = createRunner(platformOf(0), [{ ...kind, everyMs: 1_000 }])
    await runner.start()
    await runner.stop()
    const again = createRunner(platformOf(0), [{ ...kind, everyMs: 1_000 }])
    const failForGood = async () => {
      for (let attempt = 1; attempt <= 10; attempt++) {
        await again.runDue()
        clock.advance(600_000)
      }
    }
    await failForGood()
    const times = ran.length
    expect(await listed('fragile')).toMatchObject([
      { state: 'failed', lastError: 'Error: not today' },
      { state: 'waiting', attempts: 0 },
    ])
    await failForGood()
    expect(ran.length).toBe(times + 10)
    // The last failure is kept, not each.
    const [failed, waiting, ...rest] = await listed('fragile')
    expect([failed?.state, waiting?.state, rest]).toEqual(['failed', 'waiting', []])
    await retryJob(db(), clock.now(), failed?.id ?? '')
    const [next, ...more] = await listed('fragile')
    expect([next?.id, next?.runAt, more]).toEqual([waiting?.id, clock.now(), []])
    await db().delete(jobs)
  })
})
