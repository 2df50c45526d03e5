import { expect, it } from 'vitest'
import { hashTarget } from './hash-target.ts'

it.each([
  ['#rewards', 'rewards'],
  ['#%C3%A9tapes', 'étapes'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#100%', '100%'],
  ['', ''],
])('a hash %s names %s and never throws', (hash, id) => {
  expect(hashTarget(hash)).toBe(id)
})
