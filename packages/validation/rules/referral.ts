import { SEARCH } from '../limits/lists.ts'

/** What `?ref=` may hold: a name as one writes it into an address, of up to 64 characters. */
const link = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]{0,63}$/u

export const isReferralLink = (value: string): boolean => link.test(value)

/** Whether a `ref` is a person's own (`by.` and their code); no link that a team names has a dot. */
export const isPersonsRef = (ref: string): boolean => ref.startsWith('by.')

/** What was searched for, as a referral of type SEARCH keeps it; null where nothing was, or too much to be words. */
export function searchedFor(value: string): string | null {
  const text = value.trim()
  return text === '' || [...text].length > SEARCH.queryMax ? null : text
}
