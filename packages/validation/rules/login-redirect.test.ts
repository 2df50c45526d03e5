import { expect, test } from 'vitest'
import { safeRedirect } from './login-redirect.ts'

test.each([
  '/',
  '/create',
  '/project/12/checkout?reward=3#review',
  '/search?query=%2F%2Fevil.com',
  '/search?query=a\u00e9',
  '/project/caf%C3%A9/faq',
  '/settings/account',
])('%s is where the person goes after login', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

test.each([
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\\/evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  ' //evil.com',
  '/%2Fevil.com',
  '/%2f%2fevil.com',
  '/%5Cevil.com',
  '/%252Fevil.com',
  '/%25252Fevil.com',
  '/%09/evil.com',
  '/%0d%0aLocation:%20https://evil.com',
  '/.//evil.com',
  '/x/..//evil.com',
  '/%2e//evil.com',
  '/%2e%2e//evil.com',
  '/%252e//evil.com',
  'https://evil.com',
  'https:evil.com',
  'http:\\\\evil.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'evil.com',
  '@evil.com',
  '?x',
  '#x',
  '/%E0%A4%A',
  '/\u0000/evil.com',
  '',
])('%j never leaves the origin', (target) => {
  expect(safeRedirect(target, '/user/me')).toBe('/user/me')
})

test('nothing remembered means the fallback', () => {
  expect(safeRedirect(null)).toBe('/')
  expect(safeRedirect(undefined, '/user/me')).toBe('/user/me')
})
