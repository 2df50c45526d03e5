import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'

/** The words of a search, as they were typed. */
export const wordsIn = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Shorter words differ from too many others by one letter. */
const correctableMin = 3
/** Longer ones are no words; the database compares no more than 255 bytes. */
const correctableMax = 40
/** Words of this length may have two errors. */
const twoErrorsFrom = 8
const correctionsMax = 4
const lettersOnly = /^[\p{L}\p{M}]+$/u

/**
 * Edits between two words: a letter added, left out, replaced, or swapped with its neighbour. The database's own
 * `levenshtein` counts a swap, the most frequent error, as two.
 */
export function editsBetween(from: string, to: string): number {
  const [a, b] = [[...from], [...to]]
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const at = (up: number, left: number) => (rows[row - up] ?? current)[column - left] ?? Infinity
      const replaced = at(1, 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const added = (current[column - 1] ?? Infinity) + 1
      const swapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && row > 1 && column > 1
          ? at(2, 2) + 1
          : Infinity
      current.push(Math.min(replaced, at(1, 0) + 1, added, swapped))
    }
    rows.push(current)
  }
  return rows[a.length]?.[b.length] ?? Infinity
}

export interface SearchQueries {
  /** Each a `tsquery`: all words as they were typed, as beginnings, and as stems or with their errors corrected. */
  readonly whole: SQL
  readonly beginnings: SQL
  readonly widest: SQL
}

/** Words of projects that a word may stand for, the nearest first; none if it is itself a word of a project. */
async function correctionsOf(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const long = words.filter((word) => word.length >= correctableMin && word.length <= correctableMax)
  if (long.length === 0) return new Map()
  const typed = sql`unnest(array[${sql.join(
    long.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[])`
  // Alike by their three-letter parts, or by the beginning or the end, which a short mistyped word still shares.
  const rows = await rowsOf<{ typed: string; plain: string; word: string }>(
    db,
    sql`select t.typed, t.plain, s.word
        from (select typed, search_plain(typed) as plain from ${typed} typed offset 0) t
        cross join lateral (
          select word from search_words where word % t.plain
          union select word from search_words where word like left(t.plain, 1) || '%'
          union select word from search_words where word like '%' || right(t.plain, 2)
        ) s
        where abs(length(s.word) - length(t.plain)) <= 2
          and levenshtein_less_equal(s.word, t.plain, 2) <= 2
          and not exists (select 1 from search_words k where k.word = t.plain)`,
  )
  const found = new Map<string, string[]>()
  for (const word of new Set(rows.map(({ typed }) => typed))) {
    const near = rows
      .filter((row) => row.typed === word && lettersOnly.test(row.word))
      .map((row) => ({ word: row.word, edits: editsBetween(row.plain, row.word) }))
    const nearest = Math.min(...near.map(({ edits }) => edits))
    if (nearest > (word.length >= twoErrorsFrom ? 2 : 1)) continue
    found.set(
      word,
      near
        .filter((each) => each.edits === nearest)
        .map((each) => each.word)
        .sort()
        .slice(0, correctionsMax),
    )
  }
  return found
}

/**
 * What a search asks for, from the narrowest to the widest; all words are wanted in each.
 *
 * @returns null if the text has no word, as `%` has none.
 */
export async function readSearch(db: Database, text: string): Promise<SearchQueries | null> {
  const words = wordsIn(text)
  if (words.length === 0) return null
  const corrections = await correctionsOf(db, words)
  const asTyped = (suffix: string) =>
    sql`to_tsquery('kindling', ${words.map((word) => `'${word}'${suffix}`).join(' & ')})`
  const widest = words.map((word) => {
    const forms = [word, ...(corrections.get(word) ?? [])].map((each) => `'${each}'`).join(' | ')
    return sql`(to_tsquery('kindling', ${`'${word}':* | ${forms}`}) || to_tsquery('kindling_en', ${forms}) || to_tsquery('kindling_fr', ${forms}))`
  })
  return { whole: asTyped(''), beginnings: asTyped(':*'), widest: sql`(${sql.join(widest, sql` && `)})` }
}
