import MiniSearch from 'minisearch'
import { terms } from './terms.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** `PasswordField` as `Password Field`, so that each of its words is found. */
export const spaced = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')

/** Says nothing of what is looked for. */
const stopWords = new Set(
  'a an and the of on to in for with how do i is my by at or un une des de du la le les l d et ou en pour sur a au aux mon ma'.split(
    ' ',
  ),
)

/** Longer words forgive more: none below four letters, one below eight, two from there. */
const errorsIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const index = new MiniSearch({
  idField: 'name',
  fields: ['name', 'en', 'fr'],
  tokenize: (text) => spaced(text).split(/[^\p{L}\p{M}\p{N}]+/u),
  processTerm: (word) => {
    const wanted = plain(word)
    return wanted === '' || stopWords.has(wanted) ? null : wanted
  },
  searchOptions: {
    prefix: (word) => word.length > 2,
    fuzzy: errorsIn,
    boost: { name: 3 },
    weights: { fuzzy: 0.35, prefix: 0.6 },
  },
})
index.addAll(Object.entries(terms).map(([name, words]) => ({ name, ...words })))

/**
 * Components by words of the field, English or French, whole or begun, typing errors forgiven: "modal", "barre de
 * progres", "snakbar".
 * @returns names of their folders, best first; all of them, by name, for an empty question
 */
export function findComponents(question: string): string[] {
  if (question.trim() === '') return Object.keys(terms).sort()
  return index.search(question).map(({ id }) => String(id))
}
