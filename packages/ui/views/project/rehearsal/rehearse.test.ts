import type { Milestone, Project } from '@kindling/api-client/model/project'
import { project as wire } from '@kindling/api-client/model/project'
import { fixtures } from '@kindling/api-client/scenarios'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { fundingPercent, isAlmostFunded, isFunded } from '@kindling/validation/rules/funding'
import { milestoneDateProblem } from '@kindling/validation/rules/milestone-dates'
import { listingFee } from '@kindling/validation/rules/protection-tier'
import { splitByShare } from '@kindling/validation/rules/split-by-share'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuseStateOf } from '../../shared/project-facts.ts'
import { releasePlan } from '../release-plan.ts'
import { stageOf } from '../stage.ts'
import { rehearse } from './rehearse.ts'
import { placeOf, type RehearsalState, statesOf, stepped } from './states.ts'

const { readyDraft, readyStorefront, emptyDraft, wholeKettle, nowSeconds } = fixtures
const start = nowSeconds * 1000
const daySeconds = 86_400
const draft: Project = { ...readyDraft, rewards: wholeKettle.rewards }
const { track, sides } = statesOf(draft)
const all = [...track, ...sides]
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const seen = (state: RehearsalState, of: Project = draft) => rehearse(of, state, start)

describe('each state reads on the page as what it is called', () => {
  it.each([
    ['upcoming', 'upcoming', 'unlit', 0],
    ['live', 'raising', 'live', 83],
    ['almost', 'raising', 'almost', 100],
    ['funded', 'succeeded', 'funded', 103],
    ['late', 'succeeded', 'funded', 103],
    ['vote', 'succeeded', 'funded', 103],
    ['delivered', 'delivered', 'delivered', 103],
    ['short', 'missed', 'missed', 58],
    ['refunded', 'succeeded', 'funded', 103],
    ['suspended', 'suspended', 'suspended', 83],
  ] as const)('%s', (state, stage, fuse, percent) => {
    const { project, now } = seen(state)
    expect(stageOf(project, now)).toBe(stage)
    expect(fuseStateOf(project, now)).toBe(fuse)
    expect(fundingPercent(project.total_pledged, project.funding_goal)).toBe(percent)
    expect(wire.safeParse(project).error).toBeUndefined()
  })
  it.each([
    ['upcoming', 'upcoming'],
    ['live', 'selling'],
    ['closed', 'closed'],
    ['suspended', 'suspended'],
  ] as const)('of a storefront: %s', (state, stage) => {
    const { project, now } = seen(state, readyStorefront)
    expect(stageOf(project, now)).toBe(stage)
  })
})

describe('dates follow the rules', () => {
  it('ends after the draft’s own length, and pays out on day 15 after that', () => {
    const { project } = seen('funded')
    expect((project.end_time ?? 0) - (project.start_time ?? 0)).toBe((draft.duration ?? 0) * daySeconds)
    const [initial] = releasePlan(project, 'succeeded', start)
    expect(initial?.date).toBe((project.end_time ?? 0) * 1000 + CAMPAIGN.initialPayoutMs)
  })
  it('keeps the draft’s own milestone dates', () => {
    expect(seen('vote').project.milestones.map(({ date }) => date)).toEqual(
      draft.milestones.map(({ date }) => date),
    )
    expect(seen('vote').assumed).toEqual([])
  })
  it('moves all of them by whole days where the first would be too early, and says so', () => {
    const early = {
      ...draft,
      milestones: draft.milestones.map((each) => ({ ...each, date: each.date - 190 * daySeconds })),
    }
    const { project, assumed } = seen('vote', early)
    expect(assumed).toEqual(['dates'])
    expect(milestoneDateProblem(project.milestones[0]?.date ?? 0, project.end_time ?? 0)).toBeNull()
    const moved = project.milestones.map(({ date }, index) => date - (early.milestones[index]?.date ?? 0))
    expect(new Set(moved).size).toBe(1)
    expect((moved[0] ?? 1) % daySeconds).toBe(0)
  })
  it('sees the first milestone 18 days late, its money still held', () => {
    const { project, now } = seen('late')
    const [, first] = releasePlan(project, 'succeeded', now)
    expect(first).toMatchObject({ state: 'late', daysLate: 18 })
  })
  it('sees a vote within the 14 days before its date, nine of which are left', () => {
    const { project, now } = seen('vote')
    const open = project.milestones.find(({ vote_ends_at }) => vote_ends_at !== null)
    expect(open?.vote_ends_at).toBe(open?.date)
    expect((open?.date ?? 0) * 1000 - now).toBe(9 * daySeconds * 1000)
    expect((open?.date ?? 0) * 1000 - now).toBeLessThan(MILESTONE.voteOpenMs)
  })
  it('stands in for what the draft does not say yet', () => {
    expect(seen('live', emptyDraft)).toMatchObject({
      assumed: ['goal', 'duration'],
      project: { funding_goal: 1_000_000, duration: 30 },
    })
  })
})

