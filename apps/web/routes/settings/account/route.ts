import type { Route, RouteOnServer } from '../../../app/route.ts'
import { securityEventsQuery, sessionsQuery } from '../../../data/account.ts'
import { passkeysQuery } from '../../../data/passkeys.ts'

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
  budget: { kB: 39.8 },
  // The sections below them would move down when the lists come, away from under a finger.
  loader: () => [sessionsQuery, securityEventsQuery(20), passkeysQuery],
  lazyParts: [
    'apps/web/app/PasskeySettings.tsx',
    'apps/web/app/SecurityLog.tsx',
    'packages/ui/views/settings/sessions/SessionsList.tsx',
  ],
} satisfies RouteOnServer
