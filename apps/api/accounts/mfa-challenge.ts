import { and, eq, isNotNull } from 'drizzle-orm'
import { secondFactors, users } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'

const livesMs = 10 * 60_000
/** In whose name it is sealed: nothing else that is sealed can stand in for it. */
const owner = 'half-login'

interface HalfLogin {
  readonly userId: string
  readonly endsAt: number
  readonly mark: string
}

/**
 * What the MFA challenge hangs on: another password, a code that was taken, two-factor turned off or on anew, and it is
 * of no more use. So it works once, without a row of its own.
 */
async function markOf({ db }: Platform, user: User): Promise<string | null> {
  const [row] = await db
    .select({ lastStep: secondFactors.lastStep, enabledAt: secondFactors.enabledAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.enabledAt)))
  return row ? digest(`${user.passwordHash} ${row.lastStep} ${row.enabledAt?.getTime()}`) : null
}

/** What a browser carries from the password's form to the code's, for ten minutes: the password is not in it. */
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
    // Made up, cut short, or sealed by a server with another secret.
    return null
  }
}

/**
 * Whose password was right when this was sealed. EXPIRED_CODE where there is nothing, too late, or used;
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
