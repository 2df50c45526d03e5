import type { Client } from '@kindling/api-client/transport'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordArrival, recordSearch } from './referrals.ts'

const call = vi.fn(async () => ({}))
const client = call as unknown as Client
const sent = () => call.mock.calls.map((args: unknown[]) => (args[1] as { body: object }).body)
const arrive = (search: string) => recordArrival(client, new URLSearchParams(search))

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  call.mockReset()
  call.mockResolvedValue({})
})

it('records the last referral link of a visit, and the same link once', () => {
  arrive('?a=1&ref=club-night')
  arrive('?ref=club-night')
  arrive('')
  arrive('?ref=other')
  arrive('?ref=other')
  expect(sent()).toEqual([
    { internal_referral_type: 'INTERNAL', internal_referral_value: 'club-night' },
    { internal_referral_type: 'INTERNAL', internal_referral_value: 'other' },
  ])
})

it.each(['', '?ref=', '?ref=%3Cscript%3E', `?ref=${'a'.repeat(65)}`])('records nothing for %j', (search) => {
  arrive(search)
  arrive('?ref=real')
  expect(sent()).toEqual([{ internal_referral_type: 'INTERNAL', internal_referral_value: 'real' }])
})

it('records each search once, in the dropdown and on its page', () => {
  recordSearch(client, 'kettle ')
  recordSearch(client, 'kettle')
  recordSearch(client, '  ')
  recordSearch(client, 'lamp')
  expect(sent()).toEqual([
    { internal_referral_type: 'SEARCH', internal_referral_value: 'kettle' },
    { internal_referral_type: 'SEARCH', internal_referral_value: 'lamp' },
  ])
})

it('only logs a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  call.mockRejectedValue(new Error('offline'))
  arrive('?ref=club-night')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  warn.mockRestore()
})
