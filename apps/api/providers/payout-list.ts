import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { bankAccounts, payoutOrders } from '../database/schema.ts'
import type { PaymentProcessor, Transfer } from './payments.ts'
import type { Sealer } from './sealer.ts'

type Order = typeof payoutOrders.$inferSelect

const transferOf = ({ status, amount }: Order): Transfer => ({ status, amount })

/**
 * Payouts as a list that a person works through at the bank (docs/decisions/0016). An order waits until its result is
 * entered by `pnpm payouts`; asked for twice under one key it is one order.
 */
export function payoutList(db: Database, now: () => Date): Pick<PaymentProcessor, 'payout' | 'readPayout'> {
  const readPayout = async (idempotencyKey: string): Promise<Transfer | null> => {
    const [order] = await db
      .select()
      .from(payoutOrders)
      .where(eq(payoutOrders.idempotencyKey, idempotencyKey))
    return order ? transferOf(order) : null
  }
  return {
    payout: async ({ idempotencyKey, destination, amount }) => {
      await db
        .insert(payoutOrders)
        .values({ idempotencyKey, destination, amount, createdAt: now() })
        .onConflictDoNothing()
      return (await readPayout(idempotencyKey)) ?? { status: 'pending', amount }
    },
    readPayout,
  }
}

/**
 * Enters what the bank did with a payout. One that arrived may come back later; one that came back is not sent again
 * under its key.
 *
 * @returns false where there is no such order, or it says so already.
 */
export async function settlePayout(
  db: Database,
  now: Date,
  key: string,
  result: 'succeeded' | 'failed',
): Promise<boolean> {
  const isOpen = and(ne(payoutOrders.status, 'failed'), ne(payoutOrders.status, result))
  const settled = await db
    .update(payoutOrders)
    .set({ status: result, settledAt: now })
    .where(and(eq(payoutOrders.idempotencyKey, key), isOpen))
    .returning({ key: payoutOrders.idempotencyKey })
  return settled.length > 0
}

/** Orders that nobody has worked through, the oldest first, one a line. */
async function describePayouts(db: Database): Promise<string> {
  const orders = await db
    .select()
    .from(payoutOrders)
    .where(eq(payoutOrders.status, 'pending'))
    .orderBy(asc(payoutOrders.createdAt), asc(payoutOrders.idempotencyKey))
  if (orders.length === 0) return 'No payout waits.'
  return orders
    .map(
      ({ idempotencyKey, amount, destination, createdAt }) =>
        `${idempotencyKey}  ${(amount / 100).toFixed(2)} USD to ${destination}, since ${createdAt.toISOString()}`,
    )
    .join('\n')
}

/** The account a payout goes to, in full, for the operator who enters it at the bank. */
async function describeAccount(db: Database, { open }: Sealer, key: string): Promise<string> {
  const [found] = await db
    .select({ order: payoutOrders, account: bankAccounts })
    .from(payoutOrders)
    .innerJoin(bankAccounts, eq(bankAccounts.id, payoutOrders.destination))
    .where(eq(payoutOrders.idempotencyKey, key))
  if (!found) return `No payout with the key ${key} goes to an account that is stored.`
  const { account } = found
  return `Routing number ${account.routingNumber}, account number ${open(account.sealedNumber, account.id)}`
}

/**
 * Answers a question of the command line: `payouts`, `payout account <key>`, `payout paid <key>` or
 * `payout returned <key>`.
 */
export async function answerAboutPayouts(
  db: Database,
  now: Date,
  question: string,
  sealer: Sealer,
): Promise<string> {
  const [wish, result, key = ''] = question.trim().split(' ')
  if (wish !== 'payout') return describePayouts(db)
  if (result === 'account') return describeAccount(db, sealer, key)
  const status = result === 'paid' ? 'succeeded' : 'failed'
  return (await settlePayout(db, now, key, status))
    ? `${key} is ${result}.`
    : `No payout with the key ${key} can become ${result}.`
}
