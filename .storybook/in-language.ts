import { allWords } from '@kindling/ui/i18n/all-words'
import type { i18n, ResourceLanguage } from 'i18next'
import type { expect as expectOf } from 'storybook/test'
import { createPhrasebook, type Phrasebook } from './phrasebook.ts'

interface Used {
  readonly usedNS: string
  readonly usedKey: string
}

type Call = (...args: unknown[]) => unknown
type Named = { readonly name?: unknown; readonly description?: unknown }

const books = new Map<string, Phrasebook>()
/** Keys of the messages that the story has asked for. */
const shown = new Set<string>()
/** Of the language that the story is shown in; none in English, in which plays are written. */
let book: Phrasebook | undefined

/** Looked up again when the page has asked for more messages: it may do so late. */
class Translated extends RegExp {
  readonly #look: () => RegExp
  #found: RegExp
  #shown = shown.size
  constructor(look: () => RegExp) {
    const found = look()
    super(found)
    this.#look = look
    this.#found = found
  }
  override test(text: string): boolean {
    if (this.#shown !== shown.size) this.#found = this.#look()
    this.#shown = shown.size
    return this.#found.test(text)
  }
}

const translate = (given: unknown, part = false): unknown => {
  if (!book) return given
  const { saying, matching } = book
  if (typeof given === 'string' && given !== '') return new Translated(() => saying(given, part))
  return given instanceof RegExp ? new Translated(() => matching(given)) : given
}

const byText = /^(?:get|find|query)(?:All)?By(?:Text|LabelText|DisplayValue|Title|AltText|PlaceholderText)$/
const byRole = /^(?:get|find|query)(?:All)?ByRole$/
const ofRole = (options: Named) => ({
  ...options,
  ...('name' in options && { name: translate(options.name) }),
  ...('description' in options && { description: translate(options.description) }),
})

/** Matchers of what is read, and the place of the text among their arguments. */
const matchers: Readonly<Record<string, { readonly part: boolean; readonly of?: RegExp }>> = {
  toHaveTextContent: { part: true },
  toHaveAccessibleName: { part: false },
  toHaveAccessibleDescription: { part: false },
  toHaveDisplayValue: { part: false },
  toMatch: { part: true },
  toHaveAttribute: {
    part: false,
    of: /^(?:aria-(?:label|valuetext|description|roledescription)|title|alt|placeholder)$/,
  },
}

let expectPattern: (pattern: RegExp) => unknown = (pattern) => pattern

/** The same, but for what `see` gives in place of a property: in English, nothing. */
const seeing = <Of extends object>(target: Of, see: (name: string, found: unknown) => unknown): Of =>
  new Proxy(target, {
    get: (from, name) => {
      const found: unknown = Reflect.get(from, name, from)
      return book && typeof name === 'string' ? see(name, found) : found
    },
  })

const assertion = <Of extends object>(made: Of): Of =>
  seeing(made, (name, found) => {
    if (name === 'not') return assertion(found as object)
    const matcher = matchers[name]
    if (typeof found !== 'function') return found
    // Bound, it would be asked for its length, and Chai's assertions know no such word.
    const call: Call = (...args) => Reflect.apply(found, made, args)
    if (!matcher) return call
    return (...args: unknown[]) => {
      if (!matcher.of) return call(translate(args[0], matcher.part), ...args.slice(1))
      if (!matcher.of.test(String(args[0])) || args.length < 2) return call(...args)
      const expected = translate(args[1])
      return call(args[0], expected instanceof RegExp ? expectPattern(expected) : expected)
    }
  })

/** What `#catalogue/test` and the preview give to plays, so that they find in each language what they name in English. */
export const inLanguage = {
  /** Notes each message that a story's words are asked for. */
  listenTo: (words: i18n): i18n => {
    if (words.language === 'en') return words
    words.use({
      type: 'postProcessor',
      name: 'shown',
      process: (text: string, _key: string, { i18nResolved }: { readonly i18nResolved?: Used }) => {
        if (i18nResolved) shown.add(`.${i18nResolved.usedNS}.${i18nResolved.usedKey}`)
        return text
      },
    })
    Object.assign(words.options, { postProcess: ['shown'], postProcessPassResolved: true })
    return words
  },
  /** Told before each story. */
  speak: (language: string): void => {
    shown.clear()
    if (language === 'en') book = undefined
    else {
      const words = (lng: string) => allWords[lng] as ResourceLanguage
      book = books.get(language) ?? createPhrasebook(words('en'), words(language), ['en-GB', language], shown)
      books.set(language, book)
    }
  },
  /** A person who chooses options by their text. */
  person: <Of extends object>(person: Of): Of =>
    seeing(person, (name, found) => {
      if (name !== 'selectOptions') return found
      const call = (found as Call).bind(person) as Call
      return (list: HTMLElement, wanted: unknown) => {
        const says = typeof wanted === 'string' ? book?.saying(wanted) : undefined
        const option = [...list.querySelectorAll('option')].find(
          ({ value, textContent }) => value === wanted || says?.test(textContent.trim()),
        )
        return call(list, option ?? wanted)
      }
    }),
  /** A text that is compared as a whole, as a pattern in other languages. */
  said: (text: string): unknown => (book ? expectPattern(book.saying(text)) : text),
  /** Queries by what a person reads. */
  queries: <Of extends object>(queries: Of): Of =>
    seeing(queries, (name, found) => {
      if (typeof found !== 'function') return found
      const call = found.bind(queries) as Call
      if (byText.test(name)) return (text: unknown, ...rest: unknown[]) => call(translate(text), ...rest)
      if (!byRole.test(name)) return call
      return (role: unknown, options: Named = {}, ...rest: unknown[]) => call(role, ofRole(options), ...rest)
    }),
  /** Matchers of what a person reads. */
  expect: (expect: typeof expectOf): typeof expectOf => {
    expectPattern = (pattern) => expect.stringMatching(pattern)
    return new Proxy(expect, {
      apply: (target, self, args) => {
        const made: object = Reflect.apply(target, self, args)
        return book ? assertion(made) : made
      },
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name, target)
        if (!book || name !== 'stringMatching') return found
        return (text: unknown) => expectPattern(translate(text, true) as RegExp)
      },
    })
  },
}
