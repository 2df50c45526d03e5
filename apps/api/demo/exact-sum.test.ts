import { expect, test } from 'vitest'
import { exactSum } from './exact-sum.ts'

const total = (chosen: readonly { cents: number }[]) => chosen.reduce((sum, { cents }) => sum + cents, 0)

test('comes to the sum exactly, with as few amounts as can be', () => {
  const chosen = exactSum(1_100, [{ cents: 100 }, { cents: 500 }, { cents: 600 }])
  expect(chosen.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([500, 600])
})

test('stays as near below the sum as it can where it cannot be met', () => {
  expect(total(exactSum(1_050, [{ cents: 400 }, { cents: 300 }]))).toBe(1_000)
  expect(exactSum(250, [{ cents: 300 }])).toEqual([])
  expect(exactSum(0, [{ cents: 300 }])).toEqual([])
})
