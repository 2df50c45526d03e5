import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { post } from '../wallet/ledger.ts'

/** Cents of the platform's own accounts. */
async function sumOf(db: Database | Transaction, names: readonly ('platform' | 'fees')[]): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(inArray(ledgerAccounts.name, [...names]), eq(ledgerAccounts.token, 'USD')))
  return Number(row?.sum ?? 0)
}

/** What the platform has of its own: fees that were not moved yet are its money as well. Below zero: it owes. */
export const platformCents = (db: Database | Transaction): Promise<number> => sumOf(db, ['platform', 'fees'])

const isBooked = async (db: Database | Transaction, reference: string): Promise<boolean> => {
  const rows = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reference, reference))
  return rows.length > 0
}

/** Moves listing fees to the platform's account once a month of the business clock (decisions 2 §4). Safe to repeat. */
export async function moveFees({ db, businessNow }: Platform): Promise<void> {
  const at = businessNow()
  const reference = `fees moved ${at.toISOString().slice(0, 7)}`
  if (await isBooked(db, reference)) return
  const fees = await sumOf(db, ['fees'])
  if (fees > 0)
    await post(db, {
      reference,
      kind: 'FEES_MOVED',
      at,
      movements: [
        { holder: 'fees', token: 'USD', amount: -fees },
        { holder: 'platform', token: 'USD', amount: fees },
      ],
    })
}

/** The alarm of decisions 2 §4, once a day. */
export async function warnOfDebt({ db, log }: Platform): Promise<void> {
  const cents = await platformCents(db)
  if (cents < 0) log.error({ cents }, 'the platform owes more than it has: withdrawals from wallets wait')
}

/**
 * Books money that the operator has put in at the processor.
 *
 * @param name names it, such as the bank's reference: booked again under it, nothing changes.
 * @returns false where it was booked before.
 */
export async function topUp(
  { db, businessNow }: Platform,
  { cents, name }: { readonly cents: number; readonly name: string },
): Promise<boolean> {
  const reference = `top-up ${name}`
  if (await isBooked(db, reference)) return false
  await post(db, {
    reference,
    kind: 'TOP_UP',
    at: businessNow(),
    movements: [
      { holder: 'processor', token: 'USD', amount: -cents },
      { holder: 'platform', token: 'USD', amount: cents },
    ],
  })
  return true
}
