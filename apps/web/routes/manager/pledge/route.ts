import type { Route, RouteOnServer } from '../../../app/route.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { managedPledgeQuery, notesQuery, teamMessagesQuery } from '../../../data/manager.ts'

export const route = {
  paths: ['/manager/:id/backers/:pledgeId'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['manager', 'switcher', 'rules', 'pledges', 'checkout', 'messages', 'errors'],
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 40 },
  lazyParts: [
    'packages/ui/views/manager/RefundPanel.tsx',
    'packages/ui/views/manager/notes/TeamNotes.tsx',
    'packages/ui/views/pledges/PledgeMessages.tsx',
  ],
  loader: ({ params: { id = '', pledgeId = '' } }) => [
    draftQuery(id),
    managedPledgeQuery(id, pledgeId),
    teamMessagesQuery(id, pledgeId),
    notesQuery(id, pledgeId),
  ],
} satisfies RouteOnServer
