import type { Route, RouteOnServer } from '../../../app/route.ts'
import { firstReads } from './first-reads.ts'

export const route = {
  paths: ['/projects/:filter/:categoryId?'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['listing', 'filters'],
  ahead: async (place, read) => {
    await (await import('./Page.tsx')).ahead(place, read)
  },
  leadsTo: '/project/:id/:tab?',
  scrollGroup: 'listing',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'yes',
  // 0.1 kB of it is what is read ahead.
  budget: { kB: 22.3 },
  loader: firstReads,
} satisfies RouteOnServer
