import type { PGlite } from '@electric-sql/pglite'
import { contract } from '@kindling/api-client/contract'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { storeManyProjects } from '../testing/many-projects.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

/*
 * Page one has to cost the same whatever is stored. `tooling/bench/listing.ts` measures it; this says why it holds:
 * the database reads a list in its order from an index and stops, and never sorts what it found.
 */

const made = platformForTests()
const clientOf = () => (made.platform.platform.db as unknown as { $client: PGlite }).$client
beforeAll(async () => {
  await storeManyProjects(made.platform.platform.db, 6_000, made.platform.clock.now())
  await made.platform.connection.takeStatistics()
}, 60_000)
afterEach(() => vi.restoreAllMocks())

/** Plans of the statements that a call makes to read a page. */
async function plansOf(filter: string, query: Record<string, string>): Promise<string[]> {
  const client = clientOf()
  const asked = vi.spyOn(client, 'query')
  const visitor = openBrowser(made.platform).client
  await visitor(contract.listProjects, { params: { filter }, query })
  const pages = asked.mock.calls.filter(([text]) => text.includes(' limit ') && text.includes('"projects"'))
  asked.mockRestore()
  return Promise.all(
    pages.map(async ([text, params]) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
}

describe('a list is read in its order', () => {
  it.each<[string, Record<string, string>]>([
    ['trending', {}],
    ['recently_launched', {}],
    ['almost_funded', {}],
    ['past_successes', {}],
    ['categories', { category_id: '2' }],
    ['trending', { category_id: '2' }],
    ['trending', { sort: 'ending-soon' }],
    ['trending', { sort: 'ending-soon', category_id: '2' }],
  ])('%s with %j', async (filter, query) => {
    const plans = await plansOf(filter, query)
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatch(/Index Scan (Backward )?using projects_/)
    expect(plans[0]).not.toContain('Sort')
  })

  it('behind a cursor too, from where it points', async () => {
    const visitor = openBrowser(made.platform).client
    for (const filter of ['trending', 'recently_launched', 'almost_funded', 'past_successes']) {
      const { meta } = await visitor(contract.listProjects, { params: { filter }, query: { page: '9' } })
      const [plan] = await plansOf(filter, { cursor: meta.next ?? '' })
      expect(plan).toMatch(/Index Cond: .*ROW\(/)
      expect(plan).not.toContain('Sort')
    }
  })
})
