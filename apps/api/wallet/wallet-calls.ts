import type { convertTokens, getWallet, listWalletTransactions } from '@kindling/api-client/contract/wallet'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import { type WalletTransaction, walletKinds } from '@kindling/api-client/model/wallet'
import { LISTING, WALLET } from '@kindling/validation/limits'
import { usdCentsOf } from '@kindling/validation/rules/conversion'
import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import type { LedgerKind } from '../database/schema/wallet.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { rejectionsOf } from './eligibility.ts'
import { faqs } from './faqs.ts'
import { balancesOf, entriesOf, maxOf, post, type Token } from './ledger.ts'
import { currentRate } from './rate.ts'

const tokens: readonly Token[] = ['PLG', 'CS', 'USD']

const onGetWallet: Handler<typeof getWallet> = async ({ platform: { db }, user, language }) => {
  const [balances, rejections] = await Promise.all([balancesOf(db, user.id), rejectionsOf(db, user.id)])
  return {
    accounts: tokens.map((label) => ({
      label,
      max: maxOf[label],
      balance: { amount: balances[label], currencyCode: label },
      rejection: rejections[label],
    })),
    hasValidKYC: user.kycStatus === 'KYC_COMPLETE',
    // Spec 1 §6 names moderators of the wallet and nothing they may do: there are none.
    userIsModerator: false,
    faqs: [...faqs[language]],
  }
}

/** Lines of wallets, with what each needs to travel. */
const lines = (db: Database) =>
  db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions, token: ledgerAccounts.token })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .$dynamic()
type Line = Awaited<ReturnType<typeof lines>>[number]

/** Only these kinds have an entry in a wallet. */
function walletKind(kind: LedgerKind): WalletTransaction['kind'] {
  const known = walletKinds.find((each) => each === kind)
  if (!known) throw new Error(`A wallet has an entry of kind ${kind}`)
  return known
}

const toWireLine = ({ entry, transaction, token }: Line): WalletTransaction => ({
  id: String(entry.id),
  date: toRfc2822(transaction.createdAt.getTime()),
  label: token,
  amount: entry.amount,
  balance: entry.balance ?? 0,
  kind: walletKind(transaction.kind),
  detail: transaction.detail,
  plg_to_usd: transaction.plgToUsd,
})

/** What a transaction did to a person's dollars. */
export async function readLine(db: Database, reference: string, userId: string): Promise<WalletTransaction> {
  const [dollars] = await lines(db).where(
    and(
      eq(ledgerTransactions.reference, reference),
      eq(ledgerAccounts.userId, userId),
      eq(ledgerAccounts.token, 'USD'),
    ),
  )
  if (!dollars) throw new Error(`${reference} was not written`)
  return toWireLine(dollars)
}

/** The newest first, the caller's own alone. */
const onListWalletTransactions: Handler<typeof listWalletTransactions> = async ({
  platform: { db },
  user,
  query,
}) => {
  const size = readCount(query['page[size]'], 'page[size]', WALLET.historySize, LISTING.pageSizeMax)
  const page = readCount(query.page, 'page', 1, LISTING.pageMax)
  const token = tokens.find((each) => each === query.label)
  if (query.label !== undefined && !token) refuse('INVALID_FILTER', 'label')
  const from = query.cursor ? readCursor(query.cursor, { of: 'wallet', values: [], id: 'serial' }) : null
  const mine = and(eq(ledgerAccounts.userId, user.id), token ? eq(ledgerAccounts.token, token) : undefined)
  const [rows, totals] = await Promise.all([
    lines(db)
      .where(from ? and(mine, lt(ledgerEntries.id, Number(from.id))) : mine)
      .orderBy(desc(ledgerEntries.id))
      .limit(size + 1)
      .offset(from ? 0 : (page - 1) * size),
    db
      .select({ n: count() })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(mine),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    transactions: shown.map(toWireLine),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next: rows.length > size && last ? writeCursor('wallet', { values: [], id: last.entry.id }) : null,
    },
  }
}

/**
 * PLG becomes US dollars, at the rate the person was shown and no other: what it is now is asked once more, and
 * INTEGRITY_ERROR says that it has moved.
 */
const onConvertTokens: Handler<typeof convertTokens> = async (call) => {
  const { platform, user, body, idempotencyKey } = call
  const { db } = platform
  const reference = `conversion ${user.id} ${idempotencyKey}`
  // A try that died after its transaction was written is answered with that, whatever the rate is by now.
  const done = await entriesOf(db, reference)
  if (done.length === 0) {
    const max = WALLET.maxPlg * WALLET.hundredthsPerToken
    if (user.kycStatus !== 'KYC_COMPLETE') refuse('NOT_YET_CONFIRM', 'identity')
    if (body.amount < 1) refuse('NUMBER_LOW', 'amount', { min: 1 })
    if (body.amount > max) refuse('NUMBER_HIGH', 'amount', { max })
    const { plgToUsd } = await currentRate(platform)
    if (body.plg_to_usd !== plgToUsd) refuse('INTEGRITY_ERROR', 'plg_to_usd')
    const cents = usdCentsOf(body.amount, plgToUsd)
    // Rounded down, so little may be worth nothing; nobody gives tokens for that.
    if (cents < 1) refuse('NUMBER_LOW', 'amount', { min: 1 })
    const holder = { userId: user.id }
    await post(db, {
      reference,
      kind: 'CONVERSION',
      at: platform.now(),
      plgToUsd,
      movements: [
        { holder, token: 'PLG', amount: -body.amount },
        { holder: 'conversion', token: 'PLG', amount: body.amount },
        { holder: 'conversion', token: 'USD', amount: -cents },
        { holder, token: 'USD', amount: cents },
      ],
    })
  }
  return { transaction: await readLine(db, reference, user.id) }
}

export const walletCallHandlers = {
  getWallet: onGetWallet,
  listWalletTransactions: onListWalletTransactions,
  convertTokens: onConvertTokens,
} satisfies Partial<Handlers>
