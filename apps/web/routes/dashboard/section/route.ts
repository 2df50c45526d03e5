import type { Route, RouteOnServer } from '../../../app/route.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { categoriesQuery } from '../../../data/queries.ts'

export const route = {
  paths: ['/dashboard/:id/:section?'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['dashboard', 'switcher', 'bonus', 'rules', 'errors'],
  only: {
    section: ['overview', 'basics', 'rewards', 'timeline', 'bonus', 'faq', 'translation', 'account', 'team'],
  },
  scrollGroup: 'dashboard',
  header: 'own',
} satisfies Route

export const server = {
  spec: '2 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 60 },
  lazyParts: [
    'packages/ui/views/dashboard/AccountSection.tsx',
    'packages/ui/views/dashboard/BasicsSection.tsx',
    'packages/ui/views/dashboard/bonus/BonusSection.tsx',
    'packages/ui/views/dashboard/FaqSection.tsx',
    'packages/ui/views/dashboard/RewardsSection.tsx',
    'packages/ui/views/dashboard/TeamSection.tsx',
    'packages/ui/views/dashboard/TimelineSection.tsx',
    'packages/ui/views/dashboard/translation/TranslationSection.tsx',
  ],
  loader: ({ params: { id = '' } }) => [draftQuery(id), categoriesQuery()],
} satisfies RouteOnServer
