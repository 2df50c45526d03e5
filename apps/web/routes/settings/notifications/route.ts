import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/settings/notifications'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['settings', 'errors'],
  scrollGroup: 'settings',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 18 },
} satisfies RouteOnServer
