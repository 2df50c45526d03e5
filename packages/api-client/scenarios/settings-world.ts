import type { UserProfile } from '../model/account.ts'
import type { World } from './world.ts'

interface Self {
  readonly me: () => UserProfile
  readonly change: (user: UserProfile | null) => void
}

type Names =
  | 'deleteMe'
  | 'changePassword'
  | 'changeEmail'
  | 'convertAccount'
  | 'setDefaultShippingAddress'
  | 'getIdentityCheck'
  | 'startIdentityCheck'
  | 'finishIdentityCheck'
  | 'removeIdentityCheck'

/** An account as stories meet it: what is changed stays so, and the identity provider approves of everybody. */
export function settingsWorld({ me, change }: Self): Pick<World, Names> {
  const become = (changes: Partial<UserProfile>) => {
    change({ ...me(), ...changes })
    return { user: me() }
  }
  return {
    deleteMe: () => {
      change(null)
      return {}
    },
    changePassword: () => ({}),
    changeEmail: ({ body }) => become({ email: String(body.email), email_confirmed: false }),
    convertAccount: ({ body }) =>
      become({
        email: String(body.email),
        email_confirmed: me().email_confirmed && body.email === me().email,
        login_methods: ['local', ...me().login_methods],
      }),
    setDefaultShippingAddress: ({ body }) => {
      const chosen = ({ id }: { readonly id: string }) => Number(id === body.id)
      return become({
        default_shipping_address: String(body.id),
        shipping_addresses: me().shipping_addresses.toSorted((a, b) => chosen(b) - chosen(a)),
      })
    },
    getIdentityCheck: () => ({ kyc_status: me().kyc_status }),
    startIdentityCheck: () => ({ kyc_url: 'https://identity.example/check/idc_1' }),
    finishIdentityCheck: () => ({ kyc_status: become({ kyc_status: 'KYC_COMPLETE' }).user.kyc_status }),
    removeIdentityCheck: () => ({ kyc_status: become({ kyc_status: 'KYC_NOT_DONE' }).user.kyc_status }),
  }
}
