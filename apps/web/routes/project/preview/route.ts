import type { Route, RouteOnServer } from '../../../app/route.ts'
import { previewQuery } from '../../../data/draft-query.ts'

export const route = {
  paths: ['/project/preview/:code/:tab?'],
  access: 'public',
  only: { tab: ['project', 'faq'] },
  page: () => import('./Page.tsx'),
  messages: ['project', 'dashboard'],
  scrollGroup: 'preview',
  next: 'never',
} satisfies Route

export const server = {
  spec: '2 §2',
  // Whoever has the address can read the draft.
  referrer: 'none',
  index: 'no',
  budget: { kB: 14.5 },
  loader: ({ params }) => [previewQuery(params.code ?? '')],
  lazyParts: ['apps/web/routes/project/campaign/Body.tsx', 'packages/ui/views/project/after-first-view.ts'],
} satisfies RouteOnServer
