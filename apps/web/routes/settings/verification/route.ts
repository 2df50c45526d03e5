import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/settings/verification'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['settings', 'errors'],
  scrollGroup: 'settings',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'none',
  index: 'no',
  budget: { kB: 15 },
} satisfies RouteOnServer
