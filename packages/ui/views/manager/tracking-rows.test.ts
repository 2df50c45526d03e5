import { fixtures } from '@kindling/api-client/scenarios'
import { ORDER } from '@kindling/validation/limits'
import { expect, it } from 'vitest'
import { checkRows, importRows, readRows } from './tracking-rows.ts'

const pledges = new Map(fixtures.listedPledges.map((each) => [each.id, each]))
const rows = (...lines: [pledge: string, tracking: string][]) =>
  readRows(
    lines.map(([pledge, tracking]) => ({ Pledge: pledge, Carrier: 'DHL', 'Tracking number': tracking })),
  ) ?? []

it('a file without the columns it needs is not read', () => {
  expect(readRows([{ name: 'Ada', tracking: 'X1' }])).toBeNull()
  expect(readRows([])).toBeNull()
})

it('says of each row why it cannot be imported', () => {
  const file = rows(
    ['plg_amara', 'X1'],
    ['plg_amara', 'X2'],
    ['plg_4010', 'X3'],
    ['plg_jonas', ''],
    ['plg_rosa', 'X5'],
    ['plg_nameless', 'X6'],
    ['plg_wiremu', 'X7'],
    ['plg_wiremu', 'LX 473 991 208 NZ'],
    ['plg_liwei', 'X9'],
    ['plg_kasia', 'x'.repeat(61)],
  )
  expect(checkRows(file, pledges).map(({ problem }) => problem)).toEqual([
    null,
    'twice',
    'unknown',
    'missing',
    'uncharged',
    'noParcel',
    'sent',
    'twice',
    'cancelled',
    'long',
  ])
  const [again] = checkRows(rows(['plg_wiremu', 'LX 473 991 208 NZ']), pledges)
  expect(again).toMatchObject({ problem: null, isDone: true })
})

it('ships all rows, each with its own number, as many at once as the call takes', async () => {
  const [first] = checkRows(rows(['plg_amara', 'X1']), pledges)
  if (!first) throw new Error('One row was checked')
  const many = Array.from({ length: ORDER.shipmentsMax + 2 }, (_, n) => ({
    ...first,
    row: { ...first.row, at: n + 2, pledge: `plg_${n}`, tracking: `X${n}` },
  }))
  const calls: number[] = []
  const shipped: number[] = []
  await importRows({
    rows: many,
    ship: async (shipments) => {
      calls.push(shipments.length)
      expect(shipments[0]).toEqual({
        pledge_id: `plg_${shipped.length}`,
        carrier: 'DHL',
        tracking_number: `X${shipped.length}`,
      })
    },
    onShipped: (some) => shipped.push(...some.map(({ row }) => row.at)),
  })
  expect(calls).toEqual([ORDER.shipmentsMax, 2])
  expect(shipped).toEqual(many.map(({ row }) => row.at))
})

it('keeps what was shipped before a failure, and leaves the rest to the next run', async () => {
  const all = checkRows(rows(['plg_amara', 'X1'], ['plg_jonas', 'X2']), pledges)
  const shipped: string[] = []
  const failing = importRows({
    rows: all,
    ship: () => Promise.reject(new Error('no network')),
    onShipped: (some) => shipped.push(...some.map(({ row }) => row.pledge)),
  })
  await expect(failing).rejects.toThrow('no network')
  expect(shipped).toEqual([])
})
