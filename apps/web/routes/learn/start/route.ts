import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/learn'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: [],
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 1 },
  redirect: () => '/learn/questions',
} satisfies RouteOnServer
