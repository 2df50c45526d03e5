import type { Route, RouteOnServer } from '../../../app/route.ts'
import { personQuery } from '../../../data/people.ts'
import { createdQuery, createdShown } from '../../../data/person-lists.ts'

export const route = {
  paths: ['/user/:id/:list?'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['user'],
  only: { list: ['created', 'backed'] },
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 18 },
  loader: // Read their backed projects only once it is known that they show them.
    ({ params: { id = '', list } }) => [personQuery(id), ...(list ? [] : [createdQuery(id, createdShown)])],
} satisfies RouteOnServer
