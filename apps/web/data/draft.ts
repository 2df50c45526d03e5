import {
  createProject,
  getPrivateProject,
  projectExists,
} from '@kindling/api-client/contract/project-editing'
import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { draftCalls } from '@kindling/api-client/forms/draft-calls'
import { createToWire } from '@kindling/api-client/forms/project'
import { isApiError } from '@kindling/api-client/transport'
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

/** A call without an answer may have changed the draft, and one that came too late is told so by its state. */
const mayHaveChanged = (error: unknown) =>
  isApiError(error) && ['NETWORK_FAILURE', 'REQUEST_TIMEOUT', 'INVALID_PROJECT_STATE'].includes(error.code)

/** Calls about a draft, each of which leaves it read again; and its reading alone. */
export function useDraft(id: string) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const { key } = draftQuery(id)
    const keep = (project: PrivateProject) => mutate(key, { project }, { revalidate: false })
    const reload = async () => {
      const { project } = await client(getPrivateProject, { params: { id } })
      await keep(project)
      return project
    }
    const calls = followedBy(
      draftCalls(client, id),
      (name, answer) => {
        // A draft that is deleted is not read again, and one that is saved or launched is in the answer.
        if (name === 'remove') return undefined
        if (name === 'save') return keep(answer as PrivateProject)
        return answer && 'project' in answer ? keep(answer.project) : reload()
      },
      // What is typed has a way of its own: the editor knows what it has not heard of (use-autosave.ts).
      (name, error) => {
        if (name !== 'save' && mayHaveChanged(error)) void mutate(key)
      },
    )
    return { calls, reload }
  }, [client, id, mutate])
}
