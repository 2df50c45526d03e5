import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/privacy'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['content', 'privacy'],
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 18.6 },
} satisfies RouteOnServer
