import { expect, it } from 'vitest'
import { opensAt } from './opening.ts'

const starts = { CROWDFUNDING: 100, PREORDER: 200, STOREFRONT: 300 }

it.each([
  ['CROWDFUNDING', 100],
  ['PREORDER', 200],
  ['STOREFRONT', 300],
] as const)('a %s opens at its own start', (kind, time) => {
  expect(opensAt(kind, starts)).toBe(time)
})
it('opens with its campaign where it has no start of its own', () => {
  expect(opensAt('STOREFRONT', { ...starts, STOREFRONT: null })).toBe(100)
})
it('does not open where nothing says when', () => {
  expect(opensAt('PREORDER', { CROWDFUNDING: null, PREORDER: null, STOREFRONT: null })).toBeNull()
})
