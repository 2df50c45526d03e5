import { expect, it } from 'vitest'
import { isReferralLink, searchedFor } from './referral.ts'

it.each(['newsletter', 'club-night', 'leo.friends', 'été_2026', '李', 'a'.repeat(64)])(
  '%s is a referral link',
  (value) => expect(isReferralLink(value)).toBe(true),
)
it.each(['', ' ', '-first', 'two words', '<script>', 'a/b', "x'--", 'a'.repeat(65), 'null\0'])(
  '%j is none',
  (value) => expect(isReferralLink(value)).toBe(false),
)
it('keeps the words of a search, without the space around them', () => {
  expect(searchedFor('  copper kettle ')).toBe('copper kettle')
  expect(searchedFor('   ')).toBeNull()
  expect(searchedFor('k'.repeat(200))).toHaveLength(200)
  expect(searchedFor('k'.repeat(201))).toBeNull()
})
