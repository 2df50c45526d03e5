import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/invitation'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['dashboard', 'errors'],
} satisfies Route

export const server = {
  spec: '2 §2, §6',
  // The code in the address lets its owner join a team.
  referrer: 'none',
  index: 'no',
  budget: { kB: 18 },
} satisfies RouteOnServer
