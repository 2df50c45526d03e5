import { listParcels } from '@kindling/api-client/contract/parcels'
import {
  countPledges,
  createSegment,
  listDestinations,
  listPledges,
  listSegments,
  setOrderStatus,
} from '@kindling/api-client/contract/pledge-management'
import { getMe } from '@kindling/api-client/contract/users'
import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { type PledgeSort, reversed } from '@kindling/validation/rules/pledge-list'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { payments, pledges, projectMembers, users } from '../database/schema.ts'
import type { Browser } from '../testing/browser.ts'
import { confirm, fill } from '../testing/people.ts'
import type { MadeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer } from '../testing/sign-in.ts'

/* One campaign with six pledges in every state, and what its team picks of them. */

const made = platformForTests()
const db = () => made.platform.platform.db
const people = ['Ada Ember', 'Bo Cinder', 'Cy Ash', 'Di Flint', 'Ed Spark', 'Flo Ember']
const ids: string[] = []
let project: MadeProject
let team: Browser
let params: { id: string }

const namesOf = (rows: readonly { user_name: string }[]) =>
  rows.map(({ user_name }) => user_name.split(' ')[0])
const pick = async (filter: PledgeFilter) =>
  namesOf((await team.client(listPledges, { params, body: filter })).pledges).toSorted()

async function become(
  place: number,
  pledge: Partial<typeof pledges.$inferInsert>,
  paid?: 'FAILED' | 'CANCELLED',
) {
  const id = ids[place] ?? ''
  await db().update(pledges).set(pledge).where(eq(pledges.id, id))
  if (paid) await db().update(payments).set({ status: paid }).where(eq(payments.pledgeId, id))
}

beforeAll(async () => {
  project = await made.stage.project({ needsShipping: true, shippingCost: { '*': 1_300 } })
  params = { id: project.id }
  team = await made.stage.creator(project)
  for (const name of people) {
    const browser = await made.stage.backer()
    const { id } = await confirm(browser.client, project, await fill(browser.client, project))
    ids.push(id)
    const [{ userId } = { userId: '' }] = await db().select().from(pledges).where(eq(pledges.id, id))
    await db().update(users).set({ name }).where(eq(users.id, userId))
    made.platform.clock.advance(60_000)
  }
  const collected = { status: 'COMPLETED', collectedAt: new Date() } as const
  await become(0, { ...collected, total: 99_000 })
  await become(1, { ...collected, orderStatus: 'READY' })
  await become(2, { ...collected, orderStatus: 'SHIPPED', receivedAt: new Date() })
  await become(3, { status: 'FAILED' }, 'CANCELLED')
  await become(4, { failedCharges: 1 }, 'FAILED')
})

it('finds a backer by name, however many people have it, and by how their e-mail begins', async () => {
  const strangers = Array.from({ length: 260 }, (_, n) => ({
    id: `usr_ember_${n}`,
    email: `flotsam.${n}@example.com`,
    emailKey: `flotsam.${n}@example.com`,
    name: `Ember ${n}`,
    joinedAt: new Date(),
  }))
  await db().insert(users).values(strangers)
  expect(await pick({ text: 'ember' })).toEqual(['Ada', 'Flo'])
  expect(await pick({ text: 'flotsam' })).toEqual([])
  const [flo] = await db().select().from(users).where(eq(users.name, 'Flo Ember'))
  expect(await pick({ text: flo?.email.slice(0, -4) ?? '' })).toContain('Flo')
})

