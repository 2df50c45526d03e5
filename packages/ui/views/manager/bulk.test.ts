import type { ListedPledge } from '@kindling/api-client/model/pledge-management'
import { fixtures } from '@kindling/api-client/scenarios'
import { expect, it, vi } from 'vitest'
import { bulkActions, runBulk, suits } from './bulk.ts'

const [ready, none] = fixtures.listedPledges
const like = (pledge: Partial<ListedPledge>): ListedPledge => ({ ...(ready as ListedPledge), ...pledge })

it.each([
  ['a parcel that is ready', ready, ['SHIPPED', 'CANCELLED', 'lock']],
  ['one that nobody began', { ...none, address_locks_at: null }, ['READY', 'CANCELLED', 'lock']],
  ['one on its way', like({ order_status: 'SHIPPED' }), ['RETURNED', 'lock']],
  ['one whose lock is announced', like({ address_locks_at: 1 }), ['SHIPPED', 'CANCELLED']],
  ['a pledge that is not charged', like({ status: 'CHECKED_OUT' }), []],
  ['a pledge without a parcel', like({ country_code: null }), []],
])('%s may be changed by what suits it', (_, pledge, expected) => {
  expect(bulkActions.filter((action) => suits(action, pledge as ListedPledge))).toEqual(expected)
})

it('changes all that a filter picks in batches, reads them first, and counts the rest', async () => {
  const many = Array.from({ length: 230 }, (_, n) =>
    like({ id: `plg_${n}`, order_status: n % 10 === 0 ? 'SHIPPED' : 'NONE' }),
  )
  const order: string[] = []
  const walk = async (_: object, cursor: string | null) => {
    order.push('read')
    const from = Number(cursor ?? 0)
    const next = from + 100 < many.length ? String(from + 100) : null
    return { pledges: many.slice(from, from + 100), meta: { next } }
  }
  const change = vi.fn(async (ids: string[]) => order.push(`change ${ids.length}`))
  const onProgress = vi.fn()
  const done = await runBulk({
    action: 'READY',
    selection: { kind: 'all', filter: {}, count: 230 },
    walk,
    change,
    onProgress,
  })
  expect(done).toEqual({ changed: 207, left: 23 })
  expect(order).toEqual(['read', 'read', 'read', 'change 100', 'change 100', 'change 7'])
  expect(onProgress.mock.calls.flat()).toEqual([100, 200, 207])
})
