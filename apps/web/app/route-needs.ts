import type { Language } from '@kindling/ui/i18n'
import { PROFILE } from '@kindling/validation/limits'
import { kindOf, questionQuery, questionsQuery } from '../data/learn.ts'
import { notificationsQuery } from '../data/notifications.ts'
import { readNotificationsAddress } from '../data/notifications-address.ts'
import { backedQuery, createdQuery, createdShown, personQuery, self } from '../data/people.ts'
import * as queries from '../data/queries.ts'
import type { Query } from '../data/query.ts'
import { readSearchAddress } from '../data/search-address.ts'
import { transactionsQuery, walletQuery } from '../data/wallet.ts'
import { readWalletAddress, tokenOf } from '../data/wallet-address.ts'
import type { Place } from './route-table.ts'

const home = () => [
  queries.featuredQuery(),
  queries.statsQuery(),
  queries.carouselQuery('trending'),
  queries.carouselQuery('recently_launched'),
  queries.carouselQuery('past_successes'),
  queries.categoriesQuery(),
]

const project = ({ params }: Place) => [queries.projectQuery(params.id ?? '')]

/**
 * What the first view of each route shows: the server asks for it, and the page starts with the answers. Apart from
 * the routes themselves, because a browser never asks ahead.
 */
export const routeNeeds: Readonly<Record<string, (place: Place, language: Language) => Query<unknown>[]>> = {
  '/': home,
  '/confirmemail': home,
  '/projects/:filter/:categoryId?': ({ params, search }) => [
    queries.categoriesQuery(),
    queries.projectsQuery({
      filter: params.filter ?? '',
      categoryId: params.categoryId,
      sort: search.get('sort') ?? undefined,
    }),
  ],
  '/search': ({ search }) => {
    const { text, page } = readSearchAddress(search)
    return text === '' ? [] : [queries.searchQuery(text, page, queries.listPageSize)]
  },
  '/project/:id/:tab?': project,
  '/project/:id/checkout': (place) => [...project(place), queries.myPledgesQuery(place.params.id ?? '')],
  '/user/me/:list?': ({ params: { list } }) =>
    list ? [] : [createdQuery(self, createdShown), backedQuery(self, PROFILE.backedProjectsShown)],
  // What they back is asked for once it is known that they show it.
  '/user/:id/:list?': ({ params: { id = '', list } }) => [
    personQuery(id),
    ...(list ? [] : [createdQuery(id, createdShown)]),
  ],
  '/learn/questions/:kind?': ({ params }, language) => [questionsQuery(kindOf(params.kind) ?? '', language)],
  '/learn/question/:id': ({ params }, language) => [
    questionQuery(params.id ?? '', language),
    questionsQuery('popular', language),
  ],
  '/wallet/:tab?': ({ params, search }) => {
    const { tab, page } = readWalletAddress(params.tab, search)
    const lines = tab && tab !== 'conversion' ? [transactionsQuery(tokenOf(tab), page)] : []
    return [walletQuery(), ...lines]
  },
  '/notifications': ({ search }) => [notificationsQuery(readNotificationsAddress(search).body)],
  // A pledge is its owner's alone to ask for; that there is no such project, a visitor learns without logging in.
  '/bank/:id/:pledgeId': (place) => [
    ...project(place),
    queries.pledgeQuery(place.params.id ?? '', place.params.pledgeId ?? ''),
  ],
}
