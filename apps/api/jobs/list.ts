import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { jobs } from '../database/schema.ts'
import type { Job } from './queue.ts'

export interface ListedJob
  extends Pick<Job, 'id' | 'kind' | 'key' | 'runAt' | 'attempts' | 'lastError' | 'failedAt'> {
  readonly state: 'waiting' | 'running' | 'failed'
}

/** What waits, what runs and what failed for good; those that failed come first. Finished jobs are not listed. */
export async function listJobs(db: Database, now: Date): Promise<ListedJob[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(isNull(jobs.finishedAt))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
  const stateOf = ({ failedAt, leaseUntil }: Job) =>
    failedAt ? 'failed' : leaseUntil && leaseUntil > now ? 'running' : 'waiting'
  const listed = rows.map((row) => {
    const { id, kind, key, runAt, attempts, lastError, failedAt } = row
    return { id, kind, key, runAt, attempts, lastError, failedAt, state: stateOf(row) } as const
  })
  return [
    ...listed.filter(({ state }) => state === 'failed'),
    ...listed.filter(({ state }) => state !== 'failed'),
  ]
}

/**
 * Has a job run at the next look, with all its attempts before it, whether it failed for good or pauses.
 *
 * @returns false where no such job waits or failed.
 */
export async function retryJob(db: Database, now: Date, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isUnfinished = isNull(jobs.finishedAt)
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), isUnfinished))
      .for('update')
    if (!job) return false
    const planned = and(eq(jobs.kind, job.kind), eq(jobs.key, job.key), isUnfinished, isNull(jobs.failedAt))
    const atOnce = { runAt: now, attempts: 0 } as const
    // The same work may have been queued again meanwhile, as that of a periodic kind is: one of them is enough.
    const others = await tx
      .update(jobs)
      .set(atOnce)
      .where(and(planned, ne(jobs.id, id)))
      .returning({ id: jobs.id })
    if (others.length > 0) await tx.delete(jobs).where(and(eq(jobs.id, id), isNotNull(jobs.failedAt)))
    else
      await tx
        .update(jobs)
        .set({ ...atOnce, failedAt: null })
        .where(eq(jobs.id, id))
    return true
  })
}

/** The list as people read it, a job a line. */
export function describeJobs(listed: readonly ListedJob[]): string {
  if (listed.length === 0) return 'No job waits, and none failed.'
  return listed
    .map(({ id, kind, key, state, runAt, attempts, lastError, failedAt }) => {
      const when = failedAt
        ? `failed for good at ${failedAt.toISOString()} after ${attempts} attempts`
        : `${state}, due ${runAt.toISOString()}${attempts > 0 ? `, attempt ${attempts}` : ''}`
      return `${id}  ${kind} (${key}): ${when}${lastError ? `: ${lastError}` : ''}`
    })
    .join('\n')
}
