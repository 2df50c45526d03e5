import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../database/rows.ts'
import { pledgeItems, pledges } from '../database/schema.ts'
import { confirm, fill } from '../testing/people.ts'
import type { MadeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { foldParcelChanges, parcelInvariant, parcelsOf } from './parcel-sums.ts'

/* Three pledges of one campaign, and the sums of their parcels after each change to them. */

const made = platformForTests()
const db = () => made.platform.platform.db
const ids: string[] = []
let project: MadeProject

/** `country / whole pledge or pieces: sums that are not zero`, of the pledges as the triggers and folds left them. */
async function read() {
  const rows = await rowsOf<Record<string, number | string>>(db(), parcelsOf(Number(project.id)))
  return rows
    .map(({ country, variant_id, ...sums }) => {
      const said = Object.entries(sums).flatMap(([name, sum]) => (sum === 0 ? [] : [`${name} ${sum}`]))
      return `${country || 'nowhere'} ${variant_id === '' ? 'pledges' : 'pieces'}: ${said.join(', ')}`
    })
    .toSorted()
}

/** The same before and after the changes are added to the sums, and what the pledges say. */
async function parcels() {
  const before = await read()
  await foldParcelChanges(db())
  expect(await read()).toEqual(before)
  expect(await rowsOf(db(), parcelInvariant.broken)).toEqual([])
  return before
}

const toFrance = sql`jsonb_set(${pledges.shippingAddress}, '{country_code}', '"FRA"')`
const change = (place: number, values: PgUpdateSetSource<typeof pledges>) =>
  db()
    .update(pledges)
    .set(values)
    .where(eq(pledges.id, ids[place] ?? ''))

beforeAll(async () => {
  project = await made.stage.project({ needsShipping: true, shippingCost: { '*': 1_300 } })
  for (let pledge = 0; pledge < 3; pledge++) {
    const browser = await made.stage.backer()
    ids.push((await confirm(browser.client, project, await fill(browser.client, project))).id)
  }
})

it('a cart counts nothing, a confirmed pledge counts with its pieces', async () => {
  const browser = await made.stage.backer()
  await fill(browser.client, project)
  expect(await parcels()).toEqual(['CAN pieces: all 3', 'CAN pledges: all 3'])
})

it('a pledge takes its pieces with it to another state and country', async () => {
  await change(0, { status: 'COMPLETED', collectedAt: new Date() })
  await change(1, {
    status: 'COMPLETED',
    collectedAt: new Date(),
    orderStatus: 'READY',
    shippingAddress: toFrance,
  })
  expect(await parcels()).toEqual([
    'CAN pieces: all 2, to_pack 1',
    'CAN pledges: all 2, to_pack 1',
    'FRA pieces: all 1, to_pack 1, ready 1',
    'FRA pledges: all 1, to_pack 1, ready 1',
  ])
  await change(1, { orderStatus: 'SHIPPED' })
  await change(1, { receivedAt: new Date() })
  expect(await parcels()).toContain('FRA pieces: all 1, shipped 1, received 1')
})

it('more, fewer and no pieces', async () => {
  const items = eq(pledgeItems.pledgeId, ids[0] ?? '')
  await db().update(pledgeItems).set({ quantity: 4 }).where(items)
  expect(await parcels()).toContain('CAN pieces: all 5, to_pack 4')
  await db().delete(pledgeItems).where(items)
  expect(await parcels()).toContain('CAN pieces: all 1')
})

it('a pledge without a parcel, and many changed by one statement', async () => {
  await change(1, { ships: false })
  expect(await parcels()).toContain('nowhere pledges: all 1, shipped 1, received 1')
  await db()
    .update(pledges)
    .set({ status: 'FAILED' })
    .where(eq(pledges.projectId, Number(project.id)))
  expect(await parcels()).toEqual([])
})

it('a sum that differs from its pledges breaks the invariant', async () => {
  await db().execute(sql`update parcel_sums set ready = ready + 1 where country = 'CAN'`)
  expect(await rowsOf(db(), parcelInvariant.broken)).not.toEqual([])
})
