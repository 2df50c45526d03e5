import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * `expect(canvas.getBy…)` looks once. What a story shows often arrives in parts (two requests, a lazy
 * chunk), so on a slower machine the second part is not there yet. `findBy…` waits as a person would and
 * costs nothing when the element already stands. A measure of an element (`.offsetHeight`) may stay.
 */
const looksOnce = /await expect\(\s*[\w.]+(?:\([^\n]*\))?\.getBy\w+\((?:[^()]|\([^()]*\))*\),?\s*\)/g

it('lets no story expect an element without waiting for it', () => {
  const found = globSync(['packages/**/*.stories.tsx', 'apps/**/*.stories.tsx'], {
    cwd: import.meta.dirname.replace(/\/tooling$/, ''),
    exclude: (name) => name.includes('node_modules'),
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(looksOnce)].map(([text]) => `${file}: ${text} → use findBy…`),
  )
  expect(found).toEqual([])
})
