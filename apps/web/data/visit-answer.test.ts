import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAnswer, readAnswer } from './visit-answer.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('is open until it is given, and then kept for that project alone', () => {
  expect(readAnswer('3')).toBe('open')
  keepAnswer('3', 'allowed')
  expect([readAnswer('3'), readAnswer('4')]).toEqual(['allowed', 'open'])
  keepAnswer('3', 'declined')
  expect(readAnswer('3')).toBe('declined')
})

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'is not asked for in a browser that says no to every site: %j, whatever was allowed before',
  (navigator) => {
    keepAnswer('3', 'allowed')
    vi.stubGlobal('navigator', navigator)
    expect(readAnswer('3')).toBeNull()
  },
)

it('is not asked for where it cannot be kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Storage is off', 'SecurityError')
    },
  })
  expect(readAnswer('3')).toBeNull()
})

it('is open where the browser keeps something else', () => {
  kept.set('kindling:analytics:3', 'perhaps')
  expect(readAnswer('3')).toBe('open')
})
