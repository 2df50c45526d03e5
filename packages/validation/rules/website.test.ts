import { expect, test } from 'vitest'
import { parseWebsite } from './website.ts'

test.each([
  ['https://example.com/me?x=1#y', 'https://example.com/me?x=1#y'],
  ['HTTP://Example.com', 'http://example.com/'],
  ['example.com', 'https://example.com/'],
  [' www.example.com/a b'.replace(' b', ''), 'https://www.example.com/a'],
  ['//example.com', 'https://example.com/'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['http://93.184.216.34/', 'http://93.184.216.34/'],
  ['172.32.0.1', 'https://172.32.0.1/'],
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
  '0',
  '1.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '127.0.0.1',
  'http://0.0.0.0:8080/',
  '10.0.0.8',
  '100.64.0.1',
  '169.254.169.254/latest/meta-data',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '255.255.255.255',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fd00::1]/',
  'localhost',
  'shop.localhost',
  'printer.local',
  'metadata.google.internal',
  'router.lan',
  `example.com/${'x'.repeat(2048)}`,
])('%j is no website', (typed) => {
  expect(parseWebsite(typed)).toBeNull()
})
