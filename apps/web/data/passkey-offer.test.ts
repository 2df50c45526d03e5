import { PASSKEY } from '@kindling/validation/limits'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endOffer, isOffered, offerPasskey, refuseOffer } from './passkey-offer.ts'
import { announce } from './session-channel.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  endOffer()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a passkey is offered after a log-in, for as long as the platform asks for no password', () => {
  expect(isOffered()).toBe(false)
  offerPasskey()
  vi.advanceTimersByTime(PASSKEY.freshMs - 1)
  expect(isOffered()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isOffered()).toBe(false)
})

it('not after the session has ended, and never again once it was rejected', () => {
  offerPasskey()
  announce('ended')
  expect(isOffered()).toBe(false)
  offerPasskey()
  refuseOffer()
  expect(isOffered()).toBe(false)
  offerPasskey()
  expect(isOffered()).toBe(false)
})
