import { getUser, removeAvatar, setAvatar, updateMe } from '@kindling/api-client/contract/account'
import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { UserProfile } from '@kindling/api-client/model/account'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useProfileKept } from './session.tsx'

export const personQuery = (id: string) => query(getUser, { params: { id } })
export interface ProfileEditing {
  readonly save: (profile: BodyOf<typeof updateMe>) => Promise<void>
  readonly setPicture: (picture: File) => Promise<void>
  readonly removePicture: () => Promise<void>
}

/** Changes to the person's own profile: the header and the page show each at once. */
export function useProfileEditing(): ProfileEditing {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const keepProfile = useProfileKept()
  const keep = async ({ user }: { user: UserProfile }) => {
    await keepProfile(user)
    // The public view of it is read again.
    await mutate(personQuery(user.id).key)
  }
  return {
    save: async (body) => keep(await client(updateMe, { body })),
    setPicture: async (file) => keep(await client(setAvatar, { body: { file } })),
    removePicture: async () => keep(await client(removeAvatar, {})),
  }
}
