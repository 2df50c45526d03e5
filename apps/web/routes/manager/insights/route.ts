import type { Route, RouteOnServer } from '../../../app/route.ts'
import { draftQuery } from '../../../data/draft-query.ts'

export const route = {
  paths: ['/manager/:id/insights'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['manager', 'insights', 'switcher', 'rules', 'errors'],
  scrollGroup: 'manager',
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 40 },
  loader: ({ params: { id = '' } }) => [draftQuery(id)],
} satisfies RouteOnServer
