import { expect, test } from 'vitest'
import { demoAccounts } from './content/people.ts'
import { drawWorld } from './world.ts'

const now = new Date('2026-11-20T09:30:00Z')
const world = drawWorld(now, 'hash')
const toldTo = (key: keyof typeof demoAccounts) => {
  const userId = world.population.idOf.get(demoAccounts[key])
  return world.notifications.filter((row) => row.userId === userId)
}

test.each(['backer', 'creator'] as const)('the demo %s has read and unread ones of every type', (who) => {
  const told = toldTo(who)
  const types = new Set(told.map(({ objectType }) => objectType))
  for (const type of ['PROJECT_COMMENT', 'PROJECT_UPDATE', 'MILESTONE_EVENT'])
    if (who === 'backer') expect(types).toContain(type)
  const unread = told.filter(({ readAt }) => !readAt)
  expect(new Set(unread.map(({ objectType }) => objectType))).toEqual(types)
  expect(unread.length).toBeGreaterThanOrEqual(3)
  const read = told.filter(({ readAt }) => readAt)
  const readTypes = new Set(read.map(({ objectType }) => objectType))
  // A creator's own campaign reaches its goal once.
  for (const type of types) if (type !== 'GOAL_REACHED') expect(readTypes).toContain(type)
})

test('the creator hears of pledges and comments', () => {
  const types = new Set(toldTo('creator').map(({ objectType }) => objectType))
  expect(types).toContain('PLEDGE')
  expect(types).toContain('PROJECT_COMMENT')
})

test('backer and creator were told of the milestone that has moved since the backer pledged', () => {
  const moves = (['backer', 'creator'] as const).map(
    (who) => toldTo(who).filter(({ event }) => event?.name === 'MILESTONE_MOVED')[0],
  )
  const [first] = moves
  expect(moves.map((told) => told?.eventKey)).toEqual([first?.eventKey, first?.eventKey])
  if (first?.event?.name !== 'MILESTONE_MOVED') throw new Error('Nobody was told')
  const { milestone, was, date } = first.event.params
  const row = world.milestones.find(
    ({ projectId, title }) => projectId === first.projectId && title === milestone,
  )
  expect(date).toBe(Math.floor((row?.date.getTime() ?? 0) / 1000))
  expect(date - was).toBe(18 * 86_400)
})

test('a person who signed up a moment ago has none', () => {
  expect(toldTo('unconfirmed')).toEqual([])
})

test('none is doubled, before its event, or read before it was sent', () => {
  const keys = world.notifications.map(({ userId, eventKey }) => `${userId} ${eventKey}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { createdAt, readAt } of world.notifications) {
    expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
    if (readAt) expect(readAt.getTime()).toBeGreaterThan(createdAt.getTime())
  }
})
