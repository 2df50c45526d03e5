import type { Route, RouteOnServer } from '../../../app/route.ts'
import { projectQuery } from '../../../data/queries.ts'

export const route = {
  paths: ['/project/:id/:tab?'],
  access: 'public',
  only: { tab: ['project', 'faq'] },
  page: () => import('./Page.tsx'),
  messages: ['project'],
  scrollGroup: 'project',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { timesFloor: 1.2 },
  loader: ({ params }) => [projectQuery(params.id ?? '')],
  lazyParts: ['packages/ui/views/project/ProjectBody.tsx', 'packages/ui/views/project/after-first-view.ts'],
} satisfies RouteOnServer
