import type { Passkey, Session } from '../model/session.ts'
import * as fixtures from './security-fixtures.ts'
import type { World } from './world.ts'

interface Own {
  readonly passkeys: readonly Passkey[]
  readonly sessions: readonly Session[]
  /** Logs in without a code. */
  readonly enter: () => ReturnType<World['loginWithPasskey']>
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
  | 'listSecurityEvents'
  | 'revokeSession'
  | 'revokeOtherSessions'
  | 'listPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'startPasskeyLogin'
  | 'loginWithPasskey'

/** The second factor and the sessions of one person: what is turned on is on, what was ended is gone. */
export function securityWorld({ sessions: first, passkeys: had, enter, become }: Own): Pick<World, Names> {
  let sessions = [...first]
  let passkeys = [...had]
  return {
    loginWithTotp: () => become(null),
    enableTotp: () => ({ totp_recovery_key: fixtures.recoveryKey, totp_uri: fixtures.totpUri }),
    confirmTotp: () => become({ totp_enabled: true }),
    disableTotp: () => become({ totp_enabled: false }),
    resetTotp: () => become({ totp_enabled: false }),
    listSessions: () => ({ sessions }),
    listSecurityEvents: ({ query }) => {
      const from = Number(query.cursor ?? 0)
      const size = Number(query['page[size]'] ?? 20)
      const all = fixtures.securityEvents
      const next = from + size < all.length ? String(from + size) : null
      return { security_events: all.slice(from, from + size), meta: { total_count: all.length, next } }
    },
    revokeSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id)
      return {}
    },
    revokeOtherSessions: () => {
      sessions = sessions.filter(({ current }) => current)
      return {}
    },
    listPasskeys: () => ({ passkeys }),
    startPasskey: () => ({ options: fixtures.passkeyCreation }),
    addPasskey: ({ body }) => {
      const passkey = { ...fixtures.newPasskey, name: String(body.name), id: `key_${passkeys.length + 1}` }
      passkeys = [passkey, ...passkeys]
      return { passkey }
    },
    removePasskey: ({ params }) => {
      passkeys = passkeys.filter(({ id }) => id !== params.id)
      return {}
    },
    startPasskeyLogin: () => ({ options: fixtures.passkeyRequest }),
    loginWithPasskey: enter,
  }
}
