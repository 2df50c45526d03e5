import {
  createProject,
  getPrivateProject,
  projectExists,
} from '@kindling/api-client/contract/project-editing'
import { draftCalls } from '@kindling/api-client/forms/draft-calls'
import { createToWire } from '@kindling/api-client/forms/project'
import type { ProjectCreateForm } from '@kindling/validation/forms/project-create'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { draftQuery } from './draft-query.ts'
import { followedBy } from './followed-by.ts'
import { usePlatform } from './platform.tsx'

/** The way to a draft. */
export function useCreation() {
  const { client } = usePlatform()
  return {
    lookUp: async (name: string) => (await client(projectExists, { params: { name } })).exists,
    create: async (form: ProjectCreateForm) =>
      (await client(createProject, { body: createToWire(form) })).data.project.id,
  }
}

/** Calls about a draft, each of which leaves it read again; and its reading alone. */
export function useDraft(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const { key } = draftQuery(id)
    const reload = async () => {
      const answer = await client(getPrivateProject, { params: { id } })
      await mutate(key, answer, { revalidate: false })
      return answer.project
    }
    const calls = followedBy(draftCalls(client, id), (name, answer) => {
      // A draft that is deleted is not read again, and a saved one is its own answer.
      if (name === 'save') return mutate(key, { project: answer }, { revalidate: false })
      return name === 'remove' ? undefined : reload()
    })
    return { calls, reload }
  }, [client, id, mutate])
}
