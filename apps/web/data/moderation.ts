import {
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  listModerationLog,
  unblockAccount,
} from '@kindling/api-client/contract/moderation'
import type { DecisionForm } from '@kindling/validation/forms/moderation'
import type { ModerationQueue } from '@kindling/validation/rules/moderation'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'

/** How much of a list is shown at once: a page, then all that a page may hold. */
export const deskPages = [20, 100] as const

export const casesQuery = (queue: ModerationQueue | null, size: number = deskPages[0]) =>
  query(listModerationCases, { query: { ...(queue && { queue }), 'page[size]': String(size) } })
export const caseQuery = (caseId: string) => query(getModerationCase, { params: { caseId } })
export const moderationLogQuery = (size: number = deskPages[0]) =>
  query(listModerationLog, { query: { 'page[size]': String(size) } })

const names = [listModerationCases.name, getModerationCase.name, listModerationLog.name]

/** What moderators do; every list of the desk is read again afterwards. */
export function useModeration() {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const readAgain = () =>
    mutate((key) => typeof key === 'string' && names.some((name) => key.startsWith(`${name} `)))
  return {
    decide: async (caseId: string, body: DecisionForm) => {
      await client(decideModerationCase, { params: { caseId }, body })
      await readAgain()
    },
    unblock: async (userId: string, reason: string) => {
      await client(unblockAccount, { params: { userId }, body: { reason } })
      await readAgain()
    },
  }
}
