import {
  listCreatedProjects,
  listPledgedProjects,
  listTeamProjects,
} from '@kindling/api-client/contract/project-lists'
import { query } from './query.ts'

/** Created projects on a profile: two rows of four. */
export const createdShown = 8
/** Projects on a page of a person's whole list. */
export const listedAtOnce = 12

/** Whose profile it is: an id, or the signed-in person. */
export const self = 'me'

const pageOf = (size: number, page: number) => ({
  'page[size]': String(size),
  ...(page > 1 ? { page: String(page) } : {}),
})

export const createdQuery = (userId: string, size: number, page = 1) =>
  query(listCreatedProjects, { params: { userId }, query: pageOf(size, page) })
export const backedQuery = (userId: string, size: number, page = 1) =>
  query(listPledgedProjects, { params: { userId }, query: pageOf(size, page) })
export const teamQuery = (size: number, page = 1) => query(listTeamProjects, { query: pageOf(size, page) })
