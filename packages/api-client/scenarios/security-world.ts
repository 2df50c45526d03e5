import type { Session } from '../model/session.ts'
import * as fixtures from './security-fixtures.ts'
import type { World } from './world.ts'

interface Own {
  readonly sessions: readonly Session[]
  /** Logs in, where that is not done yet, and says whether two-factor is on from now. */
  readonly become: (change: { totp_enabled: boolean } | null) => ReturnType<World['loginWithTotp']>
}

type Names =
  | 'loginWithTotp'
  | 'enableTotp'
  | 'confirmTotp'
  | 'disableTotp'
  | 'resetTotp'
  | 'listSessions'
  | 'revokeSession'
  | 'revokeOtherSessions'

/** The second factor and the sessions of one person: what is turned on is on, what was ended is gone. */
export function securityWorld({ sessions: first, become }: Own): Pick<World, Names> {
  let sessions = [...first]
  return {
    loginWithTotp: () => become(null),
    enableTotp: () => ({ totp_recovery_key: fixtures.recoveryKey, totp_uri: fixtures.totpUri }),
    confirmTotp: () => become({ totp_enabled: true }),
    disableTotp: () => become({ totp_enabled: false }),
    resetTotp: () => become({ totp_enabled: false }),
    listSessions: () => ({ sessions }),
    revokeSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id)
      return {}
    },
    revokeOtherSessions: () => {
      sessions = sessions.filter(({ current }) => current)
      return {}
    },
  }
}
