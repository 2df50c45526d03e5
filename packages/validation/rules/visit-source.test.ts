import { expect, it } from 'vitest'
import { isVisitSource, visitSource } from './visit-source.ts'

const blank = { ref: null, before: null, referrer: '', host: 'kindling.example' }

it.each([
  [{}, 'none'],
  [{ ref: 'ines-newsletter', before: '/', referrer: 'https://news.example/' }, 'ref:ines-newsletter'],
  [{ ref: '<script>', before: '/' }, 'kindling:home'],
  [{ before: '/projects/trending' }, 'kindling:list'],
  [{ before: '/search' }, 'kindling:search'],
  [{ before: '/user/u1/created' }, 'kindling:person'],
  [{ before: '/project/lamp' }, 'kindling:project'],
  [{ referrer: 'https://kindling.example/search?query=kettle' }, 'kindling:search'],
  [{ referrer: 'https://www.instagram.com/p/1' }, 'site:instagram.com'],
  [{ referrer: 'http://localhost:4711/' }, 'none'],
  [{ referrer: 'not an address' }, 'none'],
])('%j came from %s', (known, source) => {
  expect(visitSource({ ...blank, ...known })).toBe(source)
  expect(isVisitSource(source)).toBe(true)
})

it.each([
  '',
  'ref:',
  'ref:a b',
  'kindling:cellar',
  'site:a',
  'site:A.example',
  'other:x',
  `site:${'a.'.repeat(60)}b`,
])('%j is no source', (text) => expect(isVisitSource(text)).toBe(false))
