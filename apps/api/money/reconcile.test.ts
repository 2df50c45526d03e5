import { withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { answerAboutMoney } from '../answer-money.ts'
import { payments, refunds, standInCharges, standInTransfers, withdrawals } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { refundPledge } from '../pledges/refund.ts'
import { closedBankAccount } from '../providers/stand-in-payments.ts'
import { endWell, passDays, pledgeState, settleDue } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { compareBooks } from './reconcile.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const differences = async () => (await compareBooks(made.platform.platform)).differences

/** A pledge of 95 dollars by this card, whose campaign has ended well. */
async function ended(card?: string): Promise<string> {
  const [{ client }, project] = [await made.stage.backer(card), await makeProject(made.platform)]
  const { id } = await confirm(client, project, await fill(client, project))
  await endWell(made.platform, Number(project.id))
  return id
}
/** The processor says something else of a charge than it did. */
const chargeBecomes = (key: string, status: 'succeeded' | 'declined') =>
  db().update(standInCharges).set({ status }).where(eq(standInCharges.idempotencyKey, key))
const transferBecomes = (key: string, change: { status?: 'succeeded' | 'failed'; amount?: number }) =>
  db().update(standInTransfers).set(change).where(eq(standInTransfers.idempotencyKey, key))

/** Of 20 dollars, to a card that takes none back. */
async function refundToWallet(): Promise<string> {
  const { pledge } = await pledgeState(made.platform, await ended('4000000000005126'))
  const id = newId('ref')
  await db().transaction((tx) =>
    refundPledge(tx, pledge, { id, amount: 2_000, cause: 'team', at: made.platform.platform.businessNow() }),
  )
  await settleDue(made.platform.platform)
  expect(await db().select().from(refunds).where(eq(refunds.id, id))).toMatchObject([{ status: 'TO_WALLET' }])
  return id
}

/** Of 15 dollars, to an account at which nothing arrives. */
async function returnedWithdrawal(): Promise<string> {
  const { creator, project } = await made.stage.paidOut()
  const { withdrawal } = await creator.client(withdrawFunds, {
    params: { id: project.id },
    body: { amount: 1_500 },
    idempotencyKey: newId('key'),
  })
  const { id } = withdrawal
  await db().update(withdrawals).set({ destination: closedBankAccount }).where(eq(withdrawals.id, id))
  await settleDue(made.platform.platform)
  expect(await db().select().from(withdrawals).where(eq(withdrawals.id, id))).toMatchObject([
    { status: 'RETURNED' },
  ])
  return id
}

const failedPayment = async (): Promise<string> => {
  const pledgeId = await ended('4000000000000341')
  const [failed] = await db()
    .select()
    .from(payments)
    .where(and(eq(payments.pledgeId, pledgeId), eq(payments.captures, true)))
  expect(failed).toMatchObject({ status: 'FAILED', amount: 9_500 })
  return failed?.id ?? ''
}

it('a world in which both sides agree has no difference, whatever failed in it', async () => {
  await ended()
  await failedPayment()
  await refundToWallet()
  await returnedWithdrawal()
  await passDays(made.platform, 16)
  const { asked, differences: found } = await compareBooks(made.platform.platform)
  expect(found).toEqual([])
  // Three charges, an attempt that failed, a refund and a payout, at least.
  expect(asked).toBeGreaterThanOrEqual(6)
})

it('tells of a payment that failed or was cancelled here, whose money the processor took', async () => {
  const id = await failedPayment()
  await chargeBecomes(id, 'succeeded')
  expect(await differences()).toEqual([`${id}: failed here, succeeded there with 9500 cents`])
  await db().update(payments).set({ status: 'CANCELLED' }).where(eq(payments.id, id))
  expect(await differences()).toEqual([`${id}: cancelled here, succeeded there with 9500 cents`])
  await db().update(payments).set({ status: 'FAILED' }).where(eq(payments.id, id))
  await chargeBecomes(id, 'declined')
  expect(await differences()).toEqual([])
})

it('tells of a refund that went to the wallet, or was taken by the bank, and reached the card all the same', async () => {
  const id = await refundToWallet()
  await transferBecomes(id, { status: 'succeeded' })
  expect(await differences()).toEqual([`${id}: in the wallet here, succeeded there with 2000 cents`])
  await db().update(refunds).set({ status: 'BY_BANK' }).where(eq(refunds.id, id))
  expect(await differences()).toEqual([`${id}: taken by the bank here, succeeded there with 2000 cents`])
  await db().update(refunds).set({ status: 'TO_WALLET' }).where(eq(refunds.id, id))
  await transferBecomes(id, { status: 'failed', amount: 1_999 })
  expect(await differences()).toEqual([`${id}: 2000 cents here, 1999 there`])
  await transferBecomes(id, { amount: 2_000 })
})

it('tells of a withdrawal that came back here, and arrived there', async () => {
  const id = await returnedWithdrawal()
  await transferBecomes(id, { status: 'succeeded' })
  expect(await differences()).toEqual([`${id}: returned here, succeeded there with 1500 cents`])
  const { platform, business } = made.platform
  expect(await answerAboutMoney(platform, business, 'reconcile')).toMatch(
    new RegExp(`^✗ ${id}: returned here.*\\n\\d+ payments, refunds and payouts compared: 1 differences\\.$`),
  )
  await transferBecomes(id, { status: 'failed' })
  expect(await differences()).toEqual([])
})

it('tells of what is done here and not there, and of another amount', async () => {
  const { pledge, payments: paid } = await pledgeState(made.platform, await ended())
  const charge = paid.at(-1)?.id ?? ''
  const refund = newId('ref')
  await db().transaction((tx) =>
    refundPledge(tx, pledge, {
      id: refund,
      amount: 1_000,
      cause: 'team',
      at: made.platform.platform.businessNow(),
    }),
  )
  await settleDue(made.platform.platform)
  await chargeBecomes(charge, 'declined')
  await transferBecomes(refund, { status: 'failed' })
  expect([...(await differences())].sort()).toEqual(
    [`${charge}: completed here, declined there`, `${refund}: refunded here, failed there`].sort(),
  )
  await chargeBecomes(charge, 'succeeded')
  await transferBecomes(refund, { status: 'succeeded', amount: 999 })
  expect(await differences()).toEqual([`${refund}: 1000 cents here, 999 there`])
  await transferBecomes(refund, { amount: 1_000 })
})
