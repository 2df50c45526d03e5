import { describe, expect, it } from 'vitest'
import {
  type DisableEvent,
  type DisableWizard,
  disableClosed,
  disableWizard,
  type EnableEvent,
  type EnableWizard,
  enableClosed,
  enableWizard,
} from './wizards.ts'

const recoveryKey = 'ABCD-EFGH'
const uri = 'otpauth://totp/x'
const starting: EnableWizard = { step: 'starting' }
const scan: EnableWizard = { step: 'scan', uri, recoveryKey }
const key: EnableWizard = { step: 'key', recoveryKey, downloaded: false, warned: false }
const saved: EnableWizard = { ...key, downloaded: true }
const run = (wizard: EnableWizard, ...events: EnableEvent[]) => events.reduce(enableWizard, wizard)

describe('turning two-factor on', () => {
  it('goes from the code over the key to the end', () => {
    expect(run(enableClosed, { type: 'opened' })).toEqual(starting)
    expect(run(starting, { type: 'started', uri, recoveryKey })).toEqual(scan)
    expect(run(scan, { type: 'confirmed' })).toEqual(key)
    expect(run(key, { type: 'downloaded' })).toEqual(saved)
    expect(run(saved, { type: 'next' })).toEqual({ step: 'done' })
    expect(run({ step: 'done' }, { type: 'close asked' })).toEqual(enableClosed)
  })

  it('continues from the key only after the download', () => {
    expect(run(key, { type: 'next' })).toBe(key)
  })

  it('closes on a 403 at the start and says why; other rejections can be retried', () => {
    expect(run(starting, { type: 'start refused', status: 403 })).toEqual({
      step: 'closed',
      because: 'forbidden',
    })
    for (const status of [0, 400, 429, 500])
      expect(run(starting, { type: 'start refused', status })).toBe(starting)
  })

  it('warns once before it closes without the key, and not if the key is saved', () => {
    const warned = run(key, { type: 'close asked' })
    expect(warned).toEqual({ ...key, warned: true })
    expect(run(warned, { type: 'close asked' })).toEqual(enableClosed)
    expect(run(warned, { type: 'downloaded' }, { type: 'next' })).toEqual({ step: 'done' })
    for (const state of [starting, scan, saved])
      expect(run(state, { type: 'close asked' })).toEqual(enableClosed)
  })

  it('ignores late events', () => {
    const late: EnableEvent[] = [
      { type: 'started', uri, recoveryKey: 'other' },
      { type: 'start refused', status: 403 },
      { type: 'confirmed' },
      { type: 'downloaded' },
      { type: 'next' },
      { type: 'close asked' },
    ]
    for (const event of late) expect(enableWizard(enableClosed, event)).toBe(enableClosed)
    expect(run(scan, { type: 'started', uri, recoveryKey: 'other' })).toBe(scan)
    expect(run(key, { type: 'confirmed' })).toBe(key)
  })

  it('resets when it is opened again', () => {
    expect(run(saved, { type: 'opened' })).toEqual(starting)
  })
})

describe('turning it off', () => {
  it.each<[DisableWizard['step'], DisableEvent['type'], DisableWizard['step']]>([
    ['closed', 'opened', 'password'],
    ['closed', 'turned off', 'closed'],
    ['closed', 'close asked', 'closed'],
    ['password', 'turned off', 'off'],
    ['password', 'close asked', 'closed'],
    ['off', 'turned off', 'off'],
    ['off', 'close asked', 'closed'],
    ['off', 'opened', 'password'],
  ])('%s and %s is %s', (step, type, next) => {
    expect(disableWizard({ step }, { type })).toEqual({ step: next })
    expect(disableWizard(disableClosed, { type: 'close asked' })).toBe(disableClosed)
  })
})
