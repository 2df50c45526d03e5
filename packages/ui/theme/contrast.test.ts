import { describe, expect, test } from 'vitest'
import { contrastPairs, contrastRatio } from './contrast.ts'
import { palette } from './palette.ts'

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_theme, index) => {
  test.each(contrastPairs)('$foreground is legible on $background (≥ $needed)', (pair) => {
    const ratio = contrastRatio(palette[pair.foreground][index], palette[pair.background][index])
    expect(ratio).toBeGreaterThanOrEqual(pair.needed)
  })
})

test('the formula agrees with published figures', () => {
  expect(contrastRatio('1 0 0', '0 0 0')).toBeCloseTo(21, 1)
  expect(contrastRatio(palette.text[0], palette.surfacePage[0])).toBeCloseTo(15.14, 1)
  expect(contrastRatio(palette.onAccent[0], palette.accent[0])).toBeCloseTo(4.84, 1)
  expect(contrastRatio(palette.fuseUnlit[1], palette.surfaceSunken[1])).toBeCloseTo(4.43, 1)
})

test('no pair is listed twice', () => {
  const names = contrastPairs.map((pair) => `${pair.foreground}/${pair.background}`)
  expect(new Set(names).size).toBe(names.length)
})
