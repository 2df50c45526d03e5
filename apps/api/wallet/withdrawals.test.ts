import { deleteMe } from '@kindling/api-client/contract/account'
import { getWallet, listWalletTransactions } from '@kindling/api-client/contract/wallet'
import {
  getProjectMoney,
  listWithdrawals,
  withdrawFromWallet,
  withdrawFunds,
} from '@kindling/api-client/contract/withdrawals'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { bankAccounts, notifications, projects, withdrawals } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import { topUp } from '../money/platform-account.ts'
import { closedBankAccount } from '../providers/stand-in-payments.ts'
import { goodBankAccount } from '../testing/bank.ts'
import { ledgerSum, settleDue } from '../testing/money.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([])
})
const runs = () => settleDue(made.platform.platform)
const newest = async () => (await db().select().from(withdrawals)).at(-1)

describe('a withdrawal of what was released', () => {
  it('is on its way once however often it is sent, and is paid out', async () => {
    const { creator, project } = await made.stage.paidOut()
    const params = { id: project.id }
    const key = newId('key')
    const withdraw = (amount: number, idempotencyKey = newId('key')) =>
      creator.client(withdrawFunds, { params, body: { amount }, idempotencyKey })
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(1_500, key)))
    expect(new Set(answers.map(({ withdrawal }) => withdrawal.id)).size).toBe(1)
    const before = await creator.client(listWithdrawals, { params })
    expect(before.withdrawals).toMatchObject([{ amount: 1_500, status: 'PENDING', last4: '6789' }])
    await runs()
    expect(await newest()).toMatchObject({ status: 'PAID' })
    expect(await ledgerSum(made.platform, 'payout', Number(project.id))).toBe(0)
    // What was released is in exactly one place.
    const { money } = await creator.client(getProjectMoney, { params })
    const released = money.parts.reduce((sum, part) => sum + part.released, 0)
    expect(money).toMatchObject({ on_its_way: 0, paid_out: 1_500 })
    expect(money.fees + money.available + money.paid_out).toBe(released)
    // Less than ten dollars only where it is all there is.
    const { available_usd: rest } = await creator.client(listWithdrawals, { params })
    await withdraw(rest - 900)
    await expect(withdraw(899)).rejects.toMatchObject({ code: 'NUMBER_LOW' })
    await withdraw(900)
    expect((await creator.client(listWithdrawals, { params })).available_usd).toBe(0)
    const [account] = await db().select().from(bankAccounts)
    expect(JSON.stringify(account)).not.toContain(goodBankAccount.account_number)
  })

  it('that the bank returns is available again, and its ADMINs are told', async () => {
    const { creator, project } = await made.stage.paidOut()
    const params = { id: project.id }
    const { available_usd: amount } = await creator.client(listWithdrawals, { params })
    await creator.client(withdrawFunds, { params, body: { amount }, idempotencyKey: newId('key') })
    const { id } = (await newest()) ?? { id: '' }
    await db().update(withdrawals).set({ destination: closedBankAccount }).where(eq(withdrawals.id, id))
    await runs()
    await runs()
    const { available_usd, withdrawals: listed } = await creator.client(listWithdrawals, { params })
    expect([available_usd, listed[0]?.status]).toEqual([amount, 'RETURNED'])
    const told = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.projectId, Number(project.id)))
    expect(told.filter(({ event }) => event?.name === 'WITHDRAWAL_RETURNED')).toHaveLength(1)
  })

  it('waits while the project is suspended', async () => {
    const { creator, project } = await made.stage.paidOut()
    const params = { id: project.id }
    const body = { amount: 1_000 }
    await creator.client(withdrawFunds, { params, body, idempotencyKey: newId('key') })
    const { id } = (await newest()) ?? { id: '' }
    const become = (status: 'SUSPENDED' | 'COMPLETE') =>
      db()
        .update(projects)
        .set({ status })
        .where(eq(projects.id, Number(project.id)))
    await become('SUSPENDED')
    await runs()
    const state = async () => (await db().select().from(withdrawals).where(eq(withdrawals.id, id)))[0]?.status
    expect(await state()).toBe('PENDING')
    await expect(
      creator.client(withdrawFunds, { params, body, idempotencyKey: newId('key') }),
    ).rejects.toMatchObject({ code: 'INVALID_PROJECT_STATE' })
    await become('COMPLETE')
    await runs()
    expect(await state()).toBe('PAID')
  })
})

describe('dollars of a wallet', () => {
  it('are withdrawn, and the account can be deleted once they have arrived', async () => {
    const browser = await made.stage.dollarHolder()
    const dollars = async () =>
      (await browser.client(getWallet, {})).accounts.find(({ label }) => label === 'USD')?.balance.amount
    const amount = (await dollars()) ?? 0
    const input = { body: { amount, ...goodBankAccount }, idempotencyKey: newId('key') }
    const { transaction } = await browser.client(withdrawFromWallet, input)
    expect(transaction).toMatchObject({ kind: 'WITHDRAWAL', amount: -amount, balance: 0 })
    await browser.client(withdrawFromWallet, input)
    expect(await dollars()).toBe(0)
    const leave = () => browser.client(deleteMe, { body: { password: goodPassword } })
    await expect(leave()).rejects.toMatchObject({ code: 'INVALID_STATE' })
    await runs()
    // The platform has paid the processor's costs and has nothing of its own: wallets wait.
    expect(await ledgerSum(made.platform, 'platform')).toBeLessThan(0)
    expect(await newest()).toMatchObject({ status: 'PENDING' })
    await topUp(made.platform.platform, { cents: 100_000, name: 'bank-1' })
    await runs()
    const { transactions } = await browser.client(listWalletTransactions, { query: { label: 'USD' } })
    expect(transactions.map(({ kind }) => kind)).toEqual(['WITHDRAWAL', 'CONVERSION'])
    expect(await newest()).toMatchObject({ status: 'PAID', projectId: null })
  })
})
