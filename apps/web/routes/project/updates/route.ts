import type { Route, RouteOnServer } from '../../../app/route.ts'
import { commentPermissionQuery } from '../../../data/discussion.ts'
import { projectQuery } from '../../../data/queries.ts'
import { updateQuery, updatesQuery } from '../../../data/updates.ts'

export const route = {
  paths: ['/project/:id/updates/:updateId?'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['project', 'community', 'errors'],
  scrollGroup: 'project',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 25 },
  loader: ({ params: { id = '', updateId } }) => [
    projectQuery(id),
    commentPermissionQuery(id),
    updatesQuery(id),
    ...(updateId === undefined ? [] : [updateQuery(id, updateId)]),
  ],
  lazyParts: ['packages/ui/views/project/after-first-view.ts'],
} satisfies RouteOnServer
