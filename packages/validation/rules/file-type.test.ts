import { expect, test } from 'vitest'
import { detectFileType, fileTypeNames } from './file-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['\x89PNG\r\n\x1a\nrest', 'image/png'],
  ['\xff\xd8\xff\xe0rest', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['%PDF-1.7', 'application/pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<!doctype html>', null],
  ['GIF88a', null],
  ['\x89PNG\n\x1a\n', null],
  ['\xff\xd8', null],
  ['', null],
])('a file that begins %j is %s', (start, type) => {
  expect(detectFileType(bytes(start))).toBe(type)
})

test('kinds are named in words', () => {
  expect(fileTypeNames(['application/pdf', 'image/jpeg', 'image/png'])).toBe('PDF, JPEG, PNG')
})
