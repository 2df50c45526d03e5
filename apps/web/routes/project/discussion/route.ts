import type { Route, RouteOnServer } from '../../../app/route.ts'
import { commentPermissionQuery, commentsQuery } from '../../../data/discussion.ts'
import { projectQuery } from '../../../data/queries.ts'
import { discussionSort } from './sort.ts'

export const route = {
  paths: ['/project/:id/discussion'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['project', 'community', 'errors'],
  scrollGroup: 'project',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 27 },
  loader: ({ params, search }) => {
    const id = params.id ?? ''
    return [projectQuery(id), commentPermissionQuery(id), commentsQuery(id, discussionSort(search))]
  },
  lazyParts: ['packages/ui/views/project/after-first-view.ts', 'packages/ui/views/community/Composer.tsx'],
} satisfies RouteOnServer
