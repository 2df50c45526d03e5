import type { ResourceLanguage } from 'i18next'
import { asWritten, literally, namesIn } from './as-written.ts'

/** A message in English, and what it is in the other language. */
interface Phrase {
  /** Namespace and key, without its plural form: `.project.charged`. */
  readonly key: string
  readonly english: string
  /** Matches the English message with its values filled in; absent where it has none. */
  readonly filled?: RegExp
  /** Its words between its values. */
  readonly parts: readonly string[]
  /** How many letters of the English message are its own, and not of its values. */
  readonly letters: number
  /** The message in the other language, in every plural form. */
  readonly translations: readonly string[]
}

export interface Phrasebook {
  /**
   * A pattern for what a person reads in the other language where English says `text`.
   *
   * @param part the text may be a part of what is read.
   */
  readonly saying: (text: string, part?: boolean) => RegExp
  /** The same for an English pattern: every message that it matches, or what the pattern itself matches. */
  readonly matching: (english: RegExp) => RegExp
}

const plural = /_(zero|one|two|few|many|other)$/
const value = /\{\{(.*?)\}\}/g
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').length
const unique = (sources: readonly string[]) => [...new Set(sources)]
const nameOf = (placeholder: string) => placeholder.split(',', 1)[0]?.trim() ?? ''

/** A message as the source of a pattern, with a source for each of its values. */
const patternOf = (message: string, valueAt: (name: string) => string = () => '.*') =>
  message
    .split(value)
    .map((part, index) => (index % 2 === 0 ? literally(part) : valueAt(nameOf(part))))
    .join('')
const patternsOf = (found: readonly Phrase[]) =>
  unique(found.flatMap(({ translations }) => translations.map((each) => patternOf(each))))

function* messagesOf(words: ResourceLanguage, path = ''): Generator<readonly [key: string, text: string]> {
  for (const [key, each] of Object.entries(words))
    if (typeof each === 'string') yield [`${path}.${key}`.replace(plural, ''), each]
    else yield* messagesOf(each as ResourceLanguage, `${path}.${key}`)
}

function phrasesIn(english: ResourceLanguage, other: ResourceLanguage): Phrase[] {
  const translated = new Map<string, string[]>()
  for (const [key, text] of messagesOf(other)) translated.set(key, [...(translated.get(key) ?? []), text])
  return [...messagesOf(english)].map(([key, text]) => ({
    key,
    english: text.replace(/\s+/g, ' '),
    ...(text.includes('{{') && { filled: new RegExp(`^${patternOf(text, () => '(.+?)')}$`, 's') }),
    parts: text
      .replace(/\s+/g, ' ')
      .split(value)
      .filter((_, index) => index % 2 === 0),
    letters: lettersOf(text.replace(value, '')),
    translations: translated.get(key) ?? [],
  }))
}

/**
 * How many letters of a message's own words a part of the message says; 0: the text is no part of it.
 *
 * @param parts the message's words between its values.
 * @param begun the text begins where the parts do, and not within them.
 */
function sharedLetters(text: string, parts: readonly string[], begun = false): number {
  const [part = '', ...rest] = parts
  if (!begun) {
    const starts = Array.from({ length: part.length }, (_, cut) => part.slice(cut)).map((tail) =>
      text.startsWith(tail) || tail.startsWith(text) ? sharedLetters(text, [tail, ...rest], true) : 0,
    )
    const later = rest.length > 0 ? [sharedLetters(text, rest)] : []
    const inValue = rest.length > 0 ? [sharedLetters(text, ['', ...rest], true)] : []
    return Math.max(0, ...starts, ...later, ...inValue)
  }
  if (part.startsWith(text)) return lettersOf(text)
  if (!text.startsWith(part)) return 0
  const after = text.slice(part.length)
  if (rest.length === 0) return after === '' ? lettersOf(part) : 0
  const [next = ''] = rest
  let most = 0
  for (let end = 1; end < after.length; end++)
    if (next === '' || after[end] === next[0])
      most = Math.max(most, sharedLetters(after.slice(end), rest, true))
  return lettersOf(part) + most
}

