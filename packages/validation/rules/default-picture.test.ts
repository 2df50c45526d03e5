import { expect, test } from 'vitest'
import { defaultPicture } from './default-picture.ts'

test('a name always gets the same one of seven pictures', () => {
  expect(defaultPicture('')).toBe(0)
  expect(defaultPicture('a')).toBe(97 % 7)
  expect(defaultPicture('😀')).toBe(0x1f600 % 7)
  const seen = new Set(Array.from({ length: 50 }, (_, i) => defaultPicture(`Project ${i}`)))
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
})
