import { fromWire } from '@kindling/api-client/forms/project'
import { fixtures } from '@kindling/api-client/scenarios'
import { expect, test } from 'vitest'
import {
  arrived,
  bodyOf,
  byBase,
  differing,
  type Fields,
  issuesOf,
  keptWith,
  merged,
  parsed,
  sendable,
} from './draft-changes.ts'

const [main, wide] = ['fernhill-kettle-main', 'fernhill-kettle-wide']
const shown = { ...fromWire(fixtures.readyDraft), reserve_percent: 60 } as Fields

test('a picture’s text is a change of its own beside that of another', () => {
  const first = merged({}, { image_texts: { [main]: 'A kettle.' } })
  expect(merged(first, { blurb: 'It boils.', image_texts: { [wide]: 'On a stove.' } })).toEqual({
    blurb: 'It boils.',
    image_texts: { [main]: 'A kettle.', [wide]: 'On a stove.' },
  })
})

test('only what is changed travels', () => {
  const changes = { vanity_url: '', image_texts: { [wide]: '' }, reserve_percent: 40 }
  expect(bodyOf(changes)).toEqual({ vanity_url: null, image_texts: { [wide]: '' }, reserve_percent: 40 })
})

test('changes are saved by the version they were made on, the oldest first', () => {
  const bases = { name: 7, blurb: 5, location: 7 } as Record<string, number>
  const changes = { name: 'Torrent', blurb: 'It boils.', location: 'Leeds' }
  expect(byBase(changes, (field) => bases[field] ?? 0)).toEqual([
    { base: 5, changes: { blurb: 'It boils.' } },
    { base: 7, changes: { name: 'Torrent', location: 'Leeds' } },
  ])
  expect(byBase({}, () => 1)).toEqual([])
})

test('a text that is too long names its picture and is held back; other fields go', () => {
  const changes = { blurb: 'It boils.', image_texts: { [wide]: 'x'.repeat(251) } }
  expect(issuesOf(changes, shown).map(({ path, code }) => [path, code])).toEqual([
    [`image_texts.${wide}`, 'ITERABLE_LENGTH_LONG'],
  ])
  expect(sendable(changes, shown)).toEqual({ blurb: 'It boils.' })
})

test.each([
  ['what is saved already', { blurb: shown.blurb, image_texts: shown.image_texts }, {}],
  ['a picture that is gone', { image_texts: { gone: 'A lamp.' } }, {}],
  ['something else than texts', { image_texts: 'A lamp.' }, {}],
  [
    'a text that never arrived',
    { image_texts: { [wide]: 'A stove.' } },
    { image_texts: { [wide]: 'A stove.' } },
  ],
])('of kept changes, %s', (_name, kept, offered) => {
  expect(differing(kept as Parameters<typeof differing>[0], shown)).toEqual(offered)
})

test('what a browser kept and nobody can read is no change', () => {
  expect([parsed(''), parsed('{'), parsed('null'), parsed('{"blurb":"It boils."}')]).toEqual([
    {},
    {},
    {},
    { blurb: 'It boils.' },
  ])
})

test.each([
  ['a key', {}, {}, { blurb: 'It b' }, { blurb: 'It b' }],
  ['another key', { blurb: 'It b' }, { blurb: 'It b' }, { blurb: 'It bo' }, { blurb: 'It bo' }],
  ['a save', { blurb: 'It boils.' }, { blurb: 'It boils.' }, {}, {}],
  [
    'a key, beside what an earlier visit left',
    { location: 'Leeds' },
    {},
    { blurb: 'It b' },
    { location: 'Leeds', blurb: 'It b' },
  ],
  [
    'a save, beside what another tab has typed',
    { blurb: 'It boils.', location: 'Leeds' },
    { blurb: 'It boils.' },
    {},
    { location: 'Leeds' },
  ],
  [
    'a save of a field that another tab has typed in since',
    { blurb: 'It boils over.' },
    { blurb: 'It boils.' },
    {},
    { blurb: 'It boils over.' },
  ],
  ['taking back what an earlier visit left', { location: 'Leeds' }, { location: 'Leeds' }, {}, {}],
])('after %s the browser keeps what nobody has saved', (_name, kept, before, next, expected) => {
  expect(keptWith(kept, before, next)).toEqual(expected)
})

test('of a save without an answer, the fields that arrived are known by what the server has', () => {
  const there = { ...shown, name: 'Fernhill', blurb: 'It boils.', reserve_percent: 40 }
  const sent = {
    name: 'Fernhill ',
    blurb: 'It boils over.',
    reserve_percent: 40,
    image_texts: { [main]: 'A' },
  }
  expect(arrived(sent, there)).toEqual(['name', 'reserve_percent'])
  expect(arrived({ image_texts: { [main]: shown.image_texts[main] ?? '' } }, there)).toEqual(['image_texts'])
})