/** Where a message may begin and end within a text. */
const tokens = /(?:\b[A-Z]{1,2})?[$£€]?\d[\d,]*(?:\.\d+)?(?:\s?%)?|[:·,;.()“”"+]|[^\s:·,;.()“”"+]+/g

/**
 * Plays name controls in English. In another language the message of these words is looked up here, and its
 * translation is expected: one message may have several, one for each key that has the same English words.
 *
 * @param shown keys of the messages that a page has asked for so far, as `.project.charged`: where one of them is
 *   meant, no other is. Absent: any may be meant.
 */
export function createPhrasebook(
  english: ResourceLanguage,
  other: ResourceLanguage,
  [from, to]: readonly [string, string],
  shown: ReadonlySet<string> = new Set(),
): Phrasebook {
  const phrases = phrasesIn(english, other)
  const names = namesIn(from, to)
  const whole = new Map<string, Phrase[]>()
  for (const phrase of phrases) whole.set(phrase.english, [...(whole.get(phrase.english) ?? []), phrase])
  const there = [...messagesOf(other)].map(([, text]) => text.replace(/\s+/g, ' '))
  const thereWhole = new Set(there)
  const thereFilled = there
    .filter((text) => text.includes('{{') && lettersOf(text.replace(value, '')) > 4)
    .map((text) => new RegExp(`^${patternOf(text, () => '.+?')}$`, 's'))
  /** A play that names its messages by key gives them in the other language already. */
  const isThere = (text: string) => thereWhole.has(text) || thereFilled.some((each) => each.test(text))

  // Asked again and again while a page is on its way.
  const known = new Map<string, readonly Phrase[]>()
  const once = (key: string, holds: (phrase: Phrase) => boolean): readonly Phrase[] => {
    const found = known.get(key) ?? phrases.filter(holds)
    known.set(key, found)
    return found
  }
  const preferred = (found: readonly Phrase[]) => {
    const here = found.filter(({ key }) => shown.has(key))
    return here.length > 0 ? here : found
  }
  /** Messages with values that the text is; of several, those with most words of their own. */
  const filledBy = (text: string, share: number) => {
    const least = Math.max(2, lettersOf(text) * share)
    const found = once(`is ${text}`, ({ filled }) => filled?.test(text) ?? false)
    const said = preferred(found.filter(({ letters }) => letters >= least))
    const most = Math.max(...said.map(({ letters }) => letters))
    return said.filter(({ letters }) => letters === most)
  }
  const withValues = (phrase: Phrase, text: string) => {
    const given = phrase.filled?.exec(text)?.slice(1) ?? []
    const named = [...phrase.english.matchAll(value)].map(([, each = '']) => nameOf(each))
    const valueAt = (name: string) => {
      const one = given[named.indexOf(name)]
      return one === undefined ? '.*' : `(?:${[...translationsOf(one, 0), asWritten(one, names)].join('|')})`
    }
    return phrase.translations.map((each) => patternOf(each, valueAt))
  }
  /** What the whole text is in the other language; none: it is no message. */
  const translationsOf = (text: string, share: number): string[] => {
    const exact = whole.get(text)
    if (exact) return patternsOf(preferred(exact))
    return unique(filledBy(text, share).flatMap((phrase) => withValues(phrase, text)))
  }
  /** Messages of which the text is a part, with values in it. */
  const partOf = (text: string): readonly Phrase[] => {
    const letters = lettersOf(text)
    if (letters < 4) return []
    const sharedBy = ({ english: message, filled, parts }: Phrase) => {
      if (filled) return sharedLetters(text, parts)
      return message.includes(text) ? letters : 0
    }
    const least = Math.max(4, letters * 0.3)
    const alike = preferred(once(`part ${text}`, (phrase) => sharedBy(phrase) >= least))
    const most = Math.max(...alike.map(sharedBy))
    return alike.filter((phrase) => sharedBy(phrase) === most)
  }
  /** Messages beside each other, and what is no message between them. */
  const sequenceOf = (text: string): string => {
    const words = [...text.matchAll(tokens)]
    const sources: string[] = []
    for (let first = 0; first < words.length; first++) {
      const upTo = (last: number) =>
        text.slice(words[first]?.index, (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0))
      const lasts = words.map((_, index) => words.length - 1 - index).filter((last) => last >= first)
      // The longest message that is words alone, or nearly; else the longest that is mostly words.
      const last =
        lasts.find(
          (each) =>
            whole.has(upTo(each)) ||
            names.has(upTo(each)) ||
            (each > first && filledBy(upTo(each), 0.8).length > 0),
        ) ??
        lasts.find((each) => each > first && filledBy(upTo(each), 0.6).length > 0) ??
        first
      const part = upTo(last)
      const found = names.has(part) ? [] : translationsOf(part, last > first ? 0.6 : 1)
      sources.push(found.length > 0 ? `(?:${found.join('|')})` : asWritten(part, names))
      first = last
    }
    return sources.join('\\s*')
  }

  const saying = (given: string, part = false): RegExp => {
    const text = given.replace(/\s+/g, ' ').trim()
    const found = [...translationsOf(text, 0), asWritten(text, names)]
    if (!whole.has(text) && !isThere(text)) {
      if (part) found.push(...patternsOf(partOf(text)))
      found.push(sequenceOf(text))
    }
    const source = `(?:${unique(found).join('|')})`
    return new RegExp(part ? source : `^${source}$`, 's')
  }

  const anyName = [...names.keys()].filter((name) => /^\p{L}{3,9}$/u.test(name)).join('|')
  /** What may differ in a pattern's source: money, numbers, shares, and names of months and countries. */
  const values = new RegExp(
    `(?:\\b[A-Z]{1,2})?(?:\\\\\\$|[£€])?(?:\\[\\\\d[,.]*\\]\\+|\\\\d\\+?|\\d(?:[\\d,]|\\\\\\.\\d)*)%?|\\b(?:${anyName})\\b`,
    'g',
  )
  const matching = (given: RegExp): RegExp => {
    const own = given.source.replace(/[\u00a0\u202f]/g, '\\s')
    const [before, after] = [own.startsWith('^') ? '^' : '', own.endsWith('$') ? '$' : '']
    const parts = own.slice(before.length, own.length - after.length).split('.*')
    const plain = parts.map((part) => part.replace(/\\s\+?/g, ' ').replace(/\\([^\p{L}])/gu, '$1'))
    if (plain.length === 1 && isThere(plain[0] ?? '')) return new RegExp(own, given.flags)
    const loose = own.replace(values, '.*').replace(/\.\*(?:[\s,:]*\.\*)+/g, '.*')
    const says = new RegExp(loose, given.flags.replace('g', ''))
    const found =
      lettersOf(loose.replace(/\\./g, '')) > 1
        ? preferred(once(`${says}`, (each) => says.test(each.english.replace(value, '§'))))
        : []
    const literal = /^(?:[^\\^$.*+?()[\]{}|]|\.(?![*+?])|\\[^\p{L}])*$/u
    const beside = parts.map((part, index) => {
      if (!literal.test(part)) return part
      const text = plain[index] ?? ''
      const alike = found.length === 0 ? patternsOf(partOf(text.trim())) : []
      return `(?:${[...alike, sequenceOf(text)].join('|')})`
    })
    // A pattern that ends with a message ends with a word.
    const sources = [...patternsOf(found).map((each) => `(?:${each})(?![a-zà-ÿ])`), beside.join('.*')]
    return new RegExp([...unique(sources).map((each) => before + each + after), own].join('|'), given.flags)
  }

  return { saying, matching }
}
