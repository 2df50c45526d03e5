import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readPaths } from './read-paths.ts'

const text = await readFile(new URL('../../../docs/money.md', import.meta.url), 'utf8')

it('reads every arrow of the picture in docs/money.md, between places that have names', () => {
  const { places, paths } = readPaths(text)
  const drawn = text.split('\n').filter((line) => line.includes(' --> '))
  expect(paths).toHaveLength(drawn.length)
  expect(paths.length).toBeGreaterThan(10)
  for (const { from, to } of paths) expect([places.has(from), places.has(to)]).toEqual([true, true])
})
