import type { Route, RouteOnServer } from '../../../app/route.ts'
import { questionQuery, questionsQuery } from '../../../data/learn.ts'

export const route = {
  paths: ['/learn/question/:id'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['learn'],
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'yes',
  budget: { kB: 19 },
  loader: ({ params }, language) => [
    questionQuery(params.id ?? '', language),
    questionsQuery('popular', language),
  ],
} satisfies RouteOnServer
