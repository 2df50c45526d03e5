import { PROFILE } from '@kindling/validation/limits'
import type { Route, RouteOnServer } from '../../../app/route.ts'
import { backedQuery, createdQuery, createdShown, self, teamQuery } from '../../../data/person-lists.ts'

export const route = {
  paths: ['/user/me/:list?'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['user', 'errors'],
  only: { list: ['created', 'backed', 'team'] },
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 18 },
  loader: ({ params: { list } }) =>
    list
      ? []
      : [
          createdQuery(self, createdShown),
          backedQuery(self, PROFILE.backedProjectsShown),
          teamQuery(PROFILE.teamProjectsShown),
        ],
} satisfies RouteOnServer
