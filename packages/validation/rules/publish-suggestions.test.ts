import { expect, test } from 'vitest'
import { publishSuggestions } from './publish-suggestions.ts'

const told = { alt: 'A kettle on a camping stove.' }
const silent = { alt: '' }

test.each([
  ['no picture', null, [], []],
  ['a text each', told, [told, told], []],
  ['a main picture without', silent, [told], [{ field: 'image_texts', count: 1 }]],
  ['spaces alone', { alt: '  ' }, [silent, told, silent], [{ field: 'image_texts', count: 3 }]],
  ['a carousel alone', null, [silent], [{ field: 'image_texts', count: 1 }]],
] as const)('suggests alternative texts for: %s', (_name, main_image, images, suggested) => {
  expect(publishSuggestions({ main_image, images })).toEqual(suggested)
})
