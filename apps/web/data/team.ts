import {
  acceptInvite,
  listActivity,
  listCollaborators,
  listInvites,
  lookUpInvite,
} from '@kindling/api-client/contract/collaborators'
import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import { type TeamCalls, teamCalls } from '@kindling/api-client/forms/team-calls'
import { ApiError, isApiError } from '@kindling/api-client/transport/api-error'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
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
    return Object.fromEntries(
      Object.entries(teamCalls(client, id)).map(([name, call]) => [
        name,
        async (...args: never[]) => {
          const answer = await (call as (...args: never[]) => Promise<unknown>)(...args)
          if (name !== 'leave') await Promise.all(stale.map((key) => mutate(key)))
          return answer
        },
      ]),
    ) as unknown as TeamCalls
  }, [client, id, mutate])
}

/** The list of changes of a project, more of it with each `more`; null: not shown now. */
export function useActivity(id: string | null) {
  const { client } = usePlatform()
  type Page = Awaited<ReturnType<typeof read>>
  const read = (cursor: string) =>
    client(listActivity, {
      params: { id: id ?? '' },
      query: { 'page[size]': pageSize, ...(cursor && { cursor }) },
    })
  const { data, error, size, setSize, mutate } = useSWRInfinite<Page, unknown>(
    (index, before: Page | null) => {
      if (id === null || (before && before.meta.next === null)) return null
      return ['listActivity', id, index === 0 ? '' : (before?.meta.next ?? '')]
    },
    ([, , cursor]: readonly [string, string, string]) => read(cursor),
  )
  const failure =
    error === undefined || isApiError(error) ? error : new ApiError([{ code: 'NETWORK_FAILURE' }], 0)
  return {
    data: data && { lines: data.flatMap(({ activity }) => activity) },
    error: data ? undefined : failure,
    retry: () => void mutate(),
    more: data?.at(-1)?.meta.next ? () => void setSize(size + 1) : undefined,
  }
}

/** Answers an invitation; resolves to the project's id. */
export function useAcceptInvite() {
  const { client } = usePlatform()
  return async (code: string) => (await client(acceptInvite, { body: { code } })).project_id
}
