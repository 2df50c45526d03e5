import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { idempotencyKeys } from '../database/schema.ts'
import { Failure, type FailureItem, refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'

const maxKeyLength = 255
/** A call without an answer for this long is assumed to have died with its process. */
const leaseMs = 5_000
const waitMs = 8_000

interface StoredAnswer {
  readonly body?: unknown
  readonly failure?: readonly [FailureItem, ...FailureItem[]]
}

function replay(stored: StoredAnswer): unknown {
  if (stored.failure) throw new Failure(stored.failure)
  return stored.body
}

/**
 * Runs a call once for its key and answers every repetition with the first answer, rejections included. The same key
 * with another request is rejected (INTEGRITY_ERROR). A call that died is run again after a lease, so `run` must be
 * able to continue its own earlier work; it is told that there may be some (`resumes`).
 */
export async function onceForKey(
  platform: Platform,
  call: { userId: string; key: string | undefined; request: string },
  run: (key: string, resumes: boolean) => Promise<unknown>,
): Promise<unknown> {
  const { db } = platform
  const { userId, key } = call
  if (!key) refuse('FIELD_MISSING', 'idempotency_key')
  if (key.length > maxKeyLength)
    refuse('ITERABLE_LENGTH_LONG', 'idempotency_key', { min: 1, max: maxKeyLength })
  const requestHash = digest(call.request)
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  const giveUpAt = Date.now() + waitMs
  let resumes = false

  for (;;) {
    const now = platform.now()
    const claimed = await db
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (claimed.length > 0) break
    const [row] = await db.select().from(idempotencyKeys).where(mine)
    if (!row) continue
    if (row.requestHash !== requestHash) refuse('INTEGRITY_ERROR', 'idempotency_key')
    if (row.status !== null) return replay(row.answer as StoredAnswer)
    const taken = await db
      .update(idempotencyKeys)
      .set({ createdAt: now })
      .where(
        and(
          mine,
          isNull(idempotencyKeys.status),
          lt(idempotencyKeys.createdAt, new Date(now.getTime() - leaseMs)),
        ),
      )
      .returning({ key: idempotencyKeys.key })
    resumes = taken.length > 0
    if (resumes) break
    if (Date.now() > giveUpAt) refuse('INVALID_STATE')
    await wait(40)
  }

  const remember = (status: number, answer: StoredAnswer) =>
    db.update(idempotencyKeys).set({ status, answer }).where(mine)
  try {
    const body = await run(key, resumes)
    await remember(200, { body })
    return body
  } catch (error) {
    if (error instanceof Failure) await remember(error.status, { failure: error.items })
    else await db.delete(idempotencyKeys).where(and(mine, isNull(idempotencyKeys.status)))
    throw error
  }
}
