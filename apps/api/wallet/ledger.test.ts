import { getMe, updateShippingAddress } from '@kindling/api-client/contract/users'
import {
  convertTokens,
  getExchangeRate,
  getWallet,
  listWalletTransactions,
} from '@kindling/api-client/contract/wallet'
import { usdCentsOf } from '@kindling/validation/rules/conversion'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ledgerAccounts, ledgerEntries, ledgerTransactions, users } from '../database/schema.ts'
import { createRandom } from '../demo/random.ts'
import { newId } from '../kernel/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { holder } from '../testing/wallet.ts'
import { grantTokens } from './eligibility.ts'
import { balancesOf, maxOf, post, type Token } from './ledger.ts'

const made = platformForTests()
const idOf = async ({ client }: Browser) => (await client(getMe, {})).user.id
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { items?: { code: string }[]; errors?: { code: string }[] }) =>
      (error.items ?? error.errors)?.[0]?.code ?? String(error),
  )

/** Every transaction balances by token, and every kept balance is the sum of what was written. */
async function holdsTrue() {
  const { db } = made.platform.platform
  const sums = await db
    .select({ sum: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .groupBy(ledgerEntries.transactionId, ledgerAccounts.token)
  expect(sums.filter(({ sum }) => Number(sum) !== 0)).toEqual([])
  const kept = await db
    .select({
      kept: ledgerAccounts.balance,
      summed: sql<string>`coalesce((select sum(amount) from ledger_entries e where e.account_id = ledger_accounts.id), 0)`,
    })
    .from(ledgerAccounts)
    .where(sql`user_id is not null`)
  expect(kept.filter((row) => row.kept !== Number(row.summed) || Number(row.summed) < 0)).toEqual([])
}

describe('the books', () => {
  it('M7 add up to nothing after 1,000 random operations, with no account of a person below zero', async () => {
    const { db, now } = made.platform.platform
    const random = createRandom(7)
    const people = await Promise.all([0, 1, 2].map(async () => idOf(await holder(made.platform))))
    const tokens: Token[] = ['PLG', 'CS', 'USD']
    let refused = 0
    const expected = new Map<string, number>()
    for (const userId of people)
      for (const [token, amount] of Object.entries(await balancesOf(db, userId)))
        expected.set(`${userId}${token}`, amount)
    for (let step = 0; step < 1_000; step++) {
      const token = random.pick(tokens)
      const [from, to] = [random.pick(people), random.pick(people)]
      const amount = random.int(1, 120_000)
      const movements =
        from === to
          ? [
              { holder: 'issuance' as const, token, amount: -amount },
              { holder: { userId: to }, token, amount },
            ]
          : [
              { holder: { userId: from }, token, amount: -amount },
              { holder: { userId: to }, token, amount },
            ]
      const code = await codeOf(
        post(db, { reference: `random ${step}`, kind: 'BONUS', at: now(), movements }),
      )
      const left = (expected.get(`${from}${token}`) ?? 0) - amount
      const got = (expected.get(`${to}${token}`) ?? 0) + amount
      const fits = got <= (maxOf[token] ?? Number.MAX_SAFE_INTEGER) && (from === to || left >= 0)
      if (fits) {
        if (from !== to) expected.set(`${from}${token}`, left)
        expected.set(`${to}${token}`, got)
      } else refused += 1
      expect(code === null).toBe(fits)
    }
    expect(refused).toBeGreaterThan(50)
    await holdsTrue()
    for (const userId of people)
      for (const [token, amount] of Object.entries(await balancesOf(db, userId)))
        expect(amount).toBe(expected.get(`${userId}${token}`) ?? 0)
  })

  it('take a reference once, however often it is posted at the same time', async () => {
    const { db, now } = made.platform.platform
    const userId = await idOf(await holder(made.platform))
    const gift = {
      reference: newId('ref'),
      userId,
      token: 'PLG',
      amount: 500,
      kind: 'BONUS',
      at: now(),
    } as const
    await Promise.all([1, 2, 3, 4].map(() => grantTokens(db, gift)))
    expect((await balancesOf(db, userId)).PLG).toBe(177_500)
  })

  it('reject what does not balance, is zero, or names an account twice', async () => {
    const { db, now } = made.platform.platform
    const userId = await idOf(await holder(made.platform))
    const token = 'PLG'
    const count = async () => (await db.select().from(ledgerTransactions)).length
    const before = await count()
    for (const movements of [
      [],
      [{ holder: { userId }, token, amount: 1 }],
      [
        { holder: { userId }, token, amount: 1 },
        { holder: 'issuance', token: 'CS', amount: -1 },
      ],
      [
        { holder: { userId }, token, amount: 0.5 },
        { holder: 'issuance', token, amount: -0.5 },
      ],
      [
        { holder: { userId }, token, amount: 1 },
        { holder: { userId }, token, amount: -1 },
      ],
    ] as Parameters<typeof post>[1]['movements'][])
      await expect(
        post(db, { reference: newId('ref'), kind: 'BONUS', at: now(), movements }),
      ).rejects.toThrow(/balance|amount|once/)
    expect(await count()).toBe(before)
  })

  it('are never changed: the database rejects it', async () => {
    const { db } = made.platform.platform
    await holder(made.platform)
    await expect(db.update(ledgerEntries).set({ amount: 1 })).rejects.toThrow()
    await expect(db.delete(ledgerEntries)).rejects.toThrow()
    await expect(db.update(ledgerTransactions).set({ detail: 'else' })).rejects.toThrow()
  })
})

describe('converting', () => {
  const rateOf = async ({ client }: Browser) => (await client(getExchangeRate, {})).plg_to_usd
  const moneyOf = async ({ client }: Browser) =>
    Object.fromEntries(
      (await client(getWallet, {})).accounts.map(({ label, balance }) => [label, balance.amount]),
    )

  it('takes PLG and gives dollars at the rate shown, rounded down, both in the history', async () => {
    const browser = await holder(made.platform)
    const plg_to_usd = await rateOf(browser)
    const { transaction } = await browser.client(convertTokens, {
      body: { amount: 333, plg_to_usd },
      idempotencyKey: newId('key'),
    })
    const cents = usdCentsOf(333, plg_to_usd)
    expect(transaction).toMatchObject({ label: 'USD', amount: cents, balance: cents, plg_to_usd })
    expect(await moneyOf(browser)).toEqual({ PLG: 176_667, CS: 0, USD: cents })
    const { transactions } = await browser.client(listWalletTransactions, { query: { 'page[size]': '2' } })
    expect(transactions.map(({ label, amount }) => [label, amount]).sort()).toEqual([
      ['PLG', -333],
      ['USD', cents],
    ])
    await holdsTrue()
  })

  it('happens once for a key, pressed as often as one likes', async () => {
    const browser = await holder(made.platform)
    const call = { body: { amount: 1_000, plg_to_usd: await rateOf(browser) }, idempotencyKey: newId('key') }
    const answers = await Promise.all([1, 2, 3].map(() => browser.client(convertTokens, call)))
    expect(new Set(answers.map(({ transaction }) => transaction.id)).size).toBe(1)
    expect((await moneyOf(browser)).PLG).toBe(176_000)
  })

  it('never spends the same tokens twice', async () => {
    const browser = await holder(made.platform)
    const plg_to_usd = await rateOf(browser)
    const codes = await Promise.all(
      [1, 2, 3].map(() =>
        codeOf(
          browser.client(convertTokens, {
            body: { amount: 100_000, plg_to_usd },
            idempotencyKey: newId('key'),
          }),
        ),
      ),
    )
    expect(codes.sort()).toEqual(['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', null])
    expect((await moneyOf(browser)).PLG).toBe(77_000)
  })

  it('is rejected at a rate that has moved since', async () => {
    const browser = await holder(made.platform)
    const plg_to_usd = await rateOf(browser)
    made.platform.clock.advance(3 * 3_600_000)
    expect(await rateOf(browser)).not.toBe(plg_to_usd)
    const call = { body: { amount: 1_000, plg_to_usd }, idempotencyKey: newId('key') }
    expect(await codeOf(browser.client(convertTokens, call))).toBe('INTEGRITY_ERROR')
    expect((await moneyOf(browser)).PLG).toBe(177_000)
  })

  it('is rejected where the amount is worth less than a cent', async () => {
    const browser = await holder(made.platform)
    const call = { body: { amount: 1, plg_to_usd: await rateOf(browser) }, idempotencyKey: newId('key') }
    expect(await codeOf(browser.client(convertTokens, call))).toBe('NUMBER_LOW')
  })
})

describe('CS', () => {
  const gift = (userId: string, amount = 100) => ({
    reference: newId('ref'),
    userId,
    token: 'CS' as const,
    amount,
    kind: 'BONUS' as const,
    at: made.platform.platform.now(),
  })
  const csOf = async ({ client }: Browser) =>
    (await client(getWallet, {})).accounts.find(({ label }) => label === 'CS')

  it('is given where identity and country allow it, up to its maximum', async () => {
    const { db } = made.platform.platform
    const browser = await holder(made.platform)
    const userId = await idOf(browser)
    await grantTokens(db, gift(userId, 550_000))
    expect(await csOf(browser)).toMatchObject({ max: 550_000, balance: { amount: 550_000 }, rejection: null })
    expect(await codeOf(grantTokens(db, gift(userId, 1)))).toBe('NUMBER_HIGH')
  })

  it.each(['USA', 'PRI'])('is rejected to a person in %s, and the wallet says why', async (country) => {
    const { db } = made.platform.platform
    const browser = await holder(made.platform)
    const { user } = await browser.client(getMe, {})
    await browser.client(updateShippingAddress, {
      params: { id: user.shipping_addresses[0]?.id ?? '' },
      body:
        country === 'USA'
          ? { country_code: 'USA', state: 'ME', postal_code: '04101' }
          : { country_code: 'PRI', state: 'San Juan', postal_code: '00901' },
    })
    expect((await csOf(browser))?.rejection).toBe('US_PERSON')
    expect(await codeOf(grantTokens(db, gift(user.id)))).toBe('MISSING_PERMISSION')
    expect((await csOf(browser))?.balance.amount).toBe(0)
  })

  it('is rejected while nobody knows who or where the person is', async () => {
    const { db } = made.platform.platform
    const browser = await holder(made.platform)
    const userId = await idOf(browser)
    await db.update(users).set({ kycStatus: 'KYC_PENDING' }).where(eq(users.id, userId))
    expect((await csOf(browser))?.rejection).toBe('IDENTITY')
    expect(await codeOf(grantTokens(db, gift(userId)))).toBe('NOT_YET_CONFIRM')
    await db
      .update(users)
      .set({ kycStatus: 'KYC_COMPLETE', defaultShippingAddress: null })
      .where(eq(users.id, userId))
    expect((await csOf(browser))?.rejection).toBe('NO_COUNTRY')
  })
})
