import { frenchSpacing } from '@kindling/validation/rules/french-spacing'
import { expect, it } from 'vitest'

const files = import.meta.glob<string>('./locales/fr/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
})

it('keeps French punctuation on the line of its word, in every text', () => {
  const breaks = Object.entries(files).flatMap(([file, json]) =>
    json
      .split('\n')
      .filter((line) => frenchSpacing(line) !== line)
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(breaks).toEqual([])
  expect(Object.keys(files).length).toBeGreaterThan(20)
})

it.each([
  ['Écrivez : « oui » ou « non » ?', 'Écrivez\u00a0: «\u00a0oui\u00a0» ou «\u00a0non\u00a0»\u00a0?'],
  ['96 % pour 12,50 $ ; fini !', '96\u00a0% pour 12,50\u00a0$\u00a0; fini\u00a0!'],
  ['À 10:30, https://example.com/?a=b', 'À 10:30, https://example.com/?a=b'],
])('sets %s', (given, set) => {
  expect(frenchSpacing(given)).toBe(set)
})
