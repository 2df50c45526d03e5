import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/social_auth_error'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['auth', 'errors'],
  next: 'never',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 14 },
} satisfies RouteOnServer
