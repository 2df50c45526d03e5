import { PASSKEY } from '@kindling/validation/limits'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { passkeyChallenges } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'

type Purpose = Pick<typeof passkeyChallenges.$inferSelect, 'kind' | 'userId'>

/** How long an expired question is told from one that never was. */
const rememberedMs = 60 * 60_000

/** Keeps a question that was put to a device, and forgets those of long ago. */
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
 * Uses a question up, whatever comes of the answer: of many answers to the same one, one is looked at.
 *
 * Rejects with EXPIRED_CODE what was asked too long ago, and with INVALID_VALUE what was not asked, or not of this
 * person, or is answered already.
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
