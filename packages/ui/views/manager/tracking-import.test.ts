import { fixtures } from '@kindling/api-client/scenarios'
import { ORDER } from '@kindling/validation/limits'
import { expect, it } from 'vitest'
import { openTrackingChecker } from './open-tracking-checker.ts'
import { importRows, tellPledges } from './tracking-import.ts'

const amara = fixtures.managedLine

/** A checker that has read a file, and knows so many pledges, `plg_0` and on. No worker starts outside a browser. */
async function read(pledges: number, ...lines: string[]) {
  const { checker } = await openTrackingChecker()
  const text = ['pledge,carrier,tracking_number', ...lines, ''].join('\r\n')
  expect(await checker.read(new Blob([`\uFEFF${text}`]))).toBe(true)
  const all = Array.from({ length: pledges }, (_, n) => ({ ...amara, id: `plg_${n}` }))
  const progress: number[] = []
  const tell = (which: 'all' | 'new') =>
    tellPledges({
      checker,
      which,
      find: async (ids) => all.filter(({ id }) => ids.includes(id)),
      onProgress: (now) => progress.push(now),
    })
  await tell('all')
  expect(progress.at(-1) ?? 0).toBe(new Set(lines.map((line) => line.split(',')[0])).size)
  return { checker, tell }
}

it('ships all rows, each with its own number, as many at once as the call takes', async () => {
  const many = ORDER.shipmentsMax + 2
  const { checker } = await read(
    many,
    ...Array.from({ length: many }, (_, n) => `plg_${n},"Post, express",X${n}`),
  )
  const calls: number[] = []
  const progress: number[] = []
  let sent = 0
  await importRows({
    checker,
    ship: async (shipments) => {
      calls.push(shipments.length)
      for (const shipment of shipments) {
        const pledge_id = `plg_${sent}`
        expect(shipment).toEqual({ pledge_id, carrier: 'Post, express', tracking_number: `X${sent}` })
        sent += 1
      }
    },
    onShipped: async () => progress.push((await checker.sheet(0)).shipped),
  })
  expect(calls).toEqual([ORDER.shipmentsMax, 2])
  expect(progress).toEqual([ORDER.shipmentsMax, many])
  expect(await checker.sheet(50)).toEqual({ read: many, ready: 0, wrong: 0, shipped: many, rows: [] })
})

it('keeps what was shipped before a failure, and leaves the rest to the next run', async () => {
  const many = ORDER.shipmentsMax + 1
  const { checker } = await read(many, ...Array.from({ length: many }, (_, n) => `plg_${n},,X${n}`))
  let calls = 0
  const ship = async () => {
    calls += 1
    if (calls === 2) throw new Error('no network')
  }
  const run = () => importRows({ checker, ship, onShipped: () => undefined })
  await expect(run()).rejects.toThrow('no network')
  expect(await checker.sheet(0)).toMatchObject({ ready: 1, shipped: ORDER.shipmentsMax })
  await run()
  expect(calls).toBe(3)
  expect(await checker.sheet(0)).toMatchObject({ ready: 0, shipped: many })
})

it('shows the first rows that need a look, and checks all anew once one is changed or left out', async () => {
  const { checker, tell } = await read(3, 'plg_0,,X0', 'plg_0,,X1', 'plg_9,,X2', 'plg_2,,')
  const problems = async (max = 50) =>
    (await checker.sheet(max)).rows.map(({ row, problem }) => [row.at, problem])
  expect(await problems()).toEqual([
    [3, 'twice'],
    [4, 'unknown'],
    [5, 'missing'],
  ])
  expect(await problems(1)).toEqual([[3, 'twice']])
  await checker.change(4, { pledge: 'plg_1' })
  // Nobody has looked it up before.
  await tell('new')
  await checker.change(5, { tracking: 'X4' })
  expect(await problems()).toEqual([[3, 'twice']])
  // Without the first of the two, the other one is the only one.
  await checker.leave(2)
  expect(await checker.sheet(50)).toEqual({ read: 3, ready: 3, wrong: 0, shipped: 0, rows: [] })
})

it('knows a pledge that is named twice after one of the two is shipped', async () => {
  const { checker } = await read(2, 'plg_0,,X0', 'plg_0,,X1')
  await importRows({ checker, ship: async () => undefined, onShipped: () => undefined })
  expect(await checker.sheet(50)).toMatchObject({ ready: 0, wrong: 1, shipped: 1 })
  // The page reads its pledges again after a failure.
  await checker.know(['plg_0'], [{ ...amara, id: 'plg_0', order_status: 'SHIPPED', tracking_number: 'X0' }])
  expect((await checker.sheet(50)).rows).toMatchObject([{ row: { at: 3 }, problem: 'twice' }])
})

it('rejects a file without the columns it needs', async () => {
  const { checker } = await openTrackingChecker()
  expect(await checker.read(new Blob(['name,tracking\nAda,X1\n']))).toBe(false)
  expect(await checker.read(new Blob([]))).toBe(false)
})

it('looks up what the file names alone, in batches that a call takes, each id once', async () => {
  const { checker } = await openTrackingChecker()
  const named = Array.from({ length: ORDER.batchMax + 1 }, (_, n) => `plg_${n}`)
  const odd = ['', 'x'.repeat(101), 'plg_0']
  await checker.read(
    new Blob([['pledge,tracking_number', ...[...named, ...odd].map((id) => `${id},X`)].join('\n')]),
  )
  const calls: string[][] = []
  await tellPledges({
    checker,
    find: async (ids) => {
      calls.push(ids)
      return []
    },
    onProgress: () => undefined,
  })
  expect(calls).toEqual([named.slice(0, ORDER.batchMax), named.slice(ORDER.batchMax)])
})

it('sends the number of a parcel that was sent as the one that replaces it, unless its row names another pledge', async () => {
  const sent = { ...amara, id: 'plg_0', order_status: 'SHIPPED', tracking_number: 'X0' } as const
  const { checker } = await openTrackingChecker()
  await checker.read(new Blob(['pledge,tracking_number\nplg_0,X1\n']))
  await checker.know(['plg_0'], [sent])
  const [wrong] = (await checker.sheet(50)).rows
  expect(wrong).toMatchObject({ problem: 'sent', pledge: { user_name: amara.user_name } })
  await checker.change(2, { replaces: true })
  const calls: unknown[] = []
  const ship = async (shipments: unknown) => calls.push(shipments)
  await importRows({ checker, ship, onShipped: () => undefined })
  expect(calls).toEqual([[{ pledge_id: 'plg_0', carrier: '', tracking_number: 'X1', replace: true }]])

  const { checker: other } = await openTrackingChecker()
  await other.read(new Blob(['pledge,tracking_number\nplg_0,X2\n']))
  await other.know(['plg_0'], [sent])
  await other.change(2, { replaces: true })
  await other.change(2, { pledge: 'plg_1' })
  await other.change(2, { pledge: 'plg_0' })
  expect((await other.sheet(50)).rows).toMatchObject([{ problem: 'sent' }])
})
