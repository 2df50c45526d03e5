import { updateMe } from '@kindling/api-client/contract/account'
import { listSecurityEvents } from '@kindling/api-client/contract/security-events'
import { listSessions, revokeOtherSessions, revokeSession } from '@kindling/api-client/contract/sessions'
import { type AccountCalls, accountCalls } from '@kindling/api-client/forms/account-calls'
import type { UserProfile } from '@kindling/api-client/model/account'
import { useSWRConfig } from 'swr'
import { followedBy } from './followed-by.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useProfileKept } from './session.tsx'
import { announceElsewhere } from './session-channel.ts'

export const sessionsQuery = query(listSessions, {})

/** How many security events are read: first, and at most. */
export type EventCount = 20 | 100

export const securityEventsQuery = (count: EventCount) =>
  query(listSecurityEvents, { query: { 'page[size]': String(count) } })

/** Changes a person makes to their account; the header and the page show them at once. */
export function useAccountCalls() {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const keepProfile = useProfileKept()
  const calls = accountCalls(client)
  const changes = followedBy(calls, async (_, answer) => {
    if ('user' in answer) await keepProfile(answer.user)
    // A change ends the person's other sessions, which shortens the list of them.
    void mutate(sessionsQuery.key)
  })
  return {
    ...changes,
    /** Begins a change, and ends nothing yet. */
    startTotp: calls.startTotp,
    /** Every other tab is logged out too; this one starts again at home and keeps nothing of the person. */
    remove: async (body: Parameters<AccountCalls['remove']>[0]) => {
      const answer = await calls.remove(body)
      announceElsewhere('ended')
      window.location.replace('/')
      return answer
    },
    subscribe: async (email_subscriptions: UserProfile['email_subscriptions']) =>
      keepProfile((await client(updateMe, { body: { email_subscriptions } })).user),
    endSession: async (id: string) => {
      await client(revokeSession, { params: { id } })
      await mutate(sessionsQuery.key)
    },
    endOtherSessions: async () => {
      await client(revokeOtherSessions, {})
      await mutate(sessionsQuery.key)
    },
  }
}
