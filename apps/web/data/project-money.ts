import { completeMilestone } from '@kindling/api-client/contract/milestones'
import { getProjectMoney, listWithdrawals, withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { WithdrawalForm } from '@kindling/validation/forms/withdrawal'
import { useSWRConfig } from 'swr'
import { draftQuery } from './draft-query.ts'
import { useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { votesQuery } from './votes.ts'

/** Where all money of a project is. */
export const projectMoneyQuery = (id: string) => query(getProjectMoney, { params: { id } })

/** What a project may withdraw, where to, and what it withdrew. For its admins. */
export const withdrawalsQuery = (id: string) => query(listWithdrawals, { params: { id } })

/** Sends released money to the bank, and reads again what it changes. */
export function useWithdraw(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const key = useIdempotencyKey(`withdraw:${id}`)
  return async (body: WithdrawalForm) => {
    try {
      await client(withdrawFunds, { params: { id }, body, idempotencyKey: key.for(body) })
    } catch (error) {
      // Without an answer, a retry must be the same call: it may have been done already.
      if (isApiError(error) && error.status >= 400 && error.status < 500) key.forget()
      throw error
    }
    key.forget()
    await Promise.all([projectMoneyQuery(id), withdrawalsQuery(id)].map((each) => mutate(each.key)))
  }
}

/** Marks a milestone complete, and reads again what it changes. */
export function useCompleteMilestone(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return async (milestoneId: string) => {
    await client(completeMilestone, { params: { id, milestoneId } })
    await Promise.all([draftQuery(id), projectMoneyQuery(id), votesQuery(id)].map(({ key }) => mutate(key)))
  }
}
