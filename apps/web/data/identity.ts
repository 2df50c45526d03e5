import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import {
  finishIdentityCheck,
  getIdentityCheck,
  removeIdentityCheck,
  startIdentityCheck,
} from '@kindling/api-client/contract/identity'
import type { UserProfile } from '@kindling/api-client/model/account'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { sessionKey, useSession } from './session.tsx'

/** The identity check; what comes of it is in the profile at once. */
export function useIdentity() {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const { user } = useSession()
  const keep = async ({ kyc_status }: Pick<UserProfile, 'kyc_status'>) => {
    if (user) await mutate(sessionKey, { user: { ...user, kyc_status } }, { revalidate: false })
  }
  return {
    /** Leaves the site: resolves once the browser is on its way. */
    start: async (body: BodyOf<typeof startIdentityCheck>) => {
      const { kyc_url } = await client(startIdentityCheck, { body })
      window.location.assign(kyc_url)
    },
    finish: async (code: string) => keep(await client(finishIdentityCheck, { body: { code } })),
    refresh: async () => keep(await client(getIdentityCheck, { query: { refresh: '1' } })),
    remove: async () => keep(await client(removeIdentityCheck, {})),
  }
}
