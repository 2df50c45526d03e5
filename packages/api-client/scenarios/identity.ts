import type { Handlers } from './handler.ts'
import { changeMe, me, type Store } from './store.ts'

/** Identity checks: the provider approves of everybody. */
export function identityHandlers(store: Store): Handlers<'identity'> {
  const become = (kyc_status: 'KYC_COMPLETE' | 'KYC_NOT_DONE') => {
    changeMe(store, { kyc_status })
    return { kyc_status }
  }
  return {
    getIdentityCheck: () => ({ kyc_status: me(store).kyc_status }),
    startIdentityCheck: () => ({ kyc_url: 'https://identity.example/check/idc_1' }),
    finishIdentityCheck: () => become('KYC_COMPLETE'),
    removeIdentityCheck: () => become('KYC_NOT_DONE'),
  }
}
