import { logout } from '@kindling/api-client/contract/auth'
import { getMe } from '@kindling/api-client/contract/users'
import type { UserProfile } from '@kindling/api-client/model/account'
import type { Client } from '@kindling/api-client/transport'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { PROFILE_FRESH_MS } from '@kindling/validation/limits'
import useSWR, { useSWRConfig } from 'swr'
import { shownAfter } from './own-answers.ts'
import { usePlatform } from './platform.tsx'
import { announce, tellHere } from './session-channel.ts'

/**
 * Key of the profile; the server delivers `{ user: null }` for a visitor, which saves a call that would be rejected.
 */
export const sessionKey = 'session'

export interface Session {
  /** Null for a visitor, undefined while unknown. */
  readonly user: UserProfile | null | undefined
  readonly logOut: () => Promise<void>
  /** Fetches the profile again after a change. */
  readonly refresh: () => Promise<void>
}

/** Asks the platform who is signed in. */
export async function readMe(client: Client): Promise<{ user: UserProfile | null }> {
  try {
    return await client(getMe, {})
  } catch (error) {
    if (isApiError(error) && error.status === 401) return { user: null }
    throw error
  }
}

/** Shows what a call of this person has changed in their profile. */
export function useProfileKept() {
  const { mutate } = useSWRConfig()
  return async (user: UserProfile): Promise<void> => {
    await mutate<{ user: UserProfile | null }>(sessionKey, (shown) => shownAfter(shown, user), {
      revalidate: false,
    })
  }
}

/** The signed-in person. A profile counts as fresh for five minutes (spec 1 §4). */
export function useSession(): Session {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const { data } = useSWR(sessionKey, () => readMe(client), {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    dedupingInterval: PROFILE_FRESH_MS,
  })
  return {
    user: data?.user,
    logOut: async () => {
      await client(logout, {})
      announce('ended')
    },
    refresh: async () => {
      const { user } = await readMe(client)
      if (user && user.id === data?.user?.id) await mutate(sessionKey, { user }, { revalidate: false })
      else tellHere('refused')
    },
  }
}
