import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import {
  getProjectMoney,
  listProjectLedger,
  setBankAccount,
  withdrawFunds,
} from '@kindling/api-client/contract/withdrawals'
import type { LedgerLine } from '@kindling/api-client/model/ledger-line'
import { desc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { projectMoneyDays, withdrawals } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { moneyDaysFromBooks } from '../pledges/money-days.ts'
import { closedBankAccount } from '../providers/stand-in-payments.ts'
import { backerOf } from '../testing/backers.ts'
import { bankDocument, goodBankAccount } from '../testing/bank.ts'
import { endWell, passDays, settleDue } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeWholeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'
import { checkInvariants } from './invariants.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([])
})

/** A pledge charged, the first payout released, a refund of more than is held, two withdrawals, one of them returned. */
async function told() {
  const { creator, project, pledgeId } = await made.stage.collected()
  const params = { id: project.id }
  await creator.client(setBankAccount, { params, body: { ...goodBankAccount, file: bankDocument() } })
  await passDays(made.platform, 16)
  const refund = (amount: number) =>
    creator.client(refundPledge, {
      params: { ...params, pledgeId },
      body: { amount, reason: 'One cup arrived broken.' },
      idempotencyKey: newId('key'),
    })
  const withdraw = (amount: number) =>
    creator.client(withdrawFunds, { params, body: { amount }, idempotencyKey: newId('key') })
  await withdraw(1_000)
  await settleDue(made.platform.platform)
  await passDays(made.platform, 1)
  await withdraw(1_200)
  const [newest] = await db().select().from(withdrawals).orderBy(desc(withdrawals.createdAt))
  await db()
    .update(withdrawals)
    .set({ destination: closedBankAccount })
    .where(eq(withdrawals.id, newest?.id ?? ''))
  await settleDue(made.platform.platform)
  await settleDue(made.platform.platform)
  await passDays(made.platform, 1)
  await refund(300)
  await refund(5_700)
  const read = (query: Record<string, string> = {}) => creator.client(listProjectLedger, { params, query })
  return { creator, project, params, read }
}
const what = ({ kind, amount, held, available, pledges }: LedgerLine) => ({
  kind,
  amount,
  held,
  available,
  pledges,
})

describe('a project’s ledger', () => {
  it('tells what happened, newest first, and ends at what there is', async () => {
    const { creator, params, read } = await told()
    const { lines, next } = await read()
    expect(next).toBeNull()
    expect(lines.map(what)).toEqual([
      { kind: 'refunded', amount: -300, held: -5_700, available: 2_500, pledges: 2 },
      { kind: 'returned', amount: 1_200, held: 0, available: 2_800, pledges: null },
      { kind: 'withdrawn', amount: -1_200, held: 0, available: 1_600, pledges: null },
      { kind: 'withdrawn', amount: -1_000, held: 0, available: 2_800, pledges: null },
      { kind: 'released', amount: 3_800, held: -3_800, available: 3_800, pledges: null },
      { kind: 'collected', amount: 0, held: 9_500, available: 0, pledges: 1 },
    ])
    const { money } = await creator.client(getProjectMoney, { params })
    expect(lines[0]?.available).toBe(money.available)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(money.available)
    const held = money.parts.reduce((sum, part) => sum + part.held, 0)
    expect(lines.reduce((sum, line) => sum + line.held, 0)).toBe(held)
    expect(
      lines.map(({ withdrawal }) => withdrawal && [withdrawal.status, withdrawal.settled_at !== null]),
    ).toEqual([null, ['RETURNED', true], ['RETURNED', true], ['PAID', true], null, null])
    expect(lines[2]?.withdrawal?.by).not.toBe('')
  })

  it('gives the same lines page by page, and each part by itself', async () => {
    const { read } = await told()
    const { lines } = await read()
    const paged: LedgerLine[] = []
    let cursor: string | null = null
    do {
      const page: { lines: LedgerLine[]; next: string | null } = await read({
        'page[size]': '1',
        ...(cursor !== null && { cursor }),
      })
      expect(page.lines).toHaveLength(1)
      paged.push(...page.lines)
      cursor = page.next
    } while (cursor !== null)
    expect(paged).toEqual(lines)
    const only = async (show: string) => (await read({ show })).lines
    expect(await only('in')).toEqual(lines.filter(({ amount }) => amount > 0))
    expect(await only('out')).toEqual(lines.filter(({ amount }) => amount < 0))
    expect(await only('held')).toEqual(lines.filter(({ amount }) => amount === 0))
    for (const show of ['all', 'IN'])
      await expect(read({ show })).rejects.toMatchObject({ code: 'INVALID_FILTER', field: 'show' })
  })

  it('has one line for a day’s charges, however many, which the books give again', async () => {
    const project = await makeWholeProject(made.platform)
    for (let n = 0; n < 3; n++) {
      const client = await backerOf(made.platform)
      await confirm(client, project, await fill(client, project))
    }
    await endWell(made.platform, Number(project.id))
    const creator = await signIn(made.platform, project.creatorId)
    const read = () => creator.client(listProjectLedger, { params: { id: project.id } })
    const before = await read()
    expect(before.lines.map(what)).toEqual([
      { kind: 'collected', amount: 0, held: 28_500, available: 0, pledges: 3 },
    ])
    const kept = await db().select().from(projectMoneyDays)
    await db().delete(projectMoneyDays)
    await moneyDaysFromBooks(db())
    expect(await db().select().from(projectMoneyDays)).toEqual(kept)
    expect(await read()).toEqual(before)
  })
})
