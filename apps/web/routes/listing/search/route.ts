import type { Route, RouteOnServer } from '../../../app/route.ts'
import { listPageSize, searchQuery } from '../../../data/queries.ts'
import { readSearchAddress } from '../../../data/search-address.ts'

export const route = {
  paths: ['/search'],
  access: 'public',
  page: () => import('./Page.tsx'),
  messages: ['listing'],
  leadsTo: '/project/:id/:tab?',
  scrollGroup: 'search',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 16 },
  loader: ({ search }) => {
    const { text, page } = readSearchAddress(search)
    return text === '' ? [] : [searchQuery(text, page, listPageSize)]
  },
} satisfies RouteOnServer
