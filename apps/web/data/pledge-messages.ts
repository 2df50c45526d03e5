import {
  flagMyPledgeMessage,
  listMyPledgeMessages,
  readMyPledgeMessages,
  sendMyPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { CommentFlagForm } from '@kindling/validation/forms/flag'
import { useSWRConfig } from 'swr'
import { useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'

/** The thread of a pledge with its project's team. */
export const messagesQuery = (pledgeId: string) => query(listMyPledgeMessages, { params: { pledgeId } })

/** Writes to the team, marks what it wrote as read, and reports it. */
export function usePledgeMessages(pledgeId: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const key = useIdempotencyKey(`message:${pledgeId}`)
  const params = { pledgeId }
  const readAgain = () => mutate(messagesQuery(pledgeId).key)
  return {
    onSend: async (text: string) => {
      try {
        await client(sendMyPledgeMessage, {
          params,
          body: { text },
          idempotencyKey: key.for({ params, text }),
        })
        key.forget()
        await readAgain()
      } catch (error) {
        // Without an answer, a retry must be the same call: it may have been sent already.
        if (isApiError(error) && error.status >= 400 && error.status < 500) key.forget()
        throw error
      }
    },
    onRead: async () => {
      await client(readMyPledgeMessages, { params })
      await readAgain()
    },
    onFlag: async (messageId: string, body: CommentFlagForm) => {
      await client(flagMyPledgeMessage, { params: { ...params, messageId }, body })
      await readAgain()
    },
  }
}
