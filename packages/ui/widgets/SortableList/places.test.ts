import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, columnsOf, moved, placeAt, placeByKey, scrollBy } from './places.ts'

const rows: Box[] = [0, 1, 2].map((index) => ({ left: 0, top: index * 50, width: 300, height: 50 }))
const grid: Box[] = [0, 1, 2, 3, 4].map((index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 80,
  width: 100,
  height: 80,
}))

describe('an item that is moved', () => {
  it('stands at its new place, and the others keep their order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a'], 3, 0)).toEqual(['a'])
  })
  it('comes back if it is moved back, and none is lost', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length]
        const next = moved(list, from, to)
        expect(next[to]).toBe(list[from])
        expect(moved(next, to, from)).toEqual(list)
      }),
    )
  })
})

it.each([
  [0, 10, 0],
  [0, 80, 1],
  [0, 140, 2],
  [2, 20, 0],
  [2, 30, 1],
  [1, -500, 0],
  [1, 900, 2],
])('in rows item %i at height %i lands at %i', (from, y, place) => {
  expect(placeAt(rows, from, { x: 0, y }, 'rows')).toBe(place)
})
it('takes the place of the nearest one in a grid', () => {
  expect(placeAt(grid, 0, { x: 250, y: 40 }, 'grid')).toBe(2)
  expect(placeAt(grid, 4, { x: 20, y: 100 }, 'grid')).toBe(3)
})
it('counts the columns of a grid', () => {
  expect(columnsOf(grid, 'grid')).toBe(3)
  expect(columnsOf(rows, 'rows')).toBe(1)
  expect(columnsOf([], 'grid')).toBe(1)
})
it.each([
  ['ArrowDown', 0, 3],
  ['ArrowUp', 4, 1],
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['End', 1, 4],
  ['Home', 3, 0],
  ['a', 3, null],
])('moves in a grid by %s from %i to %s', (key, place, next) => {
  expect(placeByKey(key, place, { count: 5, columns: 3, forward: 1 })).toBe(next)
})
it('moves the other way where one writes from right to left', () => {
  expect(placeByKey('ArrowRight', 1, { count: 5, columns: 3, forward: -1 })).toBe(0)
})
it('leaves the keys across to what is inside the rows', () => {
  expect(placeByKey('ArrowRight', 1, { count: 5, columns: 1, forward: 1 })).toBeNull()
})
it('scrolls faster the nearer the edge is', () => {
  expect(scrollBy(400, 800)).toBe(0)
  expect(scrollBy(10, 800)).toBeLessThan(scrollBy(50, 800))
  expect(scrollBy(790, 800)).toBeGreaterThan(0)
})
