import type { Route, RouteOnServer } from '../../../app/route.ts'
import { projectsQuery, readFilters } from '../../../data/lists.ts'
import { categoriesQuery } from '../../../data/queries.ts'

export const route = {
  paths: ['/projects/:filter/:categoryId?'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['listing', 'filters'],
  scrollGroup: 'listing',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 22 },
  loader: ({ params, search }) => [
    categoriesQuery(),
    projectsQuery({
      filter: params.filter ?? '',
      categoryId: params.categoryId,
      sort: search.get('sort') ?? undefined,
      filters: readFilters(search),
    }),
  ],
} satisfies RouteOnServer
