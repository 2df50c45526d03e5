import type { Route, RouteOnServer } from '../../../app/route.ts'
import { ownPledgeQuery } from '../../../data/own-pledge.ts'
import { messagesQuery } from '../../../data/pledge-messages.ts'

export const route = {
  paths: ['/pledges/:id'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['pledges', 'messages', 'checkout', 'errors'],
} satisfies Route

export const server = {
  spec: '2 §3',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 33.5 },
  loader: ({ params: { id = '' } }) => [ownPledgeQuery(id), messagesQuery(id)],
  lazyParts: [
    'packages/ui/views/pledges/CancelPledgeDialog.tsx',
    'packages/ui/views/pledges/PledgeMessages.tsx',
    'packages/ui/views/pledges/PromiseDiff.tsx',
  ],
} satisfies RouteOnServer