it('picks by payment, parcel, country, reward and text; every filter holds at once', async () => {
  const cases: readonly (readonly [PledgeFilter, readonly string[]])[] = [
    [{}, ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']],
    [{ payment_statuses: ['COMPLETED'] }, ['Ada', 'Bo', 'Cy']],
    [{ payment_statuses: ['FAILED', 'CANCELLED'] }, ['Di', 'Ed']],
    [{ payment_statuses: ['CHECKED_OUT'] }, ['Flo']],
    [{ order_statuses: ['READY', 'SHIPPED'] }, ['Bo', 'Cy']],
    [{ countries: ['CAN'] }, ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']],
    [{ countries: ['FRA'] }, []],
    [{ text: 'EMBER' }, ['Ada', 'Flo']],
    [{ text: 'Émber' }, ['Ada', 'Flo']],
    [{ text: 'mb' }, ['Ada', 'Flo']],
    [{ text: '%' }, []],
    [{ text: '%%%' }, []],
    [{ text: ids[3] ?? '' }, ['Di']],
    [{ text: 'ember', payment_statuses: ['COMPLETED'] }, ['Ada']],
  ]
  // Of a batch of ids, those that the project has, and that the filter picks too.
  const named = async (pledge_ids: string[], filter: PledgeFilter = {}) =>
    namesOf((await team.client(listPledges, { params, body: { ...filter, pledge_ids } })).pledges).toSorted()
  const [ada = '', , , di = ''] = ids
  expect(await named([ada, di, 'plg_of_nobody'])).toEqual(['Ada', 'Di'])
  expect(await named([ada, di], { text: 'ember' })).toEqual(['Ada'])
  expect(await named([])).toEqual([])
  for (const [filter, expected] of cases) {
    expect(await pick(filter), JSON.stringify(filter)).toEqual(expected)
    const { pledges_count } = await team.client(countPledges, { params, body: filter })
    expect(pledges_count, JSON.stringify(filter)).toBe(expected.length)
  }
})

it('gives every pledge once, page by page, in each order', async () => {
  const walk = async (sort: PledgeSort) => {
    const all: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: { pledges: { user_name: string }[]; meta: { next: string | null } } = await team.client(
        listPledges,
        { params, query: { 'page[size]': '2', sort, ...(cursor && { cursor }) }, body: {} },
      )
      all.push(...namesOf(answer.pledges).map(String))
      cursor = answer.meta.next
    }
    return all
  }
  expect(await walk('oldest')).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'])
  expect(await walk('newest')).toEqual(['Flo', 'Ed', 'Di', 'Cy', 'Bo', 'Ada'])
  expect((await walk('largest'))[0]).toBe('Ada')
  expect((await walk('smallest')).at(-1)).toBe('Ada')
  await expect(
    team.client(listPledges, { params, query: { sort: 'random' }, body: {} }),
  ).rejects.toMatchObject({ code: 'INVALID_FILTER' })
})

it('knows the neighbours of a pledge in each order, among those that a filter picks', async () => {
  const neighbours = async (place: number, sort: PledgeSort, body: PledgeFilter = {}) => {
    const one = async (way: PledgeSort) => {
      const query = { after: ids[place] ?? '', sort: way, 'page[size]': '1' }
      return namesOf((await team.client(listPledges, { params, query, body })).pledges)[0]
    }
    return [await one(reversed[sort]), await one(sort)]
  }
  expect(await neighbours(1, 'oldest')).toEqual(['Ada', 'Cy'])
  expect(await neighbours(1, 'newest')).toEqual(['Cy', 'Ada'])
  expect(await neighbours(0, 'oldest')).toEqual([undefined, 'Bo'])
  expect((await neighbours(0, 'largest'))[0]).toBeUndefined()
  // Cy is not among them, and still has a place between them.
  expect(await neighbours(2, 'oldest', { text: 'ember' })).toEqual(['Ada', 'Flo'])
  const other = await made.stage.project()
  const otherTeam = await made.stage.creator(other)
  const [ada = ''] = ids
  for (const after of [ada, 'plg_of_nobody'])
    await expect(
      otherTeam.client(listPledges, { params: { id: other.id }, query: { after }, body: {} }),
    ).rejects.toMatchObject({ code: 'INVALID_FILTER', field: 'after' })
})

it('a segment keeps a filter, and counts what it picks now', async () => {
  const body = { name: ' Not sent ', filter: { order_statuses: ['NONE', 'READY'] } as PledgeFilter }
  const { segment } = await team.client(createSegment, { params, body })
  expect(segment).toMatchObject({ name: 'Not sent', pledges_count: 5 })
  await become(1, { orderStatus: 'SHIPPED' })
  const { segments } = await team.client(listSegments, { params })
  expect(segments).toMatchObject([{ name: 'Not sent', pledges_count: 4 }])
  await become(1, { orderStatus: 'READY' })
})

it('tells claimed from confirmed by country, and what is still to pack', async () => {
  const answer = await team.client(listDestinations, { params })
  expect(answer.destinations).toEqual([
    {
      country_code: 'CAN',
      pledges_count: 5,
      to_pack: 2,
      ready: 1,
      shipped: 1,
      received: 1,
      returned: 0,
      cancelled: 0,
    },
  ])
  expect(answer.items).toMatchObject([{ country_code: 'CAN', quantity: 5, to_pack: 2 }])
  expect(answer.without_parcel).toBe(0)
})

it('gives what is to pack with its address and pieces, and no price, e-mail or telephone', async () => {
  const { parcels, meta } = await team.client(listParcels, { params, body: {} })
  // Charged, and neither sent nor let go.
  expect(parcels.map(({ pledge_id }) => pledge_id)).toEqual([ids[0], ids[1]])
  expect(meta.next).toBeNull()
  const [first] = parcels
  expect(first?.items).toMatchObject([{ quantity: 1 }])
  expect(first?.address).toMatchObject({ country_code: 'CAN' })
  expect(JSON.stringify(parcels)).not.toMatch(/phone|email|price|total/)
  const named = { pledge_ids: [ids[1] ?? '', ids[2] ?? ''] }
  const some = await team.client(listParcels, { params, body: named })
  expect(some.parcels.map(({ pledge_id }) => pledge_id)).toEqual([ids[1]])
  const ready = await team.client(listParcels, { params, body: { order_statuses: ['READY'] } })
  expect(ready.parcels.map(({ pledge_id }) => pledge_id)).toEqual([ids[1]])
})

it('nobody but those who may read about backers learns a name', async () => {
  const viewer = await newcomer(made.platform)
  const userId = (await viewer.client(getMe, {})).user.id
  await db()
    .insert(projectMembers)
    .values({ projectId: Number(project.id), userId, role: 'VIEWER', joinedAt: new Date() })
  const refused = { code: 'MISSING_PERMISSION' }
  await expect(viewer.client(listPledges, { params, body: {} })).rejects.toMatchObject(refused)
  await expect(viewer.client(countPledges, { params, body: {} })).rejects.toMatchObject(refused)
  await expect(viewer.client(listDestinations, { params })).rejects.toMatchObject(refused)
  await expect(viewer.client(listSegments, { params })).rejects.toMatchObject(refused)
  await expect(viewer.client(listParcels, { params, body: {} })).rejects.toMatchObject(refused)
  const order = { pledge_ids: ids.slice(0, 1), order_status: 'READY' } as const
  await expect(viewer.client(setOrderStatus, { params, body: order })).rejects.toMatchObject(refused)
  await db().update(projectMembers).set({ role: 'USER' }).where(eq(projectMembers.userId, userId))
  expect((await viewer.client(listPledges, { params, body: {} })).pledges).toHaveLength(6)
})
