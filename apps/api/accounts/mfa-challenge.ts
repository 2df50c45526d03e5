import { and, eq, isNotNull } from 'drizzle-orm'
import { secondFactors, users } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'

const livesMs = 10 * 60_000
/** The purpose it is sealed for: nothing sealed for another purpose is accepted. */
const owner = 'half-login'

interface HalfLogin {
  readonly userId: string
  readonly endsAt: number
  readonly mark: string
}

/**
 * State the MFA challenge is bound to: another password, a used code, or two-factor turned off or on again invalidates
 * it. So it works once, without a row of its own.
 */
async function markOf({ db }: Platform, user: User): Promise<string | null> {
  const [row] = await db
    .select({ lastStep: secondFactors.lastStep, enabledAt: secondFactors.enabledAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.enabledAt)))
  return row ? digest(`${user.passwordHash} ${row.lastStep} ${row.enabledAt?.getTime()}`) : null
}

/**
 * The challenge a browser carries from the password's form to the code's, for ten minutes; it does not contain the
 * password.
 */
export async function sealHalfLogin(platform: Platform, user: User): Promise<string> {
  const mark = await markOf(platform, user)
  if (mark === null) refuse('TOTP_NOT_ENABLED')
  const held: HalfLogin = { userId: user.id, endsAt: platform.now().getTime() + livesMs, mark }
  return platform.sealer.seal(JSON.stringify(held), owner)
}

function read({ sealer }: Platform, sealed: string): HalfLogin | null {
  try {
    return JSON.parse(sealer.open(sealed, owner))
  } catch {
    // Forged, truncated, or sealed by a server with another secret.
    return null
  }
}

/**
 * The account whose password was right when this was sealed. EXPIRED_CODE if it is missing, expired or used;
 * ACCOUNT_BLOCKED as after the password itself.
 */
export async function openSealed(platform: Platform, sealed: string | null): Promise<User> {
  const held = sealed === null ? null : read(platform, sealed)
  if (!held || held.endsAt <= platform.now().getTime()) refuse('EXPIRED_CODE')
  const [user] = await platform.db.select().from(users).where(eq(users.id, held.userId))
  if (!user || held.mark !== (await markOf(platform, user))) refuse('EXPIRED_CODE')
  if (user.blocked) refuse('ACCOUNT_BLOCKED')
  return user
}
