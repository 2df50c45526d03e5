import {
  changeEmail,
  changePassword,
  convertAccount,
  deleteMe,
  updateMe,
} from '@kindling/api-client/contract/account'
import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import { listSecurityEvents } from '@kindling/api-client/contract/security-events'
import { listSessions, revokeOtherSessions, revokeSession } from '@kindling/api-client/contract/sessions'
import { confirmTotp, disableTotp, enableTotp } from '@kindling/api-client/contract/totp'
import type { UserProfile } from '@kindling/api-client/model/account'
import { useSWRConfig } from 'swr'
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
  const keep = ({ user }: { user: UserProfile }) => keepProfile(user)
  /** Ending other sessions shortens the list of them. */
  const sessionsEnded = () => void mutate(sessionsQuery.key)
  return {
    changeEmail: async (body: BodyOf<typeof changeEmail>) => {
      await keep(await client(changeEmail, { body }))
      sessionsEnded()
    },
    changePassword: async (body: BodyOf<typeof changePassword>) => {
      await client(changePassword, { body })
      sessionsEnded()
    },
    convert: async (body: BodyOf<typeof convertAccount>) => {
      await keep(await client(convertAccount, { body }))
      sessionsEnded()
    },
    subscribe: async (email_subscriptions: UserProfile['email_subscriptions']) =>
      keep(await client(updateMe, { body: { email_subscriptions } })),
    /** Every other tab is logged out too; this one starts again at home and keeps nothing of the person. */
    remove: async (body: BodyOf<typeof deleteMe>) => {
      await client(deleteMe, { body })
      announceElsewhere('ended')
      window.location.replace('/')
    },
    startTotp: () => client(enableTotp, {}),
    confirmTotp: async (body: BodyOf<typeof confirmTotp>) => {
      await keep(await client(confirmTotp, { body }))
      sessionsEnded()
    },
    disableTotp: async (body: BodyOf<typeof disableTotp>) => {
      await keep(await client(disableTotp, { body }))
      sessionsEnded()
    },
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