describe('money', () => {
  it('is split to the cent by largest remainder, as the platform does', () => {
    const { project, now } = seen('vote')
    const held = sum(draft.milestones.map(({ funds }) => funds))
    const books = splitByShare(project.total_pledged, [
      { part: 'initial', percent: 100 - held },
      ...draft.milestones.map(({ id, funds }) => ({ part: id, percent: funds })),
    ])
    expect(releasePlan(project, 'succeeded', now).map(({ cents }) => cents)).toEqual([...books.values()])
  })
  it('takes the listing fee on day 15, by what is held', () => {
    const [first] = draft.milestones as [Milestone]
    const lean = { ...draft, milestones: [{ ...first, funds: 10 }], reserve_percent: 10 }
    expect(seen('funded', lean).money.fee).toBe(0)
    const { money, project } = seen('late', lean)
    expect(listingFee(10)).toBe(4)
    expect(money.fee).toBe(Math.floor((project.total_pledged * 4) / 100))
  })
  it('goes back for this and every later milestone once a vote carried', () => {
    const { project, vote, money } = seen('refunded')
    expect(project.milestones.map(({ outcome }) => outcome)).toEqual(['released', 'refunded', 'refunded'])
    expect((vote?.no ?? 0) * 2).toBeGreaterThanOrEqual(project.backers_count)
    expect(money.held).toBe(0)
    expect(money.refunded).toBeGreaterThan(0)
  })
  it('adds up in every state of any draft, within the limits of its rewards', () => {
    const anyDraft = fc.record({
      goal: fc.integer({ min: 10_000, max: 1_000_000_000 }),
      days: fc.integer({ min: 15, max: 60 }),
      funds: fc.array(fc.integer({ min: 5, max: 20 }), { maxLength: 4 }),
      first: fc.integer({ min: 1, max: 300 }),
      apart: fc.integer({ min: 1, max: 120 }),
      prices: fc.array(fc.integer({ min: 100, max: 100_000 }), { maxLength: 4 }),
      limit: fc.option(fc.integer({ min: 0, max: 300 })),
    })
    fc.assert(
      fc.property(anyDraft, ({ goal, days, funds, first, apart, prices, limit }) => {
        const [reward] = draft.rewards
        const [milestone] = draft.milestones
        if (!reward || !milestone) throw new Error('The fixture has both')
        const made: Project = {
          ...draft,
          funding_goal: goal,
          duration: days,
          milestones: funds.map((share, index) => ({
            ...milestone,
            id: String(index),
            funds: share,
            date: nowSeconds + (first + index * apart) * daySeconds,
          })),
          rewards: prices.map((price, index) => ({
            ...reward,
            id: String(index),
            price,
            backer_limit: index === 0 ? limit : null,
          })),
        }
        const states = statesOf(made)
        for (const state of [...states.track, ...states.sides]) {
          const { project, money, vote } = rehearse(made, state, start)
          const raised = project.result === 'successful' ? project.total_pledged : 0
          expect(money.received + money.fee + money.held + money.refunded).toBe(raised)
          expect(project.backers_count).toBeGreaterThanOrEqual(
            sum(project.rewards.map(({ backers_count }) => backers_count)),
          )
          expect(
            sum(project.rewards.map(({ price, backers_count }) => price * backers_count)),
          ).toBeLessThanOrEqual(project.total_pledged)
          for (const each of project.rewards) {
            expect(each.remaining ?? 0).toBeGreaterThanOrEqual(0)
            expect(each.variants.every(({ remaining }) => (remaining ?? 0) >= 0)).toBe(true)
          }
          if (vote) expect(vote.no + vote.yes + vote.silent).toBe(project.backers_count)
          if (state === 'almost') expect(isAlmostFunded(project.total_pledged, goal)).toBe(true)
          if (state === 'short') expect(isFunded(project.total_pledged, goal)).toBe(false)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('places', () => {
  it('has only states that the project can come to', () => {
    expect(all).toHaveLength(10)
    expect(statesOf({ ...draft, milestones: [] })).toEqual({
      track: ['upcoming', 'live', 'almost', 'funded'],
      sides: ['short', 'suspended'],
    })
    expect(statesOf(readyStorefront).track).toEqual(['upcoming', 'live', 'closed'])
  })
  it('reads the address, and takes the first state for one it does not know', () => {
    const at = (search: string) => placeOf(new URLSearchParams(search), statesOf(draft))
    expect(at('rehearse=vote&as=backer')).toEqual({ state: 'vote', role: 'backer' })
    expect(at('rehearse=closed&as=nobody')).toEqual({ state: 'upcoming', role: 'visitor' })
  })
  it('steps along the track into the side outcomes, and stays at both ends', () => {
    const states = statesOf(draft)
    expect(stepped('upcoming', -1, states)).toBe('upcoming')
    expect(stepped('delivered', 1, states)).toBe('short')
    expect(stepped('suspended', 1, states)).toBe('suspended')
  })
})
