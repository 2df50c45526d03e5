import { expect, it } from 'vitest'
import { allWords } from './all-words.ts'
import { languages } from './index.ts'

const plural = /_(?:zero|one|two|few|many|other)$/

/** Each message with its values, whatever their order: `project.charged {date}`. Plural forms differ by language. */
function messagesOf(words: unknown, path: string): string[] {
  if (typeof words !== 'string')
    return Object.entries(words as object).flatMap(([key, each]) =>
      messagesOf(each, `${path}.${key}`.replace(plural, '')),
    )
  const values = [...words.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name)
  return [`${path} {${[...new Set(values)].sort().join(', ')}}`]
}

/** A form for one may leave its number out: the fullest form of each message counts. */
function fullest(words: unknown): string[] {
  const found = new Map<string, string>()
  for (const each of messagesOf(words, '')) {
    const [key = '', values = ''] = each.split(' {')
    if ((found.get(key)?.length ?? -1) < values.length) found.set(key, values)
  }
  return [...found].map(([key, values]) => `${key} {${values}`).sort()
}

it.each(languages)('has every message with its values: %s', (language) => {
  const english = fullest(allWords.en)
  expect(fullest(allWords[language])).toEqual(english)
  expect(english.length).toBeGreaterThan(2000)
})
