import { expect, it } from 'vitest'
import { withWelcome } from './welcome.ts'

it.each([
  ['/projects/trending', '/projects/trending?welcome'],
  ['/project/7/checkout?variant=v1', '/project/7/checkout?variant=v1&welcome'],
  ['/project/7#rewards', '/project/7?welcome#rewards'],
])('a new account that wanted to go to %s is welcomed there', (path, welcomed) => {
  expect(withWelcome(path)).toBe(welcomed)
})
