import { firstTab, managerHref } from '@kindling/ui/views/manager/tabs'
import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/manager/:id'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['manager'],
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 10 },
  redirect: ({ params: { id = '' } }) => managerHref(id, firstTab),
} satisfies RouteOnServer
