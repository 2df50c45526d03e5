import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/login'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['auth', 'errors'],
  scrollGroup: 'auth',
  next: 'never',
} satisfies Route

export const server = {
  spec: '1 §4',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 40.5 },
  lazyParts: ['packages/ui/views/auth/SecondFormView.tsx', 'packages/ui/views/auth/RecoveredView.tsx'],
} satisfies RouteOnServer
