import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftsShown } from './draft-state.ts'
import { forgetDraft, keepDrafts, offerDraft, setDraftPerson } from './drafts.ts'

const kept = new Map<string, string>()
afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  setDraftPerson(null)
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

function endWith(name: string, draft: Record<string, unknown> | null) {
  const leave = offerDraft(name, () => draft)
  keepDrafts()
  leave()
  setDraftPerson(null)
}

it('is there again for the person who typed it, once', () => {
  setDraftPerson('mara')
  endWith('profile', { bio: 'Two lines' })
  expect(draftsShown()).toEqual({})
  setDraftPerson('mara')
  expect(draftsShown()).toEqual({ profile: { bio: 'Two lines' } })
  forgetDraft('profile')
  expect([draftsShown(), kept.size]).toEqual([{}, 0])
})

it('is discarded when somebody else logs in', () => {
  setDraftPerson('mara')
  endWith('profile', { bio: 'Two lines' })
  setDraftPerson('leo')
  expect([draftsShown(), kept.size]).toEqual([{}, 0])
})

it('is not saved from a form without changes, nor from a closed one', () => {
  setDraftPerson('mara')
  endWith('profile', null)
  offerDraft('email', () => ({ email: 'x' }))()
  setDraftPerson('mara')
  keepDrafts()
  expect(kept.size).toBe(0)
})

it('survives invalid data in the storage', () => {
  kept.set('kindling:drafts', '{')
  setDraftPerson('mara')
  expect(draftsShown()).toEqual({})
})
