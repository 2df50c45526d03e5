import type { Route, RouteOnServer } from '../../../app/route.ts'
import { homeLoader } from '../home-loader.ts'

export const route = {
  paths: ['/'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['home'],
  next: 'never',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { timesFloor: 1.17 },
  loader: homeLoader,
  lazyParts: ['packages/ui/views/home/HomeRest.tsx'],
} satisfies RouteOnServer
