import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import type { Client } from '@kindling/api-client/transport'
import { expect, it } from 'vitest'
import { matchRoute } from '../../../app/route-table.ts'
import { projectsQuery } from '../../../data/lists.ts'
import { categoriesQuery } from '../../../data/queries.ts'
import { firstReads } from './first-reads.ts'

/** What the server, and a browser that is about to follow a link, read of a list. */
function readsOf(link: string) {
  const { pathname, search } = new URL(link, 'https://kindling.test')
  return firstReads(matchRoute(pathname, search).place)
}

it.each([
  ['/projects/trending', { filter: 'trending', categoryId: '0' }],
  ['/projects/categories/3', { filter: 'categories', categoryId: '3' }],
  [
    '/projects/almost-funded/3?sort=newest&held=60&raised=nonsense',
    { filter: 'almost-funded', categoryId: '3', sort: 'newest', filters: { held: '60' } },
  ],
])('of %s the categories and the first page are read, under the keys of the page', (link, place) => {
  const keys = readsOf(link).map(({ key }) => key)
  expect(keys).toEqual([categoriesQuery().key, projectsQuery(place).key])
})

it('a list that nobody has opened yet is only read: nothing is written, and nobody is counted', async () => {
  const methods: string[] = []
  const client = (async ({ method }: EndpointSpec) => void methods.push(method)) as unknown as Client
  for (const query of readsOf('/projects/trending')) await query.run(client)
  expect(methods).toEqual(['GET', 'GET'])
})
