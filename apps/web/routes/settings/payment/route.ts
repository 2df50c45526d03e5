import type { Route, RouteOnServer } from '../../../app/route.ts'
import { cardFieldQuery } from '../../../data/card-entry.ts'

export const route = {
  paths: ['/settings/payment'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['settings', 'checkout', 'errors'],
  scrollGroup: 'settings',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 24 },
  cardFields: true,
  loader: () => [cardFieldQuery()],
} satisfies RouteOnServer
