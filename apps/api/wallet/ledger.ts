import { WALLET } from '@kindling/validation/limits'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'

export type Token = typeof ledgerAccounts.$inferSelect.token
type Kind = typeof ledgerTransactions.$inferSelect.kind
type Entry = typeof ledgerEntries.$inferSelect

/** Whose account: a person's wallet, or one of the platform's own. */
type Holder = { readonly userId: string } | 'issuance' | 'conversion'

interface Movement {
  readonly holder: Holder
  readonly token: Token
  /** Hundredths; below zero for what leaves. */
  readonly amount: number
}

export interface Posting {
  /** Names what happened: posted again under the same reference, it changes nothing. */
  readonly reference: string
  readonly kind: Kind
  readonly at: Date
  readonly detail?: string
  readonly plgToUsd?: string
  /** No account twice. */
  readonly movements: readonly Movement[]
}

/** Most a person may hold of a token, in hundredths; null where there is no maximum (spec 1 §3). */
export const maxOf: Readonly<Record<Token, number | null>> = {
  PLG: WALLET.maxPlg * WALLET.hundredthsPerToken,
  CS: WALLET.maxCs * WALLET.hundredthsPerToken,
  USD: null,
}

const personOf = (holder: Holder) => (typeof holder === 'string' ? null : holder.userId)
const nameOf = (holder: Holder): 'wallet' | 'issuance' | 'conversion' =>
  typeof holder === 'string' ? holder : 'wallet'
const accountId = ({ holder, token }: Movement) =>
  `acc_${digest(`${personOf(holder) ?? ''} ${nameOf(holder)} ${token}`).slice(0, 32)}`

/** What is posted has to come from somewhere: each token's movements add up to nothing. */
function holdBalanced(movements: readonly Movement[]): void {
  const sums = new Map<Token, number>()
  for (const { token, amount } of movements) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`No amount to post: ${amount}`)
    sums.set(token, (sums.get(token) ?? 0) + amount)
  }
  if (sums.size === 0 || [...sums.values()].some((sum) => sum !== 0))
    throw new Error('A transaction has to balance, token by token')
  if (new Set(movements.map(accountId)).size < movements.length)
    throw new Error('A transaction names an account once')
}

/**
 * Writes a transaction into the books, all of it or nothing, and gives its entries. The only way money gets there.
 *
 * Rejects with INSUFFICIENT_FUNDS what would take an account of a person below zero, and with NUMBER_HIGH what would
 * take it above its maximum.
 *
 * @throws Error where the movements do not balance: that is a mistake of ours, not of a person.
 */
export async function post(db: Database | Transaction, posting: Posting): Promise<Entry[]> {
  const { reference, kind, at, detail = '', plgToUsd = null, movements } = posting
  holdBalanced(movements)
  const id = `ltx_${digest(reference).slice(0, 32)}`
  return db.transaction(async (tx) => {
    const [written] = await tx
      .insert(ledgerTransactions)
      .values({ id, reference, kind, detail, plgToUsd, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: ledgerTransactions.id })
    if (!written) return entriesOf(tx, reference)
    // Always in the same order, so that no two transactions wait for each other.
    const inOrder = movements
      .map((movement) => ({ ...movement, id: accountId(movement) }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    await tx
      .insert(ledgerAccounts)
      .values(
        inOrder.map(({ id, holder, token }) => ({
          id,
          token,
          userId: personOf(holder),
          name: nameOf(holder),
          balance: personOf(holder) === null ? null : 0,
        })),
      )
      .onConflictDoNothing()
    const people = inOrder.filter(({ holder }) => personOf(holder) !== null)
    const locked = await tx
      .select()
      .from(ledgerAccounts)
      .where(
        inArray(
          ledgerAccounts.id,
          people.map(({ id }) => id),
        ),
      )
      .orderBy(ledgerAccounts.id)
      .for('update')
    const before = new Map(locked.map(({ id, balance }) => [id, balance ?? 0]))
    const rows = inOrder.map(({ id: account, holder, token, amount }) => {
      const balance = personOf(holder) === null ? null : (before.get(account) ?? 0) + amount
      if (balance !== null && balance < 0) refuse('INSUFFICIENT_FUNDS', 'amount')
      const max = maxOf[token]
      if (balance !== null && amount > 0 && max !== null && balance > max)
        refuse('NUMBER_HIGH', 'amount', { max })
      return { transactionId: id, accountId: account, amount, balance }
    })
    for (const { accountId: account, balance } of rows)
      if (balance !== null)
        await tx.update(ledgerAccounts).set({ balance }).where(eq(ledgerAccounts.id, account))
    return tx.insert(ledgerEntries).values(rows).returning()
  })
}

/** What was written under a reference; nothing where it is not known. */
export async function entriesOf(db: Database | Transaction, reference: string): Promise<Entry[]> {
  const found = await db
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.reference, reference))
  return found.map(({ entry }) => entry)
}

/** What a person holds, in hundredths. */
export async function balancesOf(
  db: Database | Transaction,
  userId: string,
): Promise<Readonly<Record<Token, number>>> {
  const rows = await db
    .select({ token: ledgerAccounts.token, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.name, 'wallet')))
  const held = new Map(rows.map(({ token, balance }) => [token, balance ?? 0]))
  return { PLG: held.get('PLG') ?? 0, CS: held.get('CS') ?? 0, USD: held.get('USD') ?? 0 }
}
