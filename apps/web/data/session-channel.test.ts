import { expect, it, vi } from 'vitest'

/** A page that has just loaded. */
async function newPage() {
  vi.resetModules()
  return import('./session-channel.ts')
}

it('frontend 10: an event before the page had its keeper is delivered to the keeper', async () => {
  const { announce, keepSession } = await newPage()
  announce('ended')
  const heard = vi.fn()
  keepSession(heard)
  expect(heard.mock.calls).toEqual([[{ event: 'ended', from: 'here' }]])
  keepSession(heard)
  expect(heard).toHaveBeenCalledTimes(1)
})

it('frontend 10: an end that was not delivered yet ends no session that began after it', async () => {
  const { announce, keepSession } = await newPage()
  announce('ended')
  announce('began')
  const heard = vi.fn()
  const leave = keepSession(heard)
  expect(heard.mock.calls).toEqual([[{ event: 'began', from: 'here' }]])
  announce('ended')
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  announce('began')
  expect(heard).toHaveBeenCalledTimes(2)
})
