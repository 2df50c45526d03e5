import type { Indexer } from 'storybook/internal/types'

/** Words that are written in their own way, inside a sentence and at its beginning. */
const own: Readonly<Record<string, string>> = {
  Email: 'e-mail',
  Faq: 'FAQ',
  French: 'French',
  Id: 'ID',
  Otp: 'OTP',
  Sso: 'SSO',
  Totp: 'TOTP',
  Url: 'URL',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `Escape Keeps The Choice` as `Escape keeps the choice`. */
export const asSentence = (name: string): string =>
  capital(name.replace(/(?<=^|\s)\p{Lu}\p{Ll}*(?=\s|$)/gu, (word) => own[word] ?? word.toLowerCase()))

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
