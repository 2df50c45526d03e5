import type { Route, RouteOnServer } from '../../../app/route.ts'
import { messagesQuery, ownPledgeQuery } from '../../../data/own-pledge.ts'

export const route = {
  paths: ['/pledges/:id'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['pledges', 'checkout', 'errors'],
} satisfies Route

export const server = {
  spec: '2 §3',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 33.5 },
  loader: ({ params: { id = '' } }) => [ownPledgeQuery(id), messagesQuery(id)],
  lazyParts: [
    'packages/ui/views/pledges/CancelPledgeDialog.tsx',
    'packages/ui/views/pledges/PromiseDiff.tsx',
  ],
} satisfies RouteOnServer
