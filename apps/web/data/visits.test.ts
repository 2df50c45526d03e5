import type { Client } from '@kindling/api-client/transport'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordArrival } from './referrals.ts'
import { sourceOfVisit } from './visit-kept.ts'
import { recordProjectVisit } from './visits.ts'

const call = vi.fn(async () => ({}))
const client = call as unknown as Client
const sent = () =>
  call.mock.calls
    .map((args: unknown[]) => args[1] as { params?: { id: string }; body: { source?: string } })
    .flatMap(({ params, body }) => (body.source ? [[params?.id, body.source]] : []))

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { referrer: 'https://news.example/kettles' })
  vi.stubGlobal('window', { location: { host: 'kindling.example' } })
  call.mockClear()
})

it('counts a visit once, by what led to the first page, and again by another link', () => {
  recordProjectVisit(client, '/project/hollin-kettle', null)
  recordProjectVisit(client, '/project/hollin-kettle/updates', '/project/hollin-kettle')
  recordProjectVisit(client, '/project/lamp', '/search')
  recordArrival(client, new URLSearchParams('?ref=club'))
  recordProjectVisit(client, '/project/hollin-kettle', '/project/lamp')
  recordProjectVisit(client, '/project/hollin-kettle', '/')
  expect(sent()).toEqual([
    ['hollin-kettle', 'site:news.example'],
    ['lamp', 'kindling:search'],
    ['hollin-kettle', 'ref:club'],
  ])
  expect(sourceOfVisit({ id: '7', vanity_url: 'hollin-kettle' })).toBe('ref:club')
  expect(sourceOfVisit({ id: '8', vanity_url: null })).toBeUndefined()
})
it.each(['/', '/projects/trending', '/project/preview/abc', '/project/33/checkout'])(
  'counts nothing at %s',
  (path) => {
    recordProjectVisit(client, path, null)
    expect(sent()).toEqual([])
  },
)

it('counts a page that was left before its scripts came, by the link that led there', () => {
  const arrival = ['/project/hollin-kettle', '?ref=club', 'https://blog.example/lamps']
  sessionStorage.setItem('kindling:arrival', JSON.stringify(arrival))
  recordProjectVisit(client, '/project/hollin-kettle/checkout', null)
  recordProjectVisit(client, '/project/hollin-kettle', '/project/hollin-kettle/checkout')
  expect(sent()).toEqual([['hollin-kettle', 'ref:club']])

  // A page that counts itself does not count twice.
  sessionStorage.setItem('kindling:arrival', JSON.stringify(['/project/lamp', '', '']))
  recordProjectVisit(client, '/project/lamp', null)
  expect(sent()).toHaveLength(2)
})

it('counts nothing where the browser keeps nothing, and at an address that is none', () => {
  recordProjectVisit(client, '/project/%E0%A4', null)
  vi.stubGlobal('sessionStorage', undefined)
  recordProjectVisit(client, '/project/lamp', null)
  expect(sent()).toEqual([])
})
