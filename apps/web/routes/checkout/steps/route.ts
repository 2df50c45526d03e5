import type { Route, RouteOnServer } from '../../../app/route.ts'
import { cardFieldQuery } from '../../../data/card-entry.ts'
import { myPledgesQuery, projectQuery } from '../../../data/queries.ts'

export const route = {
  paths: ['/project/:id/checkout'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['checkout', 'errors'],
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 31 },
  cardFields: true,
  loader: ({ params: { id = '' } }) => [projectQuery(id), myPledgesQuery(id), cardFieldQuery()],
  lazyParts: [
    'packages/ui/views/checkout/Coupon.tsx',
    'packages/ui/views/checkout/EmptyCartView.tsx',
    'packages/ui/views/checkout/ReviewStep.tsx',
    'packages/ui/views/checkout/SuccessView.tsx',
    'packages/ui/views/checkout/WaitingView.tsx',
    'packages/ui/views/shared/AddressForm.tsx',
    'packages/ui/views/shared/CardForm.tsx',
  ],
} satisfies RouteOnServer
