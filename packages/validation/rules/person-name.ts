import { PROFILE } from '../limits/account.ts'
import { countCharacters } from './text-length.ts'

const ALLOWED = /^[\p{L}\p{M}.'’\- ]+$/u

/** Letters of any script with their marks, spaces, period, both apostrophes and hyphen; 1 to 40 characters. */
export function isPersonName(value: string): boolean {
  return ALLOWED.test(value) && /\p{L}/u.test(value) && countCharacters(value) <= PROFILE.nameMax
}
