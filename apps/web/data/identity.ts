import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import {
  finishIdentityCheck,
  getIdentityCheck,
  removeIdentityCheck,
  startIdentityCheck,
} from '@kindling/api-client/contract/identity'
import type { UserProfile } from '@kindling/api-client/model/account'
import { DELAY } from '@kindling/validation/limits'
import useSWR from 'swr'
import { usePlatform } from './platform.tsx'
import { useProfileKept, useSession } from './session.tsx'

/**
 * The identity check; its result is in the profile at once. A pending one is polled while the page is visible and
 * online.
 */
export function useIdentity() {
  const { client } = usePlatform()
  const keepProfile = useProfileKept()
  const { user } = useSession()
  const keep = async ({ kyc_status }: Pick<UserProfile, 'kyc_status'>) => {
    if (user) await keepProfile({ ...user, kyc_status })
  }
  const refresh = async () => keep(await client(getIdentityCheck, { query: { refresh: '1' } }))
  useSWR(user?.kyc_status === 'KYC_PENDING' ? 'identity check under way' : null, refresh, {
    refreshInterval: DELAY.identityAgainMs,
    revalidateOnMount: false,
  })
  return {
    /** Leaves the site: resolves once the browser starts to navigate. */
    start: async (body: BodyOf<typeof startIdentityCheck>) => {
      const { kyc_url } = await client(startIdentityCheck, { body })
      window.location.assign(kyc_url)
    },
    finish: async (code: string) => keep(await client(finishIdentityCheck, { body: { code } })),
    refresh,
    remove: async () => keep(await client(removeIdentityCheck, {})),
  }
}
