import { expect, test } from 'vitest'
import { IMAGE_RULES, type ImageKind } from '../limits/files.ts'
import { imageCountProblem, imageFileProblem, imageShapeProblem } from './image-rules.ts'

const MB = 1024 * 1024

test.each<[ImageKind, number, number]>([
  ['main', 900, 1200],
  ['carousel', 1024, 576],
  ['social', 600, 314],
  ['reward', 300, 400],
  ['variant', 1, 1],
  ['profile', 40, 3000],
])('a %s picture of %i × %i fits', (kind, width, height) => {
  expect(imageShapeProblem(kind, { width, height })).toBeNull()
})

test.each<[ImageKind, number, number]>([
  ['main', 899, 1200],
  ['main', 900, 1199],
  ['carousel', 1023, 576],
  ['social', 600, 313],
  ['reward', 299, 400],
  ['main', Number.NaN, 1200],
])('a %s picture of %i × %i is too small', (kind, width, height) => {
  const { minWidth, minHeight } = IMAGE_RULES[kind]
  expect(imageShapeProblem(kind, { width, height })).toEqual({
    code: 'IMAGE_DIMENSIONS',
    params: { width: minWidth, height: minHeight },
  })
})

test('the shape may be 5 % off either way, and no more', () => {
  expect(imageShapeProblem('main', { width: 1575, height: 2000 })).toBeNull()
  expect(imageShapeProblem('main', { width: 1425, height: 2000 })).toBeNull()
  const wide = imageShapeProblem('main', { width: 1576, height: 2000 })
  expect(wide).toEqual({ code: 'IMAGE_ASPECT_RATIO', params: { ratio: '3:4' } })
  expect(imageShapeProblem('main', { width: 1424, height: 2000 })?.code).toBe('IMAGE_ASPECT_RATIO')
})

test('kind and size are told before decoding', () => {
  expect(imageFileProblem('main', { type: 'image/png', bytes: 2 * MB })).toBeNull()
  expect(imageFileProblem('main', { type: 'image/png', bytes: 2 * MB + 1 })).toEqual({
    code: 'FILE_SIZE_BIG',
    params: { max: 2 },
  })
  expect(imageFileProblem('reward', { type: 'image/jpeg', bytes: MB + 1 })?.code).toBe('FILE_SIZE_BIG')
  const gif = { type: 'image/gif', bytes: 1 } as const
  expect(imageFileProblem('main', gif)).toEqual({ code: 'FILE_TYPE', params: { types: 'PNG, JPEG' } })
  expect(imageFileProblem('profile', gif)).toBeNull()
  expect(imageFileProblem('profile', { type: 'application/pdf', bytes: 1 })?.code).toBe('FILE_TYPE')
  expect(imageFileProblem('profile', { type: null, bytes: 1 })?.code).toBe('FILE_TYPE')
})

test('a carousel holds ten', () => {
  expect(imageCountProblem('carousel', 9)).toBeNull()
  expect(imageCountProblem('carousel', 10)).toEqual({ code: 'MAX_COUNT', params: { max: 10 } })
})
