import { expect, test } from 'vitest'
import { parseWebsite } from './website.ts'

test.each([
  ['https://example.com/me?x=1#y', 'https://example.com/me?x=1#y'],
  ['HTTP://Example.com', 'http://example.com/'],
  ['example.com', 'https://example.com/'],
  [' www.example.com/a b'.replace(' b', ''), 'https://www.example.com/a'],
  ['//example.com', 'https://example.com/'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['https://bücher.example', 'https://xn--bcher-kva.example/'],
])('%s is kept as %s', (typed, stored) => {
  expect(parseWebsite(typed)).toBe(stored)
})

test.each([
  '',
  'example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//example.com',
  'java\tscript:alert(1)',
  'javascript:1//a.b',
  'data:text/html,x',
  'mailto:a@b.com',
  'ftp://example.com',
  'http:example.com',
  'https://user:pass@example.com',
  'example.com@evil.com',
  'https://exa mple.com',
  'https://example..com',
  'https://',
  `example.com/${'x'.repeat(2048)}`,
])('%j is no website', (typed) => {
  expect(parseWebsite(typed)).toBeNull()
})
