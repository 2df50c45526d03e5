import { IMAGE_RULES } from '@kindling/validation/limits'
import { imageShapeProblem } from '@kindling/validation/rules/image-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  helpsToCrop,
  isFramable,
  largestCrop,
  ratioOf,
  scaledCrop,
  sentSize,
  shareOf,
  smallestCrop,
} from './crop-size.ts'

const size = (width: number, height: number) => ({ width, height })

it.each([
  [size(1200, 1600), 16 / 9, { width: 1200, height: 675, x: 0, y: 462 }],
  [size(1600, 1200), 3 / 4, { width: 900, height: 1200, x: 350, y: 0 }],
  [size(900, 1200), 3 / 4, { width: 900, height: 1200, x: 0, y: 0 }],
])('the largest part of %j with the ratio %f', (whole, ratio, area) => {
  expect(largestCrop(whole, ratio)).toEqual(area)
})

describe('cropping helps', () => {
  it.each([
    ['carousel', size(1200, 1600), true],
    ['main', size(2000, 1200), true],
    ['main', size(900, 1200), false],
    // Too small, however it is cropped: the server says so.
    ['main', size(300, 150), false],
    ['main', size(1600, 1000), false],
    // Any shape is fine.
    ['description', size(10, 500), false],
  ] as const)('%s of %j: %s', (kind, whole, helps) => {
    expect(helpsToCrop(kind, whole)).toBe(helps)
  })
})

describe('another part can be shown', () => {
  it.each([
    ['main', size(1200, 1600), true],
    ['carousel', size(1600, 900), true],
    ['social', size(1200, 632), true],
    // Of another shape, as it was before it was cropped.
    ['main', size(2000, 1200), true],
    // As small as it may be: there is one frame, the whole picture.
    ['main', size(900, 1200), false],
    ['social', size(600, 316), false],
    ['carousel', size(300, 150), false],
    ['description', size(2000, 500), false],
  ] as const)('%s of %j: %s', (kind, whole, framable) => {
    expect(isFramable(kind, whole)).toBe(framable)
  })
})

describe('every frame is accepted', () => {
  it('whatever its size and place', () => {
    const kinds = fc.constantFrom('main', 'carousel', 'social', 'reward')
    const pixels = fc.integer({ min: 300, max: 6000 })
    fc.assert(
      fc.property(kinds, pixels, pixels, fc.double({ min: 0, max: 1, noNaN: true }), (kind, w, h, share) => {
        const whole = size(w, h)
        fc.pre(helpsToCrop(kind, whole))
        const start = largestCrop(whole, ratioOf(kind) ?? 1)
        const area = scaledCrop(kind, whole, { ...start, x: 0, y: 0 }, share)
        expect(imageShapeProblem(kind, area)).toBeNull()
        expect(imageShapeProblem(kind, sentSize(area))).toBeNull()
        expect(area.x >= 0 && area.x + area.width <= w).toBe(true)
        expect(area.y >= 0 && area.y + area.height <= h).toBe(true)
      }),
    )
  })
  it('from the smallest to the largest', () => {
    const whole = size(3000, 4000)
    expect(smallestCrop('carousel', whole).width).toBe(IMAGE_RULES.carousel.minWidth)
    const largest = largestCrop(whole, 16 / 9)
    expect(shareOf('carousel', whole, largest)).toBe(1)
    expect(shareOf('carousel', whole, smallestCrop('carousel', whole))).toBe(0)
    expect(scaledCrop('carousel', whole, largest, 1)).toMatchObject(size(3000, 1688))
  })
})

it('sends no more pixels than pages show', () => {
  expect(sentSize(size(4800, 2700))).toEqual(size(2400, 1350))
  expect(sentSize(size(1200, 675))).toEqual(size(1200, 675))
})
