import type { Route, RouteOnServer } from '../../../app/route.ts'

export const route = {
  paths: ['/settings/account'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['settings', 'security', 'auth', 'errors'],
  scrollGroup: 'settings',
  confirmNotice: 'own',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 39.5 },
  lazyParts: ['apps/web/app/PasskeySettings.tsx', 'packages/ui/views/settings/sessions/SessionsList.tsx'],
} satisfies RouteOnServer
