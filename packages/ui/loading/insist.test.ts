import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GoneError, insist } from './insist.ts'

/** Fails so many times, then succeeds; counts the tries. */
function failing(failures: number, error: Error = new TypeError('Failed to fetch')) {
  const counted = { tries: 0 }
  const load = async () => {
    counted.tries++
    if (counted.tries <= failures) throw error
    return 'there'
  }
  return { counted, load }
}

describe('a script that failed to load', () => {
  const browser = new EventTarget()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', browser)
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is fetched again after growing pauses until it is there', async () => {
    const { counted, load } = failing(4)
    const coming = insist(load)
    await vi.advanceTimersByTimeAsync(499)
    expect(counted.tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(counted.tries).toBe(2)
    await vi.advanceTimersByTimeAsync(1_000 + 2_000)
    expect(counted.tries).toBe(4)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await coming).toBe('there')
  })

  it('is fetched again at once when the browser is online again', async () => {
    const { counted, load } = failing(1)
    const coming = insist(load)
    await vi.advanceTimersByTimeAsync(10)
    expect(counted.tries).toBe(1)
    browser.dispatchEvent(new Event('online'))
    expect(await coming).toBe('there')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up after so many tries where the person waits, who can then retry', async () => {
    const { counted, load } = failing(9)
    const coming = insist(load, { times: 2 }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await coming).toBeInstanceOf(TypeError)
    expect(counted.tries).toBe(2)
  })

  it('is not fetched again once a newer release has replaced it', async () => {
    const { counted, load } = failing(9, new GoneError('/assets/Old-1.js'))
    await expect(insist(load)).rejects.toBeInstanceOf(GoneError)
    expect(counted.tries).toBe(1)
  })

  it('is not waited for on a server', async () => {
    vi.stubGlobal('window', undefined)
    const { counted, load } = failing(9)
    await expect(insist(load)).rejects.toBeInstanceOf(TypeError)
    expect(counted.tries).toBe(1)
  })
})
