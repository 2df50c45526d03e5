import { listParcels } from '@kindling/api-client/contract/parcels'
import {
  countPledges,
  getManagedPledge,
  listDestinations,
  listPledges,
  listSegments,
} from '@kindling/api-client/contract/pledge-management'
import {
  flagPledgeMessage,
  listPledgeMessages,
  readPledgeMessages,
  sendPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import {
  addPledgeNote,
  editPledgeNote,
  listPledgeNotes,
  removePledgeNote,
} from '@kindling/api-client/contract/pledge-notes'
import { managerCalls } from '@kindling/api-client/forms/manager-calls'
import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { CommentFlagForm } from '@kindling/validation/forms/flag'
import type { RefundForm } from '@kindling/validation/forms/refund'
import { type PledgeSort, reversed } from '@kindling/validation/rules/pledge-list'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { newKey, useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { projectMoneyQuery } from './project-money.ts'
import { query } from './query.ts'

/** What is asked of the list of backers. */
interface Asked {
  readonly filter: PledgeFilter
  readonly sort: PledgeSort
}

export const pledgesQuery = (id: string, { filter, sort }: Asked, cursor: string | null) =>
  query(listPledges, {
    params: { id },
    query: { sort, ...(cursor !== null && { cursor }) },
    body: filter,
  })
/** The pledge next to one in a list, or none: the one that follows it, or the one before it. */
export const neighbourQuery = (
  id: string,
  { filter, sort }: Asked,
  pledgeId: string,
  way: 'previous' | 'next',
) =>
  query(listPledges, {
    params: { id },
    query: { sort: way === 'next' ? sort : reversed[sort], after: pledgeId, 'page[size]': '1' },
    body: filter,
  })
export const pledgesCountQuery = (id: string, filter: PledgeFilter) =>
  query(countPledges, { params: { id }, body: filter })
export const destinationsQuery = (id: string) => query(listDestinations, { params: { id } })
export const parcelsQuery = (
  id: string,
  body: PledgeFilter & { pledge_ids?: string[] },
  cursor: string | null,
) =>
  query(listParcels, {
    params: { id },
    query: { ...(cursor !== null && { cursor }) },
    body,
  })
export const managedPledgeQuery = (id: string, pledgeId: string) =>
  query(getManagedPledge, { params: { id, pledgeId } })
export const teamMessagesQuery = (id: string, pledgeId: string) =>
  query(listPledgeMessages, { params: { id, pledgeId } })
export const notesQuery = (id: string, pledgeId: string) =>
  query(listPledgeNotes, { params: { id, pledgeId } })
export const segmentsQuery = (id: string) => query(listSegments, { params: { id } })

const lists = [
  'listPledges',
  'listParcels',
  'countPledges',
  'listSegments',
  'listDestinations',
  'getManagedPledge',
  // Its tabs count parcels to send.
  'getPrivateProject',
]

/** Calls about a project's backers. Each change leaves what is shown of them read again. */
export function useManagerCalls(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const readAgain = () =>
      mutate((key) => typeof key === 'string' && lists.some((name) => key.startsWith(`${name} `)))
    const calls = managerCalls(client, id)
    const thenRead =
      <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
      async (...args: Args) => {
        const answer = await call(...args)
        await readAgain()
        return answer
      }
    return {
      ...calls,
      setStatus: thenRead(calls.setStatus),
      setAddress: thenRead(calls.setAddress),
      lock: thenRead(calls.lock),
      saveSegment: thenRead(calls.saveSegment),
      removeSegment: thenRead(calls.removeSegment),
    }
  }, [client, id, mutate])
}

/** What the team notes about a pledge. A note may change what a filter picks: the lists are read again when next shown. */
export function usePledgeNotes(id: string, pledgeId: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const params = { id, pledgeId }
  const thenRead = async (call: Promise<unknown>) => {
    await call
    await mutate(notesQuery(id, pledgeId).key)
  }
  return {
    add: (text: string) =>
      thenRead(client(addPledgeNote, { params, body: { text }, idempotencyKey: newKey() })),
    edit: (noteId: string, text: string) =>
      thenRead(client(editPledgeNote, { params: { ...params, noteId }, body: { text } })),
    remove: (noteId: string) => thenRead(client(removePledgeNote, { params: { ...params, noteId } })),
  }
}

/** What the team does with one pledge: refunds it, and writes with its backer. */
export function useManagedPledge(id: string, pledgeId: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const key = useIdempotencyKey(`refund:${pledgeId}`)
  const calls = managerCalls(client, id)
  const readThread = () => mutate(teamMessagesQuery(id, pledgeId).key)
  const params = { id, pledgeId }
  return {
    onRefund: async (form: RefundForm) => {
      try {
        await calls.refund(pledgeId, form, key.for(form))
        key.forget()
        await Promise.all(
          [managedPledgeQuery(id, pledgeId), projectMoneyQuery(id)].map(({ key }) => mutate(key)),
        )
      } catch (error) {
        // Without an answer, a retry must be the same call: it may have been done already.
        if (isApiError(error) && error.status >= 400 && error.status < 500) key.forget()
        throw error
      }
    },
    onSend: async (text: string) => {
      await client(sendPledgeMessage, { params, body: { text }, idempotencyKey: newKey() })
      await readThread()
    },
    onRead: async () => {
      await client(readPledgeMessages, { params })
      await readThread()
    },
    onFlag: async (messageId: string, body: CommentFlagForm) => {
      await client(flagPledgeMessage, { params: { ...params, messageId }, body })
      await readThread()
    },
  }
}
