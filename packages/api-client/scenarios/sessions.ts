import type { Handlers } from './handler.ts'
import type { Store } from './store.ts'

/** Where somebody is logged in: what was ended is gone. */
export const sessionHandlers = (store: Store): Handlers<'sessions'> => ({
  listSessions: () => ({ sessions: store.sessions }),
  revokeSession: ({ params }) => {
    store.sessions = store.sessions.filter(({ id }) => id !== params.id)
    return {}
  },
  revokeOtherSessions: () => {
    store.sessions = store.sessions.filter(({ current }) => current)
    return {}
  },
})
