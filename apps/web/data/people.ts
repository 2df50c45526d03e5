import { getUser, removeAvatar, setAvatar, updateMe } from '@kindling/api-client/contract/account'
import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import { listCreatedProjects, listPledgedProjects } from '@kindling/api-client/contract/project-lists'
import type { UserProfile } from '@kindling/api-client/model/account'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useProfileKept } from './session.tsx'

/** Created projects on a profile: two rows of four. */
export const createdShown = 8
/** Projects on a page of a person's whole list. */
export const listedAtOnce = 12

/** Whose profile it is: an id, or the signed-in person. */
export const self = 'me'

const pageOf = (size: number, page: number) => ({
  'page[size]': String(size),
  ...(page > 1 ? { page: String(page) } : {}),
})

export const personQuery = (id: string) => query(getUser, { params: { id } })
export const createdQuery = (userId: string, size: number, page = 1) =>
  query(listCreatedProjects, { params: { userId }, query: pageOf(size, page) })
export const backedQuery = (userId: string, size: number, page = 1) =>
  query(listPledgedProjects, { params: { userId }, query: pageOf(size, page) })

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
