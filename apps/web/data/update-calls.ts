import { createUpdate, editUpdate, removeUpdate } from '@kindling/api-client/contract/update-changes'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { UpdateForm } from '@kindling/validation/forms/update'
import { useSWRConfig } from 'swr'
import { useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { showsUpdates } from './updates.ts'

/** What the team does with updates; the lists are read again after each change. */
export function useUpdateCalls(projectId: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const key = useIdempotencyKey(`update:${projectId}`)
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
      await mutate(showsUpdates)
    },
    onRemove: async (updateId: string) => {
      await client(removeUpdate, { params: { projectId, updateId } })
      await mutate(showsUpdates)
    },
  }
}
