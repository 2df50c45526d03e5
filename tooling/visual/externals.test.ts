import { readFile } from 'node:fs/promises'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { readImports } from '../boundaries/imports.ts'
import { root } from '../run.ts'

test('Chromatic takes every picture where it cannot see that one style sheet reads another', async () => {
  const { externals } = JSON.parse(await readFile(join(root, 'chromatic.config.json'), 'utf8')) as {
    externals: string[]
  }
  const readByOthers = (await readImports(root))
    .filter(({ file, target }) => file.endsWith('.css.ts') && dirname(file) !== dirname(target))
    .map(({ target }) => target)
    .filter((target) => target.endsWith('.css.ts'))
  expect(readByOthers.length).toBeGreaterThan(50)
  const unseen = readByOthers.filter((file) => !externals.some((glob) => matchesGlob(file, glob)))
  expect([...new Set(unseen)]).toEqual([])
})
