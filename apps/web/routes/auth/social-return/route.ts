import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/google_authenticated', '/facebook_authenticated'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['auth', 'errors'],
  next: 'never',
} satisfies Route

export const server = {
  spec: '1 §2, §4',
  referrer: 'none',
  index: 'no',
  budget: { kB: 39 },
} satisfies RouteOnServer
