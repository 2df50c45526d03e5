import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Read as text, not imported: the entry leads to styles that only a bundler understands. */
const source = readFileSync(new URL('./index.ts', import.meta.url), 'utf8')

test('what leaves the package is named, and a change to it is seen', () => {
  expect(source).not.toMatch(/export \*/)
  const names = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  expect(names.sort()).toMatchSnapshot()
})
