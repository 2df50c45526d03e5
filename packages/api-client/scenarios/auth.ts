import type { UserProfile } from '../model/account.ts'
import { backer, newcomer } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import type { Store } from './store.ts'

/** Logging in and out, and the links of e-mails. Every password and every code is the right one. */
export const authHandlers = (store: Store): Handlers<'auth'> => ({
  login: () => {
    if (store.guarded || store.left?.totp_enabled) return { totp_required: true, user: null }
    store.user ??= store.left ?? backer
    return { totp_required: false, user: store.user }
  },
  authorizeSso: ({ params }) => ({
    redirect_url: `https://${params.provider}.example/consent?state=st_1`,
    new_user: store.user === null,
  }),
  loginSso: ({ query }) => {
    // Nobody has come back from a provider yet: the way leads there.
    if (!query.code) return { new_user: true, totp_required: false, user: null }
    store.user ??= backer
    return { new_user: false, totp_required: false, user: store.user }
  },
  completeMissingInfo: ({ body }) => {
    const user: UserProfile = {
      ...newcomer,
      email: text(body.email),
      name: text(body.name),
      login_methods: ['google'],
    }
    store.user = user
    return { user }
  },
  logout: () => {
    store.left = store.user ?? store.left
    store.user = null
    store.cart = null
    return {}
  },
  confirmEmail: () => {
    if (store.user) store.user = { ...store.user, email_confirmed: true }
    return {}
  },
})
