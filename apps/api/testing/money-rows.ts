import { getMe } from '@kindling/api-client/contract/users'
import { getWallet } from '@kindling/api-client/contract/wallet'
import {
  listWithdrawals,
  setBankAccount,
  withdrawFromWallet,
  withdrawFunds,
} from '@kindling/api-client/contract/withdrawals'
import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { settleDue } from '../advance-time.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  milestones,
  payments,
  pledges,
  withdrawals,
} from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { topUp } from '../money/platform-account.ts'
import { bankDocument, goodBankAccount } from './bank.ts'
import type { Browser } from './browser.ts'
import { ledgerSum, setGoal } from './money.ts'
import { confirm, fill, goodCard } from './people.ts'
import { type MadeProject, makeProject, type ProjectOptions, type TestPlatform } from './platform.ts'
import { platformStage } from './stage.ts'

/* What one pledge's money does, and the entries that are written for it: for the tests that walk the ledger's table. */

const dayMs = 86_400_000

/** A campaign with two milestones, or a project that takes orders; its creator, and one pledge of 99.99 dollars. */
export interface Pledged {
  readonly made: TestPlatform
  readonly project: MadeProject
  readonly projectId: number
  /** Empty before there is one. */
  readonly pledgeId: string
  readonly userId: string
  readonly backer: Browser
  readonly creator: Browser
  /** The milestones' ids, by their title in small letters. */
  readonly milestone: Readonly<Record<'tooling' | 'delivered', string>>
}

/** Shares in percent: what is left is the initial part, and 3 % of the whole are the listing fee. */
const shares = { tooling: 15, delivered: 10 } as const
/** Days from the start. The campaign ends after ten, and pays its initial part after 25. */
const dates = { tooling: 60, delivered: 90 } as const

interface RowOptions extends ProjectOptions {
  /** Its number; one that pays where absent. */
  readonly card?: string
  /** Cents that the campaign has to reach. */
  readonly goal?: number
}

/** Before the pledge: its backer has a card, and an empty cart. */
export async function rowWorld(
  made: TestPlatform,
  { card = goodCard, goal = 100, ...options }: RowOptions = {},
): Promise<Pledged> {
  const { db } = made.platform
  const stage = platformStage(made)
  const project = await makeProject(made, { price: 9_999, ...options })
  const projectId = Number(project.id)
  await setGoal(made, projectId, goal)
  const milestone = { tooling: newId('mst'), delivered: newId('mst') }
  await db.delete(milestones).where(eq(milestones.projectId, projectId))
  if (!options.fundingType)
    await db.insert(milestones).values(
      (['tooling', 'delivered'] as const).map((title) => ({
        id: milestone[title],
        projectId,
        title,
        date: new Date(made.business.now().getTime() + dates[title] * dayMs),
        funds: shares[title],
      })),
    )
  const creator = await stage.creator(project)
  await creator.client(setBankAccount, {
    params: { id: project.id },
    body: { ...goodBankAccount, file: bankDocument() },
  })
  const backer = await stage.backer(card)
  const { user } = await backer.client(getMe, {})
  return { made, project, projectId, pledgeId: '', userId: user.id, backer, creator, milestone }
}

/** The same, with a pledge that stands. */
export async function rowPledge(made: TestPlatform, options: RowOptions = {}): Promise<Pledged> {
  const world = await rowWorld(made, options)
  const { client } = world.backer
  const { id: pledgeId } = await confirm(client, world.project, await fill(client, world.project))
  return { ...world, pledgeId }
}

/** So many days pass at once, as for a site that was switched off; then all that is due is done. */
export async function jump({ business, platform }: TestPlatform, days: number): Promise<void> {
  await business.advance(days * dayMs)
  await settleDue(platform)
}

/** Its pledge was charged at the campaign's end, or at once. */
export async function rowCharged(made: TestPlatform, options: RowOptions = {}): Promise<Pledged> {
  const world = await rowPledge(made, options)
  await jump(made, options.fundingType ? 0.1 : 10.5)
  return world
}

/** The initial part was released. */
export async function rowReleased(made: TestPlatform, card?: string): Promise<Pledged> {
  const world = await rowCharged(made, card ? { card } : {})
  await jump(made, 15)
  return world
}

