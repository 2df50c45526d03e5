import { PROJECT } from '../limits/draft.ts'

/** Words that stand in the same place of an address as a project's name (spec 2 §2, §7). */
const RESERVED: ReadonlySet<string> = new Set([
  'filter',
  'search',
  'preview',
  'exists',
  'categories',
  'create',
])

/**
 * Whether a project may have this address: small letters, digits and single hyphens, 3 to 50 characters, no word the
 * product uses itself, and not only digits, which would read as a project's id.
 */
export function isVanityUrl(value: string): boolean {
  const fits = value.length >= PROJECT.vanityUrlMin && value.length <= PROJECT.vanityUrlMax
  return fits && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && !/^[0-9-]+$/.test(value) && !RESERVED.has(value)
}

/** An address made from a project's name, to offer first; empty where the name has no Latin letter or digit. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PROJECT.vanityUrlMax)
    .replace(/^-+|-+$/g, '')
}
