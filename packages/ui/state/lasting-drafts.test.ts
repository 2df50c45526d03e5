import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLastingDraft, readLastingDraft } from './lasting-drafts.ts'

const day = 86_400_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a text is there again for the person who wrote it, and for nobody else', () => {
  keepLastingDraft('usr_a', 'comment 7', 'Will it')
  expect(readLastingDraft('usr_a', 'comment 7')).toBe('Will it')
  expect(readLastingDraft('usr_b', 'comment 7')).toBe('')
  expect(readLastingDraft('usr_a', 'comment 8')).toBe('')
})

test('what was sent or emptied is forgotten, and so is what is a month old', () => {
  vi.useFakeTimers()
  keepLastingDraft('usr_a', 'one', 'Old')
  keepLastingDraft('usr_a', 'two', 'Sent')
  keepLastingDraft('usr_a', 'two', ' ')
  expect(readLastingDraft('usr_a', 'two')).toBe('')
  vi.advanceTimersByTime(31 * day)
  expect(readLastingDraft('usr_a', 'one')).toBe('')
})

test('a browser that stores nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  keepLastingDraft('usr_a', 'one', 'Text')
  expect(readLastingDraft('usr_a', 'one')).toBe('')
})
