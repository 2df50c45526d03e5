import { expect, it } from 'vitest'
import { widthFor } from './variants.ts'

it('is horizontal only if the narrowest share has 90 px', () => {
  expect(widthFor([40, 20, 25, 15])).toBe(600)
  expect(widthFor([40, 60])).toBe(360)
  expect(widthFor([75, 25])).toBe(360)
  expect(widthFor([95, 5])).toBe(1800)
})
it('is vertical if no width would do', () => {
  expect(widthFor([97, 3])).toBe('never')
})
