import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/dashboard'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['user'],
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 10 },
  redirect: () => '/user/me/created',
} satisfies RouteOnServer
