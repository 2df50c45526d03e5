import { getMyPledges, getPledge } from '@kindling/api-client/contract/pledges'
import {
  getPlatformStats,
  getProject,
  listCategories,
  listFeaturedProjects,
  listProjects,
  searchProjects,
} from '@kindling/api-client/contract/projects'
import { query } from './query.ts'

/** Projects per page of a list. */
export const listPageSize = 12
const carouselSize = 8

export const carouselQuery = (filter: 'trending' | 'recently_launched' | 'past_successes') =>
  query(listProjects, { params: { filter }, query: { 'page[size]': String(carouselSize) } })

export const featuredQuery = () => query(listFeaturedProjects, {})
export const statsQuery = () => query(getPlatformStats, {})
export const categoriesQuery = () => query(listCategories, {})
export const projectQuery = (name: string) => query(getProject, { params: { name } })

export const searchQuery = (text: string, page: number, size: number) =>
  query(searchProjects, { query: { query: text, page: String(page), 'page[size]': String(size) } })

export const myPledgesQuery = (projectId: string) => query(getMyPledges, { params: { id: projectId } })
export const pledgeQuery = (projectId: string, pledgeId: string) =>
  query(getPledge, { params: { id: projectId, pledgeId } })
