import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { jobs } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'

export type Job = typeof jobs.$inferSelect

/** After this the jobs of a dead runner are free; a running one renews its leases long before. */
export const LEASE_MS = 15_000
/** Between two attempts, doubled each time: ten attempts take eight and a half minutes. */
const firstPauseMs = 1_000
export const ATTEMPTS_MAX = 10
/** A periodic kind that failed for good is retried after this, or after its own interval if that is longer. */
const afterFailureMs = 10 * 60_000
/** The only piece of work that a periodic kind has. */
export const PERIODIC_KEY = 'periodic'

export interface JobOrder {
  readonly kind: string
  /** The same piece of work has the same key: while it waits or runs, it is not queued again. */
  readonly key: string
  /** What the kind's `run` is given; must survive JSON. */
  readonly payload?: unknown
  /** @default now */
  readonly runAt?: Date
}

/**
 * Queues a job once. Pass the transaction it belongs to, so that both happen or neither.
 *
 * @returns whether it was queued: false if it is already queued or running.
 */
export async function queueJob(
  db: Database | Transaction,
  now: Date,
  { kind, key, payload = null, runAt = now }: JobOrder,
): Promise<boolean> {
  const queued = await db
    .insert(jobs)
    .values({ id: newId('job'), kind, key, payload, createdAt: now, runAt })
    .onConflictDoNothing()
    .returning({ id: jobs.id })
  return queued.length > 0
}

type Clocked = Pick<Platform, 'db' | 'now'>

const isOpen = and(isNull(jobs.failedAt), isNull(jobs.finishedAt))
const isDue = (now: Date) =>
  and(isOpen, lte(jobs.runAt, now), or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)))

/** Kinds with a job that is due. */
export async function dueKinds({ db, now }: Clocked): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: jobs.kind }).from(jobs).where(isDue(now()))
  return rows.map(({ kind }) => kind)
}

/** Takes the job of a kind that waits longest, and its lease; another process passes it over. */
export async function claimJob({ db, now }: Clocked, kind: string): Promise<Job | undefined> {
  const time = now()
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), isDue(time)))
    .orderBy(asc(jobs.runAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      leaseUntil: new Date(time.getTime() + LEASE_MS),
      leaseId: newId('lse'),
    })
    // `=`, not `in`: that may be asked once for each row, and each time skip what it has just locked.
    .where(eq(jobs.id, due))
    .returning()
  return taken
}

const isMine = ({ id, leaseId }: Job) => and(eq(jobs.id, id), eq(jobs.leaseId, leaseId ?? ''))
const free = { leaseUntil: null, leaseId: null } as const

export async function renewLease({ db, now }: Clocked, job: Job): Promise<void> {
  await db
    .update(jobs)
    .set({ leaseUntil: new Date(now().getTime() + LEASE_MS) })
    .where(isMine(job))
}

/** Returns a job that was started and not finished, as if it had not been taken. */
export async function releaseJob({ db }: Clocked, job: Job): Promise<void> {
  await db
    .update(jobs)
    .set({ ...free, attempts: sql`${jobs.attempts} - 1` })
    .where(isMine(job))
}

/** Marks a job finished; one of a periodic kind is planned `everyMs` after it was due, or after now if that is past. */
export async function finishJob({ db, now }: Clocked, job: Job, everyMs: number | undefined): Promise<void> {
  const time = now()
  if (everyMs === undefined) {
    await db
      .update(jobs)
      .set({ ...free, finishedAt: time, lastError: null })
      .where(isMine(job))
    return
  }
  const next = job.runAt.getTime() + everyMs
  const runAt = new Date(next > time.getTime() ? next : time.getTime() + everyMs)
  await db
    .update(jobs)
    .set({ ...free, runAt, attempts: 0, lastError: null })
    .where(isMine(job))
}

/**
 * Has a failed job run again after a pause that doubles, or marks it failed for good after its last attempt. Of a
 * periodic kind the last such failure is kept, and its next run is planned all the same.
 *
 * @returns whether it failed for good.
 */
export async function failJob(
  { db, now }: Clocked,
  job: Job,
  { lastError, everyMs }: { readonly lastError: string; readonly everyMs: number | undefined },
): Promise<boolean> {
  const time = now()
  if (job.attempts < ATTEMPTS_MAX) {
    const runAt = new Date(time.getTime() + firstPauseMs * 2 ** (job.attempts - 1))
    await db
      .update(jobs)
      .set({ ...free, runAt, lastError })
      .where(isMine(job))
    return false
  }
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(jobs)
      .set({ ...free, failedAt: time, lastError })
      .where(isMine(job))
      .returning({ id: jobs.id })
    if (failed.length === 0 || everyMs === undefined) return
    const { kind, key } = job
    await tx
      .delete(jobs)
      .where(and(eq(jobs.kind, kind), eq(jobs.key, key), sql`${jobs.failedAt} < ${time.toISOString()}`))
    const runAt = new Date(time.getTime() + Math.max(everyMs, afterFailureMs))
    await queueJob(tx, time, { kind, key, runAt })
  })
  return true
}
