import { bodyOf, readSlips } from '@kindling/ui/views/manager/slips/slips-place'
import type { Route, RouteOnServer } from '../../../app/route.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { parcelsQuery } from '../../../data/manager.ts'

export const route = {
  paths: ['/manager/:id/slips'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['manager', 'switcher', 'rules', 'errors'],
  scrollGroup: 'manager',
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 40 },
  loader: ({ params: { id = '' }, search }) => [
    draftQuery(id),
    parcelsQuery(id, bodyOf(readSlips(search)), null),
  ],
} satisfies RouteOnServer
