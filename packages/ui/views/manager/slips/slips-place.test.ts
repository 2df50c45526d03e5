import { fixtures } from '@kindling/api-client/scenarios'
import { ORDER } from '@kindling/validation/limits'
import { expect, it } from 'vitest'
import { readSlips, writeSlips } from './slips-place.ts'

const read = (query: string) => readSlips(new URLSearchParams(query))
const [pledge] = fixtures.listedPledges

it('leads to the slips of what is ticked, and of what a filter picks', () => {
  const some = writeSlips({ kind: 'some', pledges: fixtures.listedPledges.slice(0, 2) })
  expect(read(some)).toEqual({ kind: 'named', pledgeIds: ['plg_amara', 'plg_jonas'] })
  const filter = { order_statuses: ['READY' as const], countries: ['CAN'] }
  expect(read(writeSlips({ kind: 'all', filter, count: 3 }))).toEqual({ kind: 'picked', filter })
  expect(read('')).toEqual({ kind: 'picked', filter: {} })
})

it('names no more pledges than one call takes', () => {
  const many = Array.from({ length: ORDER.batchMax + 20 }, () => pledge ?? fixtures.managedLine)
  const asked = read(writeSlips({ kind: 'some', pledges: many }))
  expect(asked.kind === 'named' && asked.pledgeIds).toHaveLength(ORDER.batchMax)
})

it('leaves out what is no number of a pledge', () => {
  expect(read('?pledge=plg_1,%3Cscript%3E,,plg_2')).toEqual({ kind: 'named', pledgeIds: ['plg_1', 'plg_2'] })
})
