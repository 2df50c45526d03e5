import type { Route, RouteOnServer } from '../../../app/route.ts'
import { pledgeListQuery } from '../../../data/my-pledges.ts'

export const route = {
  paths: ['/pledges'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['pledges', 'errors'],
} satisfies Route

export const server = {
  spec: '2 §3',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 17.5 },
  loader: () => [pledgeListQuery()],
} satisfies RouteOnServer
