import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/terms'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['content', 'terms'],
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 18.6 },
} satisfies RouteOnServer
