import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/reset-password'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['auth', 'email', 'errors'],
  next: 'never',
} satisfies Route

export const server = {
  spec: '1 §4',
  referrer: 'none',
  index: 'no',
  budget: { kB: 39 },
} satisfies RouteOnServer
