import { countFacets } from '@kindling/api-client/contract/project-lists'
import { listProjects } from '@kindling/api-client/contract/projects'
import { type ListFilters, readListFilters } from '@kindling/validation/rules/list-filters'
import { listPageSize } from './queries.ts'
import { query } from './query.ts'

/** What the address of a list narrows it by; anything that means nothing is left out. */
export const readFilters = (search: URLSearchParams): ListFilters =>
  readListFilters((facet) => search.get(facet)).filters

/** List filters as the API spells them; the site's links use hyphens, and both are accepted. */
const apiFilter = (filter: string) => filter.replaceAll('-', '_')

interface ListPlace {
  readonly filter: string
  readonly categoryId?: string | undefined
  readonly sort?: string | undefined
  readonly filters?: ListFilters | undefined
  readonly cursor?: string | undefined
}

/** What a call for a list is narrowed by. */
const narrowing = ({ categoryId, filters }: ListPlace) => ({
  ...(categoryId && categoryId !== '0' ? { category_id: categoryId } : {}),
  ...filters,
})

export const projectsQuery = ({ filter, sort, cursor, ...rest }: ListPlace) =>
  query(listProjects, {
    params: { filter: apiFilter(filter) },
    query: {
      'page[size]': String(listPageSize),
      ...narrowing({ filter, ...rest }),
      ...(sort ? { sort } : {}),
      ...(cursor ? { cursor } : {}),
    },
  })

export const facetsQuery = (place: ListPlace) =>
  query(countFacets, { params: { filter: apiFilter(place.filter) }, query: narrowing(place) })
