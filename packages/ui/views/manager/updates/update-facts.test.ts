import { COMMUNITY } from '@kindling/validation/limits'
import { expect, test } from 'vitest'
import { mailedLine, mayEdit } from './update-facts.ts'

const published = 'Wed, 18 Nov 2026 08:30:00 +0000'
const at = Date.parse(published)

test('a draft may always be changed, a published update for thirty minutes', () => {
  expect(mayEdit({ published: null, removed: false }, at + 1e12)).toBe(true)
  expect(mayEdit({ published, removed: false }, at + COMMUNITY.updateEditableMs)).toBe(true)
  expect(mayEdit({ published, removed: false }, at + COMMUNITY.updateEditableMs + 1)).toBe(false)
  expect(mayEdit({ published, removed: true }, at)).toBe(false)
})

test('the e-mail shows one line of the text, without its tags', () => {
  expect(mailedLine('It <b>boils</b>.<br>At last.')).toBe('It boils . At last.')
  expect([...mailedLine('é'.repeat(300))]).toHaveLength(140)
})
