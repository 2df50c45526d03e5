import { describeError } from '../kernel/log.ts'
import type { Platform } from '../kernel/platform.ts'
import {
  ATTEMPTS_MAX,
  claimJob,
  dueKinds,
  failJob,
  finishJob,
  type Job,
  LEASE_MS,
  PERIODIC_KEY,
  queueJob,
  releaseJob,
  renewLease,
} from './queue.ts'

export interface JobKind {
  readonly name: string
  /** Milliseconds between two runs that the runner plans by itself; absent: each job is queued. */
  readonly everyMs?: number
  /** Milliseconds a run may take; then it counts as failed, and `signal` tells it to begin nothing more. */
  readonly limitMs: number
  /** Must be safe to repeat after an interruption at any point. */
  readonly run: (work: { readonly payload: unknown; readonly signal: AbortSignal }) => Promise<unknown>
}

export interface Runner {
  /** Plans the periodic kinds, and looks for what is due twice a second. */
  readonly start: () => Promise<void>
  /** Runs what is due now, and resolves once all of it has ended. */
  readonly runDue: () => Promise<void>
  /** Runs a kind at once, after its run that is under way in this process; a failure is logged. */
  readonly runNow: (name: string) => Promise<void>
  /** Starts nothing more, waits `graceMs` for running jobs, and releases the rest for another process. */
  readonly stop: (graceMs?: number) => Promise<void>
}

/** A run took longer than its kind may. */
export class JobTimedOut extends Error {
  override readonly name = 'JobTimedOut'
}

/** A job was started the maximum number of times, and its process died each time. */
export class JobCutOff extends Error {
  override readonly name = 'JobCutOff'
}

const lookEveryMs = 500
const defaultGraceMs = 5_000

/** What is kept of an error: its kind and message, and nothing that a query carried. */
function lastErrorOf(error: unknown): string {
  const { type, message = '' } = describeError(error) as { type?: unknown; message?: unknown }
  return `${type}: ${message}`.slice(0, 500)
}

/**
 * Stops waiting after the limit. A running job cannot be stopped from outside: its signal says that nobody waits.
 *
 * @throws {JobTimedOut}
 */
export async function withinLimit(kind: JobKind, payload: unknown): Promise<void> {
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new JobTimedOut(`${kind.name} took longer than ${kind.limitMs} ms`))
      abort.abort()
    }, kind.limitMs)
  })
  try {
    await Promise.race([kind.run({ payload, signal: abort.signal }), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs the database's jobs, each once among all processes. Kinds run in parallel, one job of a kind at a time in a
 * process: a job that hangs or fails blocks only its own kind.
 */
export function createRunner(
  platform: Pick<Platform, 'db' | 'log' | 'now'>,
  kinds: readonly JobKind[],
): Runner {
  const { db, log, now } = platform
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const busy = new Map<string, Promise<void>>()
  const held = new Set<Job>()
  let stopping = false
  let timer: NodeJS.Timeout | undefined

  async function perform(kind: JobKind, job: Job): Promise<void> {
    held.add(job)
    const renewing = setInterval(() => {
      renewLease(platform, job).catch((error: unknown) =>
        log.error({ err: error }, 'a lease was not renewed'),
      )
    }, LEASE_MS / 3)
    try {
      // Its process ended each time, so that nobody could say that it failed.
      if (job.attempts > ATTEMPTS_MAX)
        throw new JobCutOff(`${kind.name} was begun ${ATTEMPTS_MAX} times and never ended`)
      await withinLimit(kind, job.payload)
      if (held.has(job)) await finishJob(platform, job, kind.everyMs)
    } catch (error) {
      if (!held.has(job)) return
      const { id, attempts } = job
      const isFinal = await failJob(platform, job, { lastError: lastErrorOf(error), everyMs: kind.everyMs })
      const told = { err: error, job: id, kind: kind.name, attempts }
      log.error(told, isFinal ? 'a job failed for good' : 'a job failed and is run again later')
    } finally {
      clearInterval(renewing)
      held.delete(job)
    }
  }

  /** One at a time of a kind; the caller has seen that it is free. */
  function occupy(name: string, work: () => Promise<unknown>): Promise<void> {
    const working = work()
      .catch((error: unknown) => log.error({ err: error, kind: name }, 'work in the background failed'))
      .then(() => void busy.delete(name))
    busy.set(name, working)
    return working
  }

  const runAllOf = (kind: JobKind) =>
    occupy(kind.name, async () => {
      for (let job = await claimJob(platform, kind.name); job; job = await claimJob(platform, kind.name)) {
        await perform(kind, job)
        if (stopping) return
      }
    })

  /** Starts every kind of which something is due and that is not running here. */
  async function look(): Promise<Promise<void>[]> {
    const names = await dueKinds(platform)
    if (stopping) return []
    return names.flatMap((name) => {
      const kind = byName.get(name)
      return kind && !busy.has(name) ? [runAllOf(kind)] : []
    })
  }

  let looking = false
  async function lookAgain(): Promise<void> {
    if (looking) return
    looking = true
    await look().catch((error: unknown) => log.error({ err: error }, 'looking for jobs failed'))
    looking = false
  }

  return {
    start: async () => {
      for (const { name, everyMs } of kinds)
        if (everyMs !== undefined) await queueJob(db, now(), { kind: name, key: PERIODIC_KEY })
      timer = setInterval(lookAgain, lookEveryMs)
      timer.unref()
    },
    runDue: async () => void (await Promise.all(await look())),
    runNow: async (name) => {
      const kind = byName.get(name)
      if (!kind) throw new Error(`No kind of job is called ${name}`)
      while (busy.has(name)) await busy.get(name)
      await occupy(name, () => kind.run({ payload: null, signal: new AbortController().signal }))
    },
    stop: async (graceMs = defaultGraceMs) => {
      stopping = true
      clearInterval(timer)
      let grace: NodeJS.Timeout | undefined
      const over = new Promise((resolve) => {
        grace = setTimeout(resolve, graceMs)
      })
      await Promise.race([Promise.all(busy.values()), over])
      clearTimeout(grace)
      const left = [...held]
      held.clear()
      for (const job of left) {
        log.warn({ job: job.id, kind: job.kind }, 'a job did not end in time and is given back')
        await releaseJob(platform, job)
      }
    },
  }
}
