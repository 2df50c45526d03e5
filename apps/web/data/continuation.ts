import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import { createProject } from '@kindling/api-client/contract/project-editing'
import { listCreatedProjects } from '@kindling/api-client/contract/project-lists'
import { LISTING } from '@kindling/validation/limits'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'

/* Apart from the wizard's data, which knows the rules of a form. */

/** All projects of the person: those that succeeded can be continued. */
export const ownProjectsQuery = () =>
  query(listCreatedProjects, {
    params: { userId: 'me' },
    query: { 'page[size]': String(LISTING.pageSizeMax) },
  })

/** Makes a draft from a project that succeeded; resolves to its id. */
export function useContinuation() {
  const { client } = usePlatform()
  return async (body: BodyOf<typeof createProject>) => (await client(createProject, { body })).data.project.id
}
