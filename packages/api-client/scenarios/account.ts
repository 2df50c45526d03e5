import type { UserProfile } from '../model/account.ts'
import type { Image } from '../model/wire.ts'
import { greta, gretaRecord } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { changeMe, isMe, me, type Store } from './store.ts'

/** The profile after a picture was uploaded. */
const picture: Image = {
  url: '/media/skylark-kite-main-320.webp',
  width: 320,
  height: 427,
  color: '#c5ae8a',
  alt: '',
  sources: [],
}

/** Profiles and accounts: what is changed stays so. */
export function accountHandlers(store: Store): Handlers<'account'> {
  const become = (changes: Partial<UserProfile>) => ({ user: changeMe(store, changes) })
  return {
    getUser: ({ params }) => {
      if (!isMe(store, params.id)) return { user: { ...greta, id: params.id ?? greta.id } }
      const { id, name, bio, location, website, public_pledges, image, joined } = me(store)
      return {
        user: {
          ...{ id, name, bio, location, website, public_pledges, image, joined },
          created_projects_count: store.created.length,
          backed_projects_count: public_pledges ? store.backed.length : 0,
        },
      }
    },
    getCreatorRecord: () => ({ record: gretaRecord }),
    updateMe: ({ body }) => become(body as Partial<UserProfile>),
    setAvatar: () => become({ image: picture }),
    removeAvatar: () => become({ image: null }),
    deleteMe: () => {
      store.user = null
      return {}
    },
    changeEmail: ({ body }) => become({ email: String(body.email), email_confirmed: false }),
    convertAccount: ({ body }) =>
      become({
        email: String(body.email),
        email_confirmed: me(store).email_confirmed && body.email === me(store).email,
        login_methods: ['local', ...me(store).login_methods],
      }),
    setDefaultShippingAddress: ({ body }) => {
      const chosen = ({ id }: { readonly id: string }) => Number(id === body.id)
      return become({
        default_shipping_address: String(body.id),
        shipping_addresses: me(store).shipping_addresses.toSorted((a, b) => chosen(b) - chosen(a)),
      })
    },
  }
}
