import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/newsletter'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['auth', 'email', 'home', 'errors'],
  next: 'never',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'none',
  index: 'no',
  budget: { kB: 16 },
} satisfies RouteOnServer
