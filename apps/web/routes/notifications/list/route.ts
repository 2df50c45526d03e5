import type { Route, RouteOnServer } from '../../../app/route.ts'
import { notificationsQuery } from '../../../data/notifications.ts'
import { readNotificationsAddress } from '../../../data/notifications-address.ts'

export const route = {
  paths: ['/notifications'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['notifications', 'errors'],
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 19 },
  loader: ({ search }) => [notificationsQuery(readNotificationsAddress(search).body)],
} satisfies RouteOnServer
