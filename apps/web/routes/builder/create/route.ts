import type { Route, RouteOnServer } from '../../../app/route.ts'
import { categoriesQuery } from '../../../data/queries.ts'

export const route = {
  paths: ['/create'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['builder', 'errors'],
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 52 },
  loader: () => [categoriesQuery()],
} satisfies RouteOnServer
