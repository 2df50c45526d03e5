import type { Route, RouteOnServer } from '../../../app/route.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { updatesQuery } from '../../../data/updates.ts'

export const route = {
  paths: ['/manager/:id/updates'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['manager', 'updates', 'switcher', 'rules', 'community', 'dashboard', 'errors'],
  scrollGroup: 'manager',
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §3',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 40 },
  loader: ({ params: { id = '' } }) => [draftQuery(id), updatesQuery(id)],
} satisfies RouteOnServer
