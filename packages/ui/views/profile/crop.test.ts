import { expect, it } from 'vitest'
import { cropSquare, dragged, wholeCrop } from './crop.ts'

const wide = { width: 400, height: 200 }
it('first shows the middle of a picture, as much as fits', () => {
  expect(cropSquare(wide, wholeCrop)).toEqual({ x: 100, y: 0, side: 200 })
  expect(cropSquare(wide, { zoom: 2, across: 0, down: 1 })).toEqual({ x: 0, y: 100, side: 100 })
})
it('never leaves the picture, whatever the crop', () => {
  for (const zoom of [-1, 0, 1, 4, 99])
    for (const at of [-3, 0, 0.3, 1, 7]) {
      const { x, y, side } = cropSquare(wide, { zoom, across: at, down: at })
      expect(x >= 0 && y >= 0 && side > 0 && x + side <= 400 && y + side <= 200).toBe(true)
    }
})
it('follows the pointer: what was under it stays under it, up to the edge', () => {
  // A stage of 100 px shows 200 px of the picture, so 10 px of it are 20 px of the picture: a tenth of the 200 px it
  // can move.
  expect(dragged(wide, wholeCrop, { x: 10, y: 50 }, 100)).toEqual({ zoom: 1, across: 0.4, down: 0.5 })
  expect(dragged(wide, wholeCrop, { x: 900, y: 0 }, 100).across).toBe(0)
})
