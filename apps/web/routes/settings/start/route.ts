import type { Route, RouteOnServer } from '../../../app/route.ts'
import { settingsHref } from '../../../app/settings-href.ts'

export const route = {
  paths: ['/settings'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: [],
  scrollGroup: 'settings',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 1 },
  redirect: () => settingsHref('account'),
} satisfies RouteOnServer
