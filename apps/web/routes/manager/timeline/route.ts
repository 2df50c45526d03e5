import type { Route, RouteOnServer } from '../../../app/route.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { projectMoneyQuery } from '../../../data/project-money.ts'
import { votesQuery } from '../../../data/votes.ts'

export const route = {
  paths: ['/manager/:id/timeline'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['manager', 'switcher', 'rules', 'votes', 'errors'],
  scrollGroup: 'manager',
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 40.5 },
  loader: ({ params: { id = '' } }) => [draftQuery(id), projectMoneyQuery(id), votesQuery(id)],
} satisfies RouteOnServer
