import { describe, expect, it } from 'vitest'
import { type PledgedPieces, withQuantity } from './pledge-change.ts'

const moss = (quantity: number, price = 9_500, each = 1_300): PledgedPieces => ({
  variantId: 'moss',
  price,
  quantity,
  shipping: each * quantity,
})
const manual: PledgedPieces = { variantId: 'manual', price: 1_200, quantity: 1, shipping: 0 }
const today = { price: 9_500, shipping: 1_300 }

describe('the quantity of a pledged variant', () => {
  it('rises and falls at its price, with its shipping, and leaves the others', () => {
    expect(withQuantity([moss(2), manual], 'moss', 3, today)).toEqual([manual, moss(3)])
    expect(withQuantity([moss(2), manual], 'moss', 1, today)).toEqual([manual, moss(1)])
    expect(withQuantity([moss(2), manual], 'moss', 0, today)).toEqual([manual])
    expect(withQuantity([moss(2)], 'moss', 2, { price: 1, shipping: 1 })).toEqual([moss(2)])
  })

  it('keeps the price of what was pledged, and takes new pieces at today’s (M11)', () => {
    const dearer = { price: 9_900, shipping: 1_300 }
    const mixed = withQuantity([moss(2)], 'moss', 3, dearer)
    expect(mixed).toEqual([moss(2), moss(1, 9_900)])
    expect(withQuantity(mixed, 'moss', 4, dearer)).toEqual([moss(2), moss(2, 9_900)])
    expect(withQuantity(mixed, 'moss', 2, dearer)).toEqual([moss(2)])
    expect(withQuantity([], 'moss', 1, dearer)).toEqual([moss(1, 9_900)])
  })

  it('is lowered where nothing is shipped any more, with the part of the shipping that remains', () => {
    const gone = { price: 9_500, shipping: null }
    expect(withQuantity([moss(3, 9_500, 1_000)], 'moss', 2, gone)).toEqual([moss(2, 9_500, 1_000)])
    expect(withQuantity([moss(1)], 'moss', 2, gone)).toEqual([{ ...moss(2), shipping: null }])
  })
})
