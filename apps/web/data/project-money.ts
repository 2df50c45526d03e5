import type { AnswerOf, BodyOf } from '@kindling/api-client/contract/endpoint'
import { completeMilestone, updateMilestone } from '@kindling/api-client/contract/milestones'
import {
  getProjectMoney,
  listProjectLedger,
  listWithdrawals,
  withdrawFunds,
} from '@kindling/api-client/contract/withdrawals'
import type { LedgerLine, LedgerPart } from '@kindling/api-client/model/ledger-line'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { WithdrawalForm } from '@kindling/validation/forms/withdrawal'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { draftQuery } from './draft-query.ts'
import { useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useQuery } from './use-query.ts'
import { votesQuery } from './votes.ts'

/** Where all money of a project is. */
export const projectMoneyQuery = (id: string) => query(getProjectMoney, { params: { id } })

/** What a project may withdraw, where to, and what it withdrew. For its admins. */
export const withdrawalsQuery = (id: string) => query(listWithdrawals, { params: { id } })

/** What happened to a project's money, newest first: all of it, or one part. For its admins. */
export const ledgerQuery = (id: string, show?: LedgerPart, cursor = '', size = 20) =>
  query(listProjectLedger, {
    params: { id },
    query: { 'page[size]': String(size), ...(show && { show }), ...(cursor && { cursor }) },
  })
const parts = [undefined, 'in', 'out', 'held'] as const
type LedgerPage = AnswerOf<typeof listProjectLedger>

/** The ledger of a project, more of it with each `more`; another part starts at its newest line. */
export function useLedger(id: string) {
  const { client } = usePlatform()
  const [show, onShow] = useState<LedgerPart>()
  const first = useQuery(ledgerQuery(id, show))
  // Older pages belong to the first one they were read behind.
  const [older, setOlder] = useState<{ behind: LedgerPage | undefined; pages: readonly LedgerPage[] }>({
    behind: undefined,
    pages: [],
  })
  const pages = first.data ? [first.data, ...(older.behind === first.data ? older.pages : [])] : []
  const next = pages.at(-1)?.next
  const more = async () => {
    const page = await ledgerQuery(id, show, next ?? '').run(client)
    setOlder({ behind: first.data, pages: [...pages.slice(1), page] })
  }
  const readAll = async () => {
    const lines: LedgerLine[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: LedgerPage = await ledgerQuery(id, undefined, cursor, 100).run(client)
      lines.push(...page.lines)
      cursor = page.next
    }
    return lines
  }
  return {
    read: {
      ...first,
      data: first.data && { lines: pages.flatMap(({ lines }) => lines) },
      show,
      onShow,
      more: next ? more : undefined,
    },
    readAll,
  }
}

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
    await Promise.all(
      [projectMoneyQuery(id), withdrawalsQuery(id), ...parts.map((part) => ledgerQuery(id, part))].map(
        ({ key }) => mutate(key),
      ),
    )
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

/** Changes title, text or date of a launched campaign's milestone, and reads the project again. */
export function useChangeMilestone(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return async (milestoneId: string, body: BodyOf<typeof updateMilestone>) => {
    await client(updateMilestone, { params: { id, milestoneId }, body })
    await mutate(draftQuery(id).key)
  }
}
