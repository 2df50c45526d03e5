import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/create/*'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['system'],
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 10 },
  status: 404,
} satisfies RouteOnServer
