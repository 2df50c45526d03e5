import type { Client } from '@kindling/api-client/transport'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goodForMs, type ReadAhead, readAhead } from './read-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function places() {
  const cache = new Map<string, unknown>()
  const ahead: ReadAhead = {
    client: (async () => ({})) as Client,
    known: (key) => cache.get(key),
    coming: new Map(),
    fresh: new Set(),
    keep: async (key, answer) => cache.set(key, await answer),
  }
  return { ahead, cache }
}
const query = (run: () => Promise<string>) => ({ key: 'projects/1', run: vi.fn(run) })

it('keeps an answer for the page, which need not read it again for ten seconds', async () => {
  const { ahead, cache } = places()
  await expect(
    readAhead(
      ahead,
      query(async () => 'kettle'),
    ),
  ).resolves.toBe('kettle')
  await vi.advanceTimersByTimeAsync(goodForMs - 1)
  expect(cache.get('projects/1')).toBe('kettle')
  expect([...ahead.fresh]).toEqual(['projects/1'])
  await vi.advanceTimersByTimeAsync(1)
  expect(ahead.fresh.size).toBe(0)
})

it('reads once, however often somebody rests on the link', async () => {
  const { ahead } = places()
  const asked = query(async () => 'kettle')
  await Promise.all([readAhead(ahead, asked), readAhead(ahead, asked)])
  await expect(readAhead(ahead, asked)).resolves.toBe('kettle')
  expect(asked.run).toHaveBeenCalledOnce()
})

it('leaves nothing of a read that failed, so that the next one is made anew', async () => {
  const { ahead, cache } = places()
  await expect(
    readAhead(
      ahead,
      query(() => Promise.reject(new Error('no network'))),
    ),
  ).rejects.toThrow('no network')
  expect([ahead.coming.size, ahead.fresh.size, cache.size]).toEqual([0, 0, 0])
  await expect(
    readAhead(
      ahead,
      query(async () => 'kettle'),
    ),
  ).resolves.toBe('kettle')
})

it('leaves an answer to the page that opened meanwhile and took it', async () => {
  const { ahead, cache } = places()
  const answer = readAhead(
    ahead,
    query(async () => 'kettle'),
  )
  ahead.coming.delete('projects/1')
  await answer
  await vi.advanceTimersByTimeAsync(0)
  expect([cache.size, ahead.fresh.size]).toEqual([0, 0])
})
