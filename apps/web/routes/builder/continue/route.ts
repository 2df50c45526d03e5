import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/create/continue'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['builder', 'errors'],
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 24 },
} satisfies RouteOnServer