/** Takes everything that the creator has, or so many cents of it, and gives the id. */
export async function creatorWithdraws({ creator, project }: Pledged, cents?: number): Promise<string> {
  const params = { id: project.id }
  const amount = cents ?? (await creator.client(listWithdrawals, { params })).available_usd
  const { withdrawal } = await creator.client(withdrawFunds, {
    params,
    body: { amount },
    idempotencyKey: newId('key'),
  })
  return withdrawal.id
}

export const dollarsOf = async ({ client }: Browser): Promise<number> =>
  (await client(getWallet, {})).accounts.find(({ label }) => label === 'USD')?.balance.amount ?? 0

/** The backer takes all dollars from the wallet; gives the withdrawal's id. */
export async function backerWithdraws({ made, backer, userId }: Pledged): Promise<string> {
  const body = { amount: await dollarsOf(backer), ...goodBankAccount }
  await backer.client(withdrawFromWallet, { body, idempotencyKey: newId('key') })
  const rows = await made.platform.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), isNull(withdrawals.projectId)))
    .orderBy(withdrawals.createdAt)
  return rows.at(-1)?.id ?? ''
}

/** How an account is called in the table of decisions: `held tooling`, `creator`, `wallet`. */
function nameOf(
  { name, part }: Pick<typeof ledgerAccounts.$inferSelect, 'name' | 'part'>,
  milestone: Pledged['milestone'],
): string {
  if (name !== 'held') return name
  const [title = part] = Object.entries(milestone).find(([, id]) => id === part) ?? []
  return `held ${title}`
}

/**
 * What the work wrote about this pledge, its project and its people, a line a transaction:
 * `COLLECTED: processor -9999, held initial +9999`. Accounts are in the order of the alphabet; each line adds up to zero.
 */
export async function booked(
  { made, projectId, pledgeId, userId, milestone }: Pledged,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const { db } = made.platform
  const known = new Set(
    (await db.select({ id: ledgerTransactions.id }).from(ledgerTransactions)).map(({ id }) => id),
  )
  await work()
  const paid = await db.select({ id: payments.id }).from(payments).where(eq(payments.pledgeId, pledgeId))
  const sent = await db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.userId, userId))
  const own = [...paid, ...sent].map(({ id }) => id)
  const rows = await db
    .select({ transaction: ledgerTransactions, entry: ledgerEntries, account: ledgerAccounts })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .orderBy(ledgerEntries.id)
  const fresh = Map.groupBy(
    rows.filter(({ transaction }) => !known.has(transaction.id)),
    ({ transaction }) => transaction.id,
  )
  const mine = [...fresh.values()].filter((all) =>
    all.some(
      ({ transaction, entry, account }) =>
        account.projectId === projectId ||
        account.userId === userId ||
        entry.pledgeId === pledgeId ||
        own.some((id) => transaction.reference.endsWith(id)),
    ),
  )
  return mine.map((all) => {
    expect(all.reduce((sum, { entry }) => sum + entry.amount, 0)).toBe(0)
    const entries = all.map(({ entry: { amount }, account }) => {
      const sign = amount > 0 ? '+' : ''
      return `${nameOf(account, milestone)} ${sign}${amount}`
    })
    return `${all[0]?.transaction.kind}: ${entries.sort().join(', ')}`
  })
}

/** Accounts in which money waits for something: all are empty once it is at its end. */
const waiting = ['held', 'creator', 'refund', 'payout'] as const

/**
 * Money can go to its end from here: time passes, people take what is theirs, and then nothing of the project is held, on
 * its way or in a wallet. An order needs somebody to make it ready first.
 */
export async function reachesItsEnd(world: Pledged): Promise<void> {
  const { made, projectId, backer } = world
  // What the platform owes would keep wallets waiting.
  await topUp(made.platform, { cents: 50_000, name: newId('bank') })
  // The end and day 15; the votes about the milestones; their 90 days; and what is on its way.
  for (const days of [15, 15, 75, 20, 100, 1]) await jump(made, days)
  if ((await ledgerSum(made, 'creator', projectId)) > 0) await creatorWithdraws(world)
  if ((await dollarsOf(backer)) > 0) await backerWithdraws(world)
  await settleDue(made.platform)
  for (const name of waiting) expect(await ledgerSum(made, name, projectId), name).toBe(0)
  expect(await dollarsOf(backer)).toBe(0)
  const open = await made.platform.db
    .select({ id: pledges.id })
    .from(pledges)
    .where(and(eq(pledges.projectId, projectId), eq(pledges.status, 'CHECKED_OUT')))
  expect(open).toEqual([])
}
