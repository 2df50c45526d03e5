import type { Route, RouteOnServer } from '../../../app/route.ts'
import { categoriesQuery, projectsQuery } from '../../../data/queries.ts'

export const route = {
  paths: ['/projects/:filter/:categoryId?'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['listing'],
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
    }),
  ],
} satisfies RouteOnServer
