import type { Route, RouteOnServer } from '../../../app/route.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { ledgerQuery, projectMoneyQuery, withdrawalsQuery } from '../../../data/project-money.ts'

export const route = {
  paths: ['/manager/:id/money'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['manager', 'switcher', 'rules', 'errors'],
  scrollGroup: 'manager',
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §6',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 42.5 },
  lazyParts: ['packages/ui/views/manager/money/WithdrawForm.tsx'],
  loader: ({ params: { id = '' } }) => [
    draftQuery(id),
    projectMoneyQuery(id),
    withdrawalsQuery(id),
    ledgerQuery(id),
  ],
} satisfies RouteOnServer
