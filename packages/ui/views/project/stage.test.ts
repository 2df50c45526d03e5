import type { ProjectSummary } from '@kindling/api-client/model/project'
import { fixtures } from '@kindling/api-client/scenarios'
import { describe, expect, it } from 'vitest'
import { opensAt } from '../shared/project-facts.ts'
import { type Stage, stageOf, supportReward } from './stage.ts'

const now = fixtures.nowSeconds * 1000
const later = fixtures.nowSeconds + 86_400
const earlier = fixtures.nowSeconds - 86_400

describe('the stage of a project', () => {
  const cases: readonly [string, Partial<ProjectSummary>, Stage][] = [
    ['raises while it runs', {}, 'raising'],
    ['is ahead before its start', { start_time: later }, 'upcoming'],
    ['is ahead without a date', { start_time: null }, 'upcoming'],
    ['is a draft until it is published', { status: 'DRAFT' }, 'draft'],
    [
      'stands still while it is suspended, even past its end',
      { status: 'SUSPENDED', end_time: earlier },
      'suspended',
    ],
    ['has missed its goal by one cent', { end_time: earlier, total_pledged: 5_999_999 }, 'missed'],
    ['has reached it to the cent', { end_time: earlier, total_pledged: 6_000_000 }, 'succeeded'],
    ['is delivered once every milestone is reached', { status: 'COMPLETE', delivered: true }, 'delivered'],
    ['sells as a storefront without an end', { funding_type: 'STOREFRONT', end_time: null }, 'selling'],
    [
      'waits for the start of its own kind',
      { funding_type: 'PREORDER', preorder_start_time: later },
      'upcoming',
    ],
    ['closes as a pre-order', { funding_type: 'PREORDER', end_time: earlier }, 'closed'],
  ]
  it.each(cases)('%s', (_, change, stage) => {
    expect(stageOf({ ...fixtures.kettle, ...change }, now)).toBe(stage)
  })
  it('opens at the start of its category, else at its own', () => {
    expect(opensAt({ ...fixtures.kettle, funding_type: 'STOREFRONT', storefront_start_time: later })).toBe(
      later,
    )
    expect(opensAt({ ...fixtures.kettle, funding_type: 'STOREFRONT' })).toBe(fixtures.kettle.start_time)
  })
})

it('tells support by the dollar from a reward that happens to be a donation', () => {
  expect(supportReward(fixtures.wholeKettle)?.id).toBe('rwd_support')
  expect(supportReward({ rewards: [fixtures.manual] })).toBeUndefined()
})
