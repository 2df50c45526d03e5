import { expect, test } from 'vitest'
import { PUBLISH } from '../limits/draft.ts'
import { failedPublishChecks, type PublishDraft, publishChecks } from './publish-checklist.ts'

const ready: PublishDraft = {
  name: 'Orb',
  blurb: 'A lamp. Ok',
  category_id: 2,
  location: 'X',
  main_image: { url: '/a.png' },
  description: `<b>${'x'.repeat(500)}</b>`,
  rewards: [{}],
  duration: 15,
}

test('eight checks, and a project that just meets each can be published', () => {
  expect(publishChecks).toHaveLength(PUBLISH.checks)
  expect(failedPublishChecks(ready)).toEqual([])
})

test('nothing filled in fails all eight, in order', () => {
  expect(failedPublishChecks({})).toEqual(publishChecks)
})

test.each<[string, PublishDraft]>([
  ['name', { name: 'Or ' }],
  ['blurb', { blurb: 'x'.repeat(9) }],
  ['category', { category_id: -1 }],
  ['location', { location: ' ' }],
  ['main_image', { main_image: { url: '' } }],
  ['description', { description: `<b>${'x'.repeat(499)}</b>` }],
  ['rewards', { rewards: [] }],
  ['duration', { duration: 61 }],
  ['duration', { duration: 14 }],
])('%s alone keeps it a draft', (check, change) => {
  expect(failedPublishChecks({ ...ready, ...change })).toEqual([check])
})
