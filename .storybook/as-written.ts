/*
 * What is no message, in another language: names of countries, months and languages as the browser gives them, figures
 * as `Intl` writes them. All are sources of patterns, so that each kind of space is read as one.
 */

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the text itself, with whatever spaces. */
export const literally = (text: string): string => escaped(text).replace(/\s+/g, '\\s+')

const months = (language: string, month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, index, 9))),
  )

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
const regions = letters.flatMap((first) => letters.map((second) => first + second))

/** Names by what they are in the other language. */
export function namesIn(from: string, to: string): ReadonlyMap<string, string> {
  const named = (type: 'region' | 'language', codes: readonly string[]) => {
    const [here, there] = [from, to].map((each) => new Intl.DisplayNames([each], { type, fallback: 'none' }))
    return codes.map((code) => [here?.of(code) ?? '', there?.of(code) ?? ''] as const)
  }
  const ofMonths = (['short', 'long'] as const).flatMap((length) => {
    const translated = months(to, length)
    return months(from, length).map((name, index) => [name, translated[index] ?? name] as const)
  })
  const languages = named('language', ['en', 'fr', 'de', 'es', 'it', 'ja', 'ar'])
  return new Map([...named('region', regions), ...languages, ...ofMonths].filter(([name]) => name !== ''))
}

/** Money, a number or a share as written in English. */
const figure = /(?:\b[A-Z]{1,2})?[$£€]?\d[\d,]*(?:\.\d+)?(?:\s?%)?/g

const figured = (part: string) =>
  part.replace(
    /^([A-Z$£€]*)(\d[\d,]*)(?:\.(\d+))?(.*)$/s,
    (_, unit: string, whole: string, cents, after: string) => {
      const digits = whole.replaceAll(',', '\\D?') + (cents === undefined ? '' : `[.,]${cents}`)
      if (unit) return `(?:\\D{0,4}\\s)?${digits}(?:\\s\\D{1,4})?`
      return after ? `${digits}\\s?%` : `${digits}(?:er)?`
    },
  )

/** A text that names countries, dates and figures, or that a creator wrote and is the same in every language. */
export function asWritten(text: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(text)
  if (name !== undefined) return `(?:${literally(name)}|${literally(text)})`
  let source = ''
  let end = 0
  for (const found of text.matchAll(figure)) {
    source += literally(text.slice(end, found.index)) + figured(found[0])
    end = found.index + found[0].length
  }
  source += literally(text.slice(end))
  source = source.replace(/(?<!\\)\p{L}+/gu, (word) => names.get(word) ?? word)
  const own = literally(text)
  return source === own ? own : `(?:${source}|${own})`
}
