import { expect, it } from 'vitest'
import { runCharges } from './testing/charge-run.ts'

// 10,000 pledges and two kills are a part of `pnpm prove`.
it('M6, M19: 150 pledges are charged by two processes, one killed in the middle: all settled, none twice', {
  timeout: 240_000,
}, async () => {
  const { charged, declined, wrong, broken } = await runCharges(150, [0.3])
  expect({ charged, declined, wrong, broken }).toEqual({ charged: 146, declined: 4, wrong: 0, broken: [] })
})
