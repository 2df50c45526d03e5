import type { Transaction } from '../database/connection.ts'
import { type Grant, grantTokens } from '../wallet/eligibility.ts'
import { post } from '../wallet/ledger.ts'
import { demoAccounts, type PersonKey } from './content/people.ts'

const dayMs = 86_400_000

interface Step extends Pick<Grant, 'token' | 'amount' | 'kind' | 'detail'> {
  readonly daysAgo: number
}
/** Hundredths, the oldest first. */
const given: readonly Step[] = [
  { token: 'PLG', amount: 143_167, kind: 'OPENING', daysAgo: 64 },
  { token: 'CS', amount: 52_000, kind: 'OPENING', daysAgo: 64 },
  { token: 'PLG', amount: 6_167, kind: 'BONUS', detail: 'Dusk, a solar lantern you can repair', daysAgo: 37 },
  {
    token: 'PLG',
    amount: 15_000,
    kind: 'BONUS',
    detail: 'Fernhill, a kettle that packs its own stove',
    daysAgo: 21,
  },
  { token: 'CS', amount: 4_050, kind: 'BONUS', daysAgo: 12 },
  { token: 'PLG', amount: 22_666, kind: 'BONUS', daysAgo: 6 },
]
const gift = 24_000
const converted = { plg: 10_000, plgToUsd: '0.1012', usd: 1_012, daysAgo: 3 }

/**
 * What the creator and the backer of the demo world hold, written by the same books as everybody's. The backer's
 * identity is not verified: theirs is a gift from before that was asked for, to convert it there is something to do.
 */
export async function seedWallets(
  tx: Transaction,
  now: Date,
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const personOf = (key: PersonKey) => {
    const id = idOf.get(key)
    if (!id) throw new Error(`${key} has no account`)
    return id
  }
  const [userId, unverified] = [personOf(demoAccounts.creator), personOf(demoAccounts.backer)]
  for (const [place, { daysAgo, ...step }] of given.entries())
    await grantTokens(tx, { ...step, userId, reference: `demo creator ${place}`, at: ago(daysAgo) })
  const holder = { userId }
  await post(tx, {
    reference: 'demo creator conversion',
    kind: 'CONVERSION',
    at: ago(converted.daysAgo),
    plgToUsd: converted.plgToUsd,
    movements: [
      { holder, token: 'PLG', amount: -converted.plg },
      { holder: 'conversion', token: 'PLG', amount: converted.plg },
      { holder: 'conversion', token: 'USD', amount: -converted.usd },
      { holder, token: 'USD', amount: converted.usd },
    ],
  })
  await post(tx, {
    reference: 'demo backer',
    kind: 'OPENING',
    at: ago(64),
    movements: [
      { holder: 'issuance', token: 'PLG', amount: -gift },
      { holder: { userId: unverified }, token: 'PLG', amount: gift },
    ],
  })
}
