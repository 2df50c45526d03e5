import { fixtures } from '@kindling/api-client/scenarios'
import { describe, expect, it } from 'vitest'
import { type Bill, planOf } from './plan.ts'

const { projectMoney, openVote } = fixtures
const bill = (amount: number, kind: Bill['kind'] = 'due'): Bill => ({
  id: `${amount} ${kind}`,
  name: 'A bill',
  amount,
  kind,
})
/** The sums of the mock: 3,244.00 available, 1,500.00 on its way, 2,850.00 in the bank. */
const typed = {
  bank: 285_000,
  bills: [bill(520_000, 'waits'), bill(320_000), bill(140_000, 'parcels')],
}

describe('what is left after a vote', () => {
  it('is the same weeks, once for each result', () => {
    const plan = planOf(projectMoney, openVote, typed)
    expect(plan.inHand).toBe(759_400)
    expect(plan.owed).toBe(980_000)
    expect(plan.notCarried).toEqual({
      released: 1_531_000,
      bills: [520_000, 320_000, 140_000],
      left: 1_310_400,
      back: 0,
      held: 918_600,
    })
    expect(plan.carried).toEqual({
      released: 0,
      // Nothing more is sent.
      bills: [520_000, 320_000, null],
      left: -80_600,
      back: 2_449_600,
      held: 0,
    })
    expect(plan.leftIfWaiting).toBe(439_400)
  })

  it.each([
    ['nothing typed', openVote, { bank: null, bills: [] }, 2_005_400, 474_400],
    ['not complete: it stays held, late', { ...openVote, complete: false }, typed, -220_600, -80_600],
    ['to the cent', openVote, { bank: 1, bills: [bill(474_401)] }, 1_531_000, 0],
    ['a cent short', openVote, { bank: 0, bills: [bill(474_401)] }, 1_530_999, -1],
    [
      'refunds since the vote was read: never more than is held',
      { ...openVote, held: 9_999_999 },
      { bank: null, bills: [] },
      2_924_000,
      474_400,
    ],
  ])('%s', (_, vote, given, notCarried, carried) => {
    const plan = planOf(projectMoney, vote, given)
    expect([plan.notCarried.left, plan.carried.left]).toEqual([notCarried, carried])
  })

  it('no cent is lost: what is held is released, goes back, or stays', () => {
    for (const complete of [true, false]) {
      const { notCarried, carried } = planOf(projectMoney, { ...openVote, complete }, typed)
      for (const { released, back, held } of [notCarried, carried])
        expect(released + back + held).toBe(2_449_600)
    }
  })
})
