import { COMMUNITY } from '@kindling/validation/limits'
import { expect, test } from 'vitest'
import { inOrder, isScheduled, localText, mayEdit, reachedBy, secondsOf } from './update-facts.ts'

const published = 'Wed, 18 Nov 2026 08:30:00 +0000'
const at = Date.parse(published)

test('a draft may always be changed, a published update for thirty minutes', () => {
  expect(mayEdit({ published: null, removed: false }, at + 1e12)).toBe(true)
  expect(mayEdit({ published, removed: false }, at + COMMUNITY.updateEditableMs)).toBe(true)
  expect(mayEdit({ published, removed: false }, at + COMMUNITY.updateEditableMs + 1)).toBe(false)
  expect(mayEdit({ published, removed: true }, at)).toBe(false)
})

test('a field for date and time shows a moment by the person’s own clock, and gives it back', () => {
  for (const seconds of [1_796_000_040, 1_784_000_040])
    expect(secondsOf(localText(seconds * 1000))).toBe(seconds)
  expect(localText(new Date(2026, 0, 2, 3, 4).getTime())).toBe('2026-01-02T03:04')
  expect([secondsOf(''), secondsOf('soon')]).toEqual([null, null])
})

test('what is scheduled comes first, the next one before the others; what was held is a draft', () => {
  const draft = { draft: true, publish_at: null, held: null }
  const published = { ...draft, draft: false }
  const late = { ...draft, publish_at: 20 }
  const soon = { ...draft, publish_at: 10 }
  const held = { ...draft, publish_at: 5, held: 'SUSPENDED' as const }
  expect(inOrder([draft, late, published, held, soon])).toEqual([soon, late, draft, held, published])
  expect([late, held, published].map(isScheduled)).toEqual([true, false, false])
})

test('followers are told the text of a public update alone', () => {
  const reach = { reached_count: 12, backers_count: 506, followers_count: 88, rewards: [] }
  expect(reachedBy('some', reach)).toBe(12)
  expect(reachedBy('backers', { ...reach, reached_count: 506 })).toBe(506)
  expect(reachedBy('everyone', { ...reach, reached_count: 506 })).toBe(594)
  expect(reachedBy('everyone', null)).toBe(0)
})
