import type { Route, RouteOnServer } from '../../../app/route.ts'
import { homeLoader } from '../../home/home-loader.ts'

export const route = {
  paths: ['/confirmemail'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['home', 'auth', 'email', 'errors'],
  next: 'never',
  confirmNotice: 'own',
} satisfies Route

export const server = {
  spec: '1 §2, §4',
  referrer: 'none',
  index: 'yes',
  budget: { kB: 10 },
  loader: homeLoader,
  lazyParts: ['packages/ui/views/home/HomeRest.tsx', 'packages/ui/views/auth/ConfirmEmailSheet.tsx'],
  redirect: ({ search }) => (search.has('code') || search.has('welcome') ? null : '/'),
} satisfies RouteOnServer
