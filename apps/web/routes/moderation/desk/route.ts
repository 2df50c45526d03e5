import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/moderation/:queue?'],
  access: 'session',
  only: { queue: ['storefront', 'project', 'comment', 'message', 'suspended', 'log'] },
  page: () => import('./Page.tsx'),
  messages: ['moderation', 'rules', 'errors'],
  scrollGroup: 'moderation',
} satisfies Route

export const server = {
  spec: '2 §8',
  referrer: 'none',
  index: 'no',
  budget: { kB: 22 },
} satisfies RouteOnServer
