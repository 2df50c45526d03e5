import { fixtures } from '@kindling/api-client/scenarios'
import { expect, it } from 'vitest'
import { checkRows, readRows } from './tracking-rows.ts'

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

it('a parcel that was sent gets its new number where somebody chose that, and none that came back', () => {
  const sent = fixtures.listedPledges.find(({ id }) => id === 'plg_wiremu')
  if (!sent) throw new Error('no such pledge')
  const check = (order_status: 'SHIPPED' | 'RETURNED', replaces: boolean, tracking = 'X7') =>
    checkRows(
      rows(['plg_wiremu', tracking]).map((row) => ({ ...row, replaces })),
      new Map([[sent.id, { ...sent, order_status }]]),
    )[0]
  expect(check('SHIPPED', false)).toMatchObject({ problem: 'sent', isDone: false })
  expect(check('SHIPPED', true)).toMatchObject({ problem: null, isDone: false })
  expect(check('SHIPPED', true, sent.tracking_number)).toMatchObject({ problem: null, isDone: true })
  expect(check('RETURNED', true)).toMatchObject({ problem: 'returned', isDone: false })
  expect(check('RETURNED', false, sent.tracking_number)).toMatchObject({ problem: null, isDone: true })
})

it('rejects what a sheet would run as a formula', () => {
  const file = (tracking: string, carrier = 'DHL') =>
    checkRows(readRows([{ order: 'plg_amara', carrier, tracking }]) ?? [], pledges).map(
      ({ problem }) => problem,
    )
  for (const cell of ['=HYPERLINK("https://x.example")', '+49 1', '-1', '@SUM(A1)', '\t=1']) {
    expect(file(cell), cell).toEqual(['formula'])
    expect(file('X1', cell), cell).toEqual(['formula'])
  }
  expect(file('X=1', 'DHL + UPS')).toEqual([null])
})
