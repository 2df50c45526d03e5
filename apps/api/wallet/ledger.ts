import { WALLET } from '@kindling/validation/limits'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import type { LedgerKind } from '../database/schema/wallet.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'

export type Token = typeof ledgerAccounts.$inferSelect.token
type Entry = typeof ledgerEntries.$inferSelect

/** Accounts of the platform as a whole; they have no balance, so that no row is a bottleneck for everybody. */
type PlatformAccount = 'issuance' | 'conversion' | 'processor' | 'backers' | 'fees' | 'platform'

/** Whose account an amount goes to or leaves (decisions 2 §4). */
export type Holder =
  | PlatformAccount
  /** A person's wallet. */
  | { readonly userId: string }
  /** Promised to a project, not charged. */
  | { readonly pledgedTo: number }
  /** Held for a project: `part` is `initial` or a milestone's id. */
  | { readonly heldFor: number; readonly part: string }
  /** Released to a project's creator. */
  | { readonly creatorOf: number }
  /** On its way to the bank, from a project or, with null, from a wallet. */
  | { readonly payoutOf: number | null }
  /** On its way back to the backer. */
  | { readonly refundOf: string; readonly projectId: number }

interface Movement {
  readonly holder: Holder
  readonly token: Token
  /** Hundredths (cents of USD); below zero for what leaves. */
  readonly amount: number
  /** The pledge whose money it is. */
  readonly pledgeId?: string
}

export interface Posting {
  /** Names what happened: posted again under the same reference, it changes nothing. */
  readonly reference: string
  readonly kind: LedgerKind
  readonly at: Date
  readonly detail?: string
  readonly plgToUsd?: string
  /** An account once for each pledge. */
  readonly movements: readonly Movement[]
}

/** Most a person may hold of a token, in hundredths; null where there is no maximum (spec 1 §3). */
export const maxOf: Readonly<Record<Token, number | null>> = {
  PLG: WALLET.maxPlg * WALLET.hundredthsPerToken,
  CS: WALLET.maxCs * WALLET.hundredthsPerToken,
  USD: null,
}

/** The stored account of a holder, and whether it keeps a balance that may not fall below zero. */
function accountOf(holder: Holder): Pick<
  typeof ledgerAccounts.$inferInsert,
  'userId' | 'projectId' | 'part' | 'pledgeId' | 'name'
> & {
  readonly keepsBalance: boolean
} {
  if (typeof holder === 'string') return { name: holder, keepsBalance: false }
  if ('userId' in holder) return { name: 'wallet', userId: holder.userId, keepsBalance: true }
  if ('pledgedTo' in holder) return { name: 'pledged', projectId: holder.pledgedTo, keepsBalance: false }
  if ('heldFor' in holder)
    return { name: 'held', projectId: holder.heldFor, part: holder.part, keepsBalance: false }
  if ('creatorOf' in holder) return { name: 'creator', projectId: holder.creatorOf, keepsBalance: true }
  if ('payoutOf' in holder) return { name: 'payout', projectId: holder.payoutOf, keepsBalance: true }
  return { name: 'refund', projectId: holder.projectId, pledgeId: holder.refundOf, keepsBalance: true }
}

/** The id of an account follows from what it is, so that it is found without being looked for. */
function accountId({ holder, token }: Pick<Movement, 'holder' | 'token'>): string {
  const { name, userId, projectId, part, pledgeId } = accountOf(holder)
  const rest = [projectId, part, pledgeId].filter((each) => each !== undefined && each !== null)
  return `acc_${digest([`${userId ?? ''} ${name} ${token}`, ...rest].join(' ')).slice(0, 32)}`
}

/** Rows of a transaction as {@link post} stores them, for a world that is stored whole; balances are the caller's. */
export function ledgerRows(posting: Posting) {
  const { reference, kind, at, detail = '', plgToUsd, movements } = posting
  holdBalanced(movements)
  const id = `ltx_${digest(reference).slice(0, 32)}`
  return {
    transaction: { id, reference, kind, detail, plgToUsd: plgToUsd ?? null, createdAt: at },
    lines: movements.map((movement) => {
      const { keepsBalance, ...account } = accountOf(movement.holder)
      const { token, amount, pledgeId } = movement
      return {
        account: { ...account, id: accountId(movement), token },
        keepsBalance,
        entry: { transactionId: id, accountId: accountId(movement), amount, pledgeId },
      }
    }),
  }
}

/** What is posted has to come from somewhere: each token's movements add up to nothing. */
function holdBalanced(movements: readonly Movement[]): void {
  const sums = new Map<Token, number>()
  for (const { token, amount } of movements) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`No amount to post: ${amount}`)
    sums.set(token, (sums.get(token) ?? 0) + amount)
  }
  if (sums.size === 0 || [...sums.values()].some((sum) => sum !== 0))
    throw new Error('A transaction has to balance, token by token')
  const lines = movements.map((each) => `${accountId(each)} ${each.pledgeId ?? ''}`)
  if (new Set(lines).size < lines.length)
    throw new Error('A transaction names an account once for each pledge')
}

/** Rows in one statement: few enough for the number of parameters one may have. */
const batchSize = 2_000

/**
 * Writes a transaction into the books, all of it or nothing, and gives its entries. The only way money gets there.
 *
 * Rejects with INSUFFICIENT_FUNDS what would take an account that keeps a balance below zero, and with NUMBER_HIGH what
 * would take a wallet above its maximum.
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
      .map((movement) => ({ ...movement, id: accountId(movement), account: accountOf(movement.holder) }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    const accounts = [...new Map(inOrder.map((each) => [each.id, each])).values()]
    await tx
      .insert(ledgerAccounts)
      .values(
        accounts.map(({ id, token, account: { keepsBalance, ...account } }) => ({
          ...account,
          id,
          token,
          balance: keepsBalance ? 0 : null,
        })),
      )
      .onConflictDoNothing()
    const balances = await lockBalances(
      tx,
      accounts.flatMap(({ id, account }) => (account.keepsBalance ? [id] : [])),
    )
    const rows = inOrder.map(({ id: accountId, token, amount, pledgeId, account }) => {
      if (!account.keepsBalance) return { transactionId: id, accountId, amount, pledgeId, balance: null }
      const balance = (balances.get(accountId) ?? 0) + amount
      if (balance < 0) refuse('INSUFFICIENT_FUNDS', 'amount')
      const max = account.name === 'wallet' ? maxOf[token] : null
      if (amount > 0 && max !== null && balance > max) refuse('NUMBER_HIGH', 'amount', { max })
      balances.set(accountId, balance)
      return { transactionId: id, accountId, amount, pledgeId, balance }
    })
    for (const [account, balance] of balances)
      await tx.update(ledgerAccounts).set({ balance }).where(eq(ledgerAccounts.id, account))
    const entries: Entry[] = []
    for (let from = 0; from < rows.length; from += batchSize)
      entries.push(
        ...(await tx
          .insert(ledgerEntries)
          .values(rows.slice(from, from + batchSize))
          .returning()),
      )
    return entries
  })
}

/** Balances by account id, their rows locked until the transaction ends. */
async function lockBalances(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...ids]))
    .orderBy(ledgerAccounts.id)
    .for('update')
  return new Map(rows.map(({ id, balance }) => [id, balance ?? 0]))
}

/** Balance of an account that keeps one, in hundredths; 0 where nothing was posted. */
export async function balanceOf(
  db: Pick<Database, 'select'>,
  account: Pick<Movement, 'holder' | 'token'>,
): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, accountId(account)))
  return row?.balance ?? 0
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
