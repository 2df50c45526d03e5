import type {
  listWithdrawals,
  withdrawFromWallet,
  withdrawFunds,
} from '@kindling/api-client/contract/withdrawals'
import type { Withdrawal } from '@kindling/api-client/model/withdrawal'
import { PAYOUT } from '@kindling/validation/limits'
import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { bankAccounts, projects, withdrawals } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { idOfCall } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { addBankAccount, bankAccountOf } from './bank-account.ts'
import { balanceOf, type Holder, post } from './ledger.ts'
import { readLine } from './wallet-calls.ts'

type WithdrawalRow = typeof withdrawals.$inferSelect

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const toWireWithdrawal = (
  { id, amount, status, createdAt, settledAt }: WithdrawalRow,
  last4: string,
): Withdrawal => ({
  id,
  amount,
  status,
  last4,
  created_at: seconds(createdAt),
  settled_at: settledAt && seconds(settledAt),
})

const find = async (tx: Pick<Transaction, 'select'>, id: string) =>
  (await tx.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]

/** Name of a withdrawal in the ledger. */
export const withdrawalReference = (id: string) => `withdrawal ${id}`

/**
 * Sends money on its way; the processor is asked by a job after the commit. Rejects with INSUFFICIENT_FUNDS, or with
 * NUMBER_LOW for less than ten dollars that is not all there is.
 */
async function order(
  tx: Transaction,
  from: Holder,
  row: Pick<WithdrawalRow, 'id' | 'projectId' | 'userId' | 'amount' | 'destination' | 'createdAt'>,
): Promise<WithdrawalRow> {
  const { id, projectId, amount, createdAt } = row
  await post(tx, {
    reference: withdrawalReference(id),
    kind: 'WITHDRAWAL',
    at: createdAt,
    movements: [
      { holder: from, token: 'USD', amount: -amount },
      { holder: { payoutOf: projectId }, token: 'USD', amount },
    ],
  })
  // Looked at once the account is locked: what comes in meanwhile would make a small rest of it.
  if (amount < PAYOUT.minCents && (await balanceOf(tx, { holder: from, token: 'USD' })) > 0)
    refuse('NUMBER_LOW', 'amount', { min: PAYOUT.minCents })
  const [added] = await tx.insert(withdrawals).values(row).returning()
  if (!added) throw new Error('The withdrawal was not written')
  return added
}

const onWithdrawFunds: Handler<typeof withdrawFunds> = async (call) => {
  const { platform, user, project, body, idempotencyKey } = call
  const id = idOfCall('wdr', user.id, idempotencyKey)
  return platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const [now] = await tx.select().from(projects).where(eq(projects.id, project.id)).for('update')
    const done = await find(tx, id)
    if (done) {
      const [account] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, done.destination))
      return { withdrawal: toWireWithdrawal(done, account?.last4 ?? '') }
    }
    // Suspended since the call was let in.
    if (now?.status === 'SUSPENDED') refuse('INVALID_PROJECT_STATE')
    const account = await bankAccountOf(tx, project.id)
    if (!account) refuse('INVALID_STATE', 'bank_account')
    const row = await order(
      tx,
      { creatorOf: project.id },
      {
        id,
        projectId: project.id,
        userId: user.id,
        amount: body.amount,
        destination: account.id,
        createdAt: platform.businessNow(),
      },
    )
    const withdrawn = { name: 'WITHDRAWN', params: { cents: body.amount } } as const
    await recordActivity(tx, row.createdAt, { projectId: project.id, userId: user.id }, withdrawn)
    return { withdrawal: toWireWithdrawal(row, account.last4) }
  })
}

const onListWithdrawals: Handler<typeof listWithdrawals> = async ({ platform: { db }, project }) => {
  const [available, account, rows] = await Promise.all([
    balanceOf(db, { holder: { creatorOf: project.id }, token: 'USD' }),
    bankAccountOf(db, project.id),
    db
      .select({ withdrawal: withdrawals, last4: bankAccounts.last4 })
      .from(withdrawals)
      .leftJoin(bankAccounts, eq(bankAccounts.id, withdrawals.destination))
      .where(eq(withdrawals.projectId, project.id))
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(PAYOUT.shown),
  ])
  return {
    available_usd: available,
    bank_account_last4: account?.last4 ?? null,
    withdrawals: rows.map(({ withdrawal, last4 }) => toWireWithdrawal(withdrawal, last4 ?? '')),
  }
}

const onWithdrawFromWallet: Handler<typeof withdrawFromWallet> = async (call) => {
  const { platform, user, body, idempotencyKey } = call
  const id = idOfCall('wdr', user.id, idempotencyKey)
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    if (await find(tx, id)) return
    const { amount, ...account } = body
    const { id: destination } = await addBankAccount(tx, platform, {
      ...account,
      userId: user.id,
      projectId: null,
    })
    await order(
      tx,
      { userId: user.id },
      { id, projectId: null, userId: user.id, amount, destination, createdAt: platform.businessNow() },
    )
  })
  return { transaction: await readLine(platform.db, withdrawalReference(id), user.id) }
}

export const withdrawalHandlers = {
  withdrawFunds: onWithdrawFunds,
  listWithdrawals: onListWithdrawals,
  withdrawFromWallet: onWithdrawFromWallet,
} satisfies Partial<Handlers>
