import { expect, it } from 'vitest'
import { runCharges } from './testing/charge-run.ts'

// 10,000 pledges and two kills are a part of `pnpm prove`.
it('M6, M19: 300 pledges are charged by two processes, one killed in the middle: all settled, none twice', {
  timeout: 240_000,
}, async () => {
  const { charged, declined, wrong, broken } = await runCharges(300, [0.3])
  expect({ charged, declined, wrong, broken }).toEqual({ charged: 291, declined: 9, wrong: 0, broken: [] })
})
