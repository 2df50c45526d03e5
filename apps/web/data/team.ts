import {
  acceptInvite,
  listActivity,
  listCollaborators,
  listInvites,
  lookUpInvite,
} from '@kindling/api-client/contract/collaborators'
import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import { teamCalls } from '@kindling/api-client/forms/team-calls'
import { useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import { followedBy } from './followed-by.ts'
import { usePlatform } from './platform.tsx'
import { type Query, query } from './query.ts'
import { useQuery } from './use-query.ts'

const collaboratorsQuery = (id: string) => query(listCollaborators, { params: { id } })
const invitesQuery = (id: string) => query(listInvites, { params: { id } })
/** The invitation of a code, as this person sees it. */
export const invitationQuery = (
  code: string,
  person: string | null,
): Query<AnswerOf<typeof lookUpInvite>> => ({
  key: `lookUpInvite ${JSON.stringify([code, person])}`,
  run: (client) => client(lookUpInvite, { body: { code } }),
})

/** Lines of the activity list that are read at a time. */
const pageSize = '10'

/** A project's team, with the invitations that its admins see; null: not shown now. */
export function useTeam(id: string | null, sees: 'invites' | 'people') {
  const team = useQuery(id === null ? null : collaboratorsQuery(id))
  const invites = useQuery(id === null || sees === 'people' ? null : invitesQuery(id))
  const { data } = team
  const whole =
    data && (sees === 'people' || invites.data)
      ? { collaborators: data.collaborators, invites: invites.data?.invites ?? [] }
      : undefined
  const retry = () => {
    team.retry()
    if (sees === 'invites') invites.retry()
  }
  return { data: whole, error: team.error ?? invites.error, retry }
}

/** Calls that change a team, each of which leaves it read again. */
export function useTeamCalls(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const stale = [collaboratorsQuery(id).key, invitesQuery(id).key]
    return followedBy(teamCalls(client, id), (name) =>
      name === 'leave' ? undefined : Promise.all(stale.map((key) => mutate(key))),
    )
  }, [client, id, mutate])
}

export const activityQuery = (id: string, cursor = '') =>
  query(listActivity, {
    params: { id },
    query: { 'page[size]': pageSize, ...(cursor && { cursor }) },
  })
type Activity = AnswerOf<typeof listActivity>

/** The list of changes of a project, more of it with each `more`; null: not shown now. */
export function useActivity(id: string | null) {
  const { client } = usePlatform()
  const first = useQuery(id === null ? null : activityQuery(id))
  // Earlier pages belong to the first one they were read behind.
  const [earlier, setEarlier] = useState<{ behind: Activity | undefined; pages: readonly Activity[] }>({
    behind: undefined,
    pages: [],
  })
  const pages = first.data ? [first.data, ...(earlier.behind === first.data ? earlier.pages : [])] : []
  const next = pages.at(-1)?.meta.next
  const more = async () => {
    if (id === null || !next) return
    const page = await activityQuery(id, next).run(client)
    setEarlier({ behind: first.data, pages: [...pages.slice(1), page] })
  }
  return {
    data: first.data && { lines: pages.flatMap(({ activity }) => activity) },
    error: first.error,
    retry: first.retry,
    more: next ? more : undefined,
  }
}

/** Answers an invitation; resolves to the project's id. */
export function useAcceptInvite() {
  const { client } = usePlatform()
  return async (code: string) => (await client(acceptInvite, { body: { code } })).project_id
}
