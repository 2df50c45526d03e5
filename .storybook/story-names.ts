import type { Indexer } from 'storybook/internal/types'

/** Words that keep capitals inside a sentence. */
const capitals: Readonly<Record<string, string>> = { French: 'French', Id: 'ID', Otp: 'OTP', Url: 'URL' }

/** `Escape Keeps The Choice` as `Escape keeps the choice`. */
export const asSentence = (name: string): string =>
  name.replace(/(?<=\s)\p{Lu}\p{Ll}*(?=\s|$)/gu, (word) => capitals[word] ?? word.toLowerCase())

/** Indexers that name stories by sentences: the sidebar, the search and the address bar's title read them. */
export const namedBySentences = (indexers: Indexer[] | undefined): Indexer[] =>
  (indexers ?? []).map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) =>
        // A page of documentation and a name given by hand are already as they should be.
        entry.type === 'story' && entry.name ? { ...entry, name: asSentence(entry.name) } : entry,
      ),
  }))
