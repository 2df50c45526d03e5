import { PASSKEY } from '@kindling/validation/limits'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { passkeyChallenges } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'

type Purpose = Pick<typeof passkeyChallenges.$inferSelect, 'kind' | 'userId'>

/** How long an expired challenge is still answered "expired" and not "unknown". */
const rememberedMs = 60 * 60_000

/** Stores a challenge sent to a device, and deletes old ones. */
export async function keepChallenge(
  { db, now }: Platform,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const at = now().getTime()
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(at - rememberedMs)))
  await db.insert(passkeyChallenges).values({
    ...purpose,
    challengeHash: digest(challenge),
    expiresAt: new Date(at + PASSKEY.challengeMs),
  })
}

/**
 * Uses a challenge up, whether or not the answer is right: only one answer to it is ever checked.
 *
 * Rejects with EXPIRED_CODE if it expired, and with INVALID_VALUE if it is unknown, another person's, or already used.
 */
export async function takeChallenge(
  { db, now }: Platform,
  { kind, userId }: Purpose,
  challenge: string,
): Promise<void> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, digest(challenge)),
        eq(passkeyChallenges.kind, kind),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt })
  if (!taken) refuse('INVALID_VALUE', 'credential')
  if (taken.expiresAt <= now()) refuse('EXPIRED_CODE', 'credential')
}
