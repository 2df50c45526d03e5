import type { Route, RouteOnServer } from '../../../app/route.ts'
import { bonusesQuery } from '../../../data/bonuses.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { categoriesQuery } from '../../../data/queries.ts'
import { activityQuery } from '../../../data/team.ts'
import { translationsQuery } from '../../../data/translations.ts'

export const route = {
  paths: ['/dashboard/:id/:section?'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['dashboard', 'switcher', 'bonus', 'coupons', 'rules', 'errors'],
  only: {
    section: [
      'overview',
      'basics',
      'products',
      'rewards',
      'timeline',
      'bonus',
      'faq',
      'translation',
      'account',
      'team',
    ],
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
    'packages/ui/views/dashboard/products/ProductsSection.tsx',
    'packages/ui/views/dashboard/RewardsSection.tsx',
    'packages/ui/views/dashboard/TeamSection.tsx',
    'packages/ui/views/dashboard/TimelineSection.tsx',
    'packages/ui/views/dashboard/translation/TranslationSection.tsx',
  ],
  // What a section reads besides the draft: what is below it would move when it comes.
  loader: ({ params: { id = '', section = 'overview' } }) => [
    draftQuery(id),
    categoriesQuery(),
    ...(section === 'overview' ? [activityQuery(id)] : []),
    ...(section === 'bonus' ? [bonusesQuery(id)] : []),
    ...(section === 'translation' ? [translationsQuery(id)] : []),
  ],
} satisfies RouteOnServer
