import { contract } from '@kindling/api-client/contract'
import { countedFacets } from '@kindling/validation/rules/list-filters'
import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests({ holds: 'demo' })

type Query = Readonly<Record<string, string>>
const client = () => openBrowser(made.platform).client
const facets = (query: Query, filter = 'categories') =>
  client()(contract.countFacets, { params: { filter }, query })
const listed = async (query: Query, filter = 'categories') =>
  (await client()(contract.listProjects, { params: { filter }, query: { ...query, 'page[size]': '100' } }))
    .projects
const without = (query: Query, facet: string): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => key !== facet))

describe('filters of a list', () => {
  it.each<[Query, string]>([
    [{}, 'categories'],
    [{ held: '60', goal_to: '10000000' }, 'trending'],
    [{ ships_to: 'CAN', raised: '50-89' }, 'categories'],
    [{ category_id: '1', funding_type: 'CROWDFUNDING', days_left: '30' }, 'recently-launched'],
    [{ location: 'FRANCE' }, 'categories'],
    [{ goal_from: '5000000' }, 'past_successes'],
  ])('each option of %j says how many it lists', async (query, filter) => {
    const counts = await facets(query, filter)
    expect(counts.total).toBe((await listed(query, filter)).length)
    for (const { facet, value, count } of counts.options)
      expect([facet, value, (await listed({ ...query, [facet]: value }, filter)).length]).toEqual([
        facet,
        value,
        count,
      ])
    for (const { id, count } of counts.categories)
      expect((await listed({ ...query, category_id: String(id) }, filter)).length).toBe(count)
    expect(counts.without.map(({ facet }) => facet).sort()).toEqual(Object.keys(query).sort())
    for (const { facet, count } of counts.without)
      expect((await listed(without(query, facet), filter)).length).toBe(count)
  })

  it('shares of the goal leave nothing out and overlap nowhere', async () => {
    const all = await listed({})
    const parts = await Promise.all(countedFacets.raised.map((raised) => listed({ raised })))
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(all.map(({ id }) => id).sort())
  })

  it('a place is found in any case, and signs in it stand for themselves', async () => {
    expect(await listed({ location: 'france' })).toEqual(await listed({ location: 'FRANCE' }))
    expect((await listed({ location: 'france' })).length).toBeGreaterThan(0)
    expect(await listed({ location: '%' })).toEqual([])
  })

  it.each([
    [{ held: '61' }, 'held'],
    [{ ships_to: 'Canada' }, 'ships_to'],
    [{ goal_to: '-1' }, 'goal_to'],
    [{ raised: 'constructor' }, 'raised'],
    [{ location: 'x'.repeat(61) }, 'location'],
  ])('rejects %j', async (query, field) => {
    await expect(listed(query)).rejects.toMatchObject({ code: 'INVALID_FILTER', field })
    await expect(facets(query)).rejects.toMatchObject({ code: 'INVALID_FILTER', field })
  })
})
