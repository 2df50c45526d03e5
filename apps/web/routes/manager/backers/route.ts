import { readPlace } from '@kindling/ui/views/manager/backers-place'
import type { Route, RouteOnServer } from '../../../app/route.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { pledgesCountQuery, pledgesQuery, segmentsQuery } from '../../../data/manager.ts'

export const route = {
  paths: ['/manager/:id/backers'],
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
  loader: ({ params: { id = '' }, search }) => {
    const place = readPlace(search)
    return [
      draftQuery(id),
      pledgesQuery(id, place, null),
      pledgesCountQuery(id, place.filter),
      segmentsQuery(id),
    ]
  },
} satisfies RouteOnServer
