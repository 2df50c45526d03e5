import type { Route, RouteOnServer } from '../../../app/route.ts'
import { pledgeQuery, projectQuery } from '../../../data/queries.ts'

export const route = {
  paths: ['/bank/:id/:pledgeId'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['checkout', 'errors'],
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 18 },
  loader: // Only its owner may read a pledge; a visitor gets "not found" for the project without logging in.
    ({ params: { id = '', pledgeId = '' } }) => [projectQuery(id), pledgeQuery(id, pledgeId)],
} satisfies RouteOnServer
