import type { Route, RouteOnServer } from '../../../app/route.ts'
import { projectQuery } from '../../../data/queries.ts'
import { votesQuery } from '../../../data/votes.ts'

export const route = {
  paths: ['/project/:id/vote'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['project', 'votes', 'errors'],
} satisfies Route

export const server = {
  spec: '2 §5',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 24 },
  loader: ({ params }) => [projectQuery(params.id ?? ''), votesQuery(params.id ?? '')],
} satisfies RouteOnServer
