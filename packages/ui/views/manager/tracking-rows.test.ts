import { fixtures } from '@kindling/api-client/scenarios'
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

it('marks what is not packed as ready first, then each as shipped with its own number', async () => {
  const done: string[] = []
  await importRows({
    rows: checkRows(rows(['plg_amara', 'X1'], ['plg_jonas', 'X2']), pledges),
    ready: async (ids) => done.push(`ready ${ids}`),
    ship: async (id, carrier, tracking) => done.push(`${id} ${carrier} ${tracking}`),
    onShipped: ({ row }) => done.push(`line ${row.at}`),
  })
  expect(done).toEqual(['ready plg_jonas', 'plg_amara DHL X1', 'line 2', 'plg_jonas DHL X2', 'line 3'])
})
