import type { Place } from '../../../app/route.ts'
import { projectsQuery, readFilters } from '../../../data/lists.ts'
import { categoriesQuery } from '../../../data/queries.ts'
import type { Query } from '../../../data/query.ts'

/** What a list shows first: its categories and its first page. */
export const firstReads = ({ params, search }: Place): Query<unknown>[] => [
  categoriesQuery(),
  projectsQuery({
    filter: params.filter ?? '',
    categoryId: params.categoryId,
    sort: search.get('sort') ?? undefined,
    filters: readFilters(search),
  }),
]
