import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CopyPhase, createCopyCycle } from './copy-cycle.ts'

const phases: CopyPhase[] = []
const begin = () => createCopyCycle((phase) => phases.push(phase))

beforeEach(() => {
  vi.useFakeTimers()
  phases.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('frontend 17: the label of a copy button (spec 1 §9)', () => {
  it('fades for 300 ms before it shows "Copied"', () => {
    begin().start()
    vi.advanceTimersByTime(299)
    expect(phases).toEqual(['leaving'])
    vi.advanceTimersByTime(1)
    expect(phases).toEqual(['leaving', 'copied'])
  })
  it('shows it for 2 s, then fades back to its label', () => {
    begin().start()
    vi.advanceTimersByTime(300 + 1999)
    expect(phases.at(-1)).toBe('copied')
    vi.advanceTimersByTime(1)
    expect(phases.at(-1)).toBe('returning')
    vi.advanceTimersByTime(300)
    expect(phases.at(-1)).toBe('idle')
  })
  it('stays longer when pressed again, without a flicker', () => {
    const cycle = begin()
    cycle.start()
    vi.advanceTimersByTime(150)
    cycle.start()
    vi.advanceTimersByTime(300 + 1500)
    cycle.start()
    vi.advanceTimersByTime(1999)
    expect(phases).toEqual(['leaving', 'copied', 'copied'])
  })
  it('leaves no timer after unmount', () => {
    const cycle = begin()
    cycle.start()
    cycle.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
