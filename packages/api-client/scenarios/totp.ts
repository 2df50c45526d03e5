import { backer, recoveryKey, totpUri } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import type { Store } from './store.ts'

/** The second factor: what is turned on is on. */
export function totpHandlers(store: Store): Handlers<'totp'> {
  /** Logs in, where that is not done yet, and says whether two-factor is on from now. */
  const become = (totp_enabled: boolean) => {
    const user = { ...(store.user ?? store.left ?? backer), totp_enabled }
    store.user = user
    return { user }
  }
  return {
    loginWithTotp: () => become(true),
    enableTotp: () => ({ totp_recovery_key: recoveryKey, totp_uri: totpUri }),
    confirmTotp: () => become(true),
    disableTotp: () => become(false),
    resetTotp: () => become(false),
  }
}
