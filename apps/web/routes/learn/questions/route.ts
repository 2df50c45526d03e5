import type { Route, RouteOnServer } from '../../../app/route.ts'
import { kindOf, questionsQuery } from '../../../data/learn.ts'

export const route = {
  paths: ['/learn/questions/:kind?'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['learn', 'errors'],
  scrollGroup: 'learn',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 22 },
  loader: ({ params }, language) => [questionsQuery(kindOf(params.kind) ?? '', language)],
} satisfies RouteOnServer
