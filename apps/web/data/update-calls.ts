import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import { promiseRhythm } from '@kindling/api-client/contract/rhythm'
import {
  countUpdateReach,
  createUpdate,
  editUpdate,
  removeUpdate,
} from '@kindling/api-client/contract/update-changes'
import { previewUpdateMail, sendTestUpdate } from '@kindling/api-client/contract/update-mails'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { UpdateForm } from '@kindling/validation/forms/update'
import { useSWRConfig } from 'swr'
import { draftQuery } from './draft-query.ts'
import { useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { showsUpdates } from './updates.ts'

type MailTexts = BodyOf<typeof previewUpdateMail>

/** What the team does with updates; the lists are read again after each change. */
export function useUpdateCalls(projectId: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const key = useIdempotencyKey(`update:${projectId}`)
  /** The manager's tabs count drafts. */
  const readAgain = () => Promise.all([mutate(showsUpdates), mutate(draftQuery(projectId).key)])
  const create = async (body: UpdateForm) => {
    try {
      await client(createUpdate, { params: { projectId }, body, idempotencyKey: key.for(body) })
    } catch (error) {
      // Without an answer, a retry must be the same call: it may have been published already.
      if (isApiError(error) && error.status >= 400 && error.status < 500) key.forget()
      throw error
    }
    key.forget()
  }
  return {
    onSave: async (updateId: string | null, body: UpdateForm) => {
      await (updateId === null ? create(body) : client(editUpdate, { params: { projectId, updateId }, body }))
      await readAgain()
    },
    onCountReach: async (rewardIds: readonly string[]) => {
      const body = { reward_ids: [...rewardIds] }
      return (await client(countUpdateReach, { params: { projectId }, body })).reach
    },
    onPreviewMail: async (body: MailTexts) =>
      (await client(previewUpdateMail, { params: { projectId }, body })).mail,
    onSendTest: async (body: MailTexts) =>
      (await client(sendTestUpdate, { params: { projectId }, body })).email,
    onPromise: async (weeks: number | null) => {
      await client(promiseRhythm, { params: { id: projectId }, body: { weeks } })
      await readAgain()
    },
    onRemove: async (updateId: string) => {
      await client(removeUpdate, { params: { projectId, updateId } })
      await readAgain()
    },
  }
}
