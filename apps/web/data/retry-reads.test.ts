import { ApiError } from '@kindling/api-client/transport/api-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryReads } from './retry-reads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tried = (error: unknown, retryCount: number, afterMs: number): number => {
  const revalidate = vi.fn()
  retryReads(error, 'listProjects', {}, revalidate, { retryCount })
  vi.advanceTimersByTime(afterMs)
  return revalidate.mock.calls.length
}
const down = new ApiError([{ code: 'NETWORK_FAILURE' }], 0)

describe('frontend 4: a read that failed', () => {
  it.each([
    [1, 1_125, 1_875],
    [2, 2_250, 3_750],
    [3, 4_500, 7_500],
  ])(
    'is tried a %i. time, a little later each time and never at the same moment',
    (count, soonest, latest) => {
      expect(tried(down, count, soonest - 1)).toBe(0)
      expect(tried(down, count, latest)).toBe(1)
    },
  )

  it('is left alone after the third', () => {
    expect(tried(down, 4, 60_000)).toBe(0)
  })

  it('is tried again after a time-out, and not after a rejection', () => {
    expect(tried(new ApiError([{ code: 'REQUEST_TIMEOUT' }], 0), 1, 60_000)).toBe(1)
    expect(tried(new ApiError([{ code: 'RATE_LIMITED' }], 429), 1, 60_000)).toBe(0)
    expect(tried(new ApiError([{ code: 'UNAUTHORIZED' }], 401), 1, 60_000)).toBe(0)
    expect(tried(new TypeError('a slip of ours'), 1, 60_000)).toBe(0)
  })
})
