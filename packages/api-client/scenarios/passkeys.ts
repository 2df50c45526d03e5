import { backer, newPasskey, passkeyCreation, passkeyRequest } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import type { Store } from './store.ts'

/** Passkeys: what was added is listed, the newest first. */
export const passkeyHandlers = (store: Store): Handlers<'passkeys'> => ({
  listPasskeys: () => ({ passkeys: store.passkeys }),
  startPasskey: () => ({ options: passkeyCreation }),
  addPasskey: ({ body }) => {
    const passkey = { ...newPasskey, name: String(body.name), id: `key_${store.passkeys.length + 1}` }
    store.passkeys = [passkey, ...store.passkeys]
    return { passkey }
  },
  removePasskey: ({ params }) => {
    store.passkeys = store.passkeys.filter(({ id }) => id !== params.id)
    return {}
  },
  startPasskeyLogin: () => ({ options: passkeyRequest }),
  loginWithPasskey: () => {
    store.user ??= backer
    return { user: store.user }
  },
})
