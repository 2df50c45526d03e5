import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/undo-email'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['auth', 'email', 'errors'],
  next: 'never',
  confirmNotice: 'own',
} satisfies Route

export const server = {
  spec: '1 §4',
  referrer: 'none',
  index: 'no',
  budget: { kB: 15 },
} satisfies RouteOnServer
