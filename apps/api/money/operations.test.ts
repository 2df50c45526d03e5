import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { rowsOf } from '../database/rows.ts'
import { referralBonuses } from '../database/schema.ts'
import { createRandom } from '../demo/random.ts'
import * as ids from '../kernel/ids.ts'
import { readTables } from '../operations/tables.ts'
import { createInterruption } from '../testing/interruption.ts'
import { ledgerSum } from '../testing/money.ts'
import { moneyWorld } from '../testing/money-operations.ts'
import { isOnPostgres } from '../testing/own-database.ts'
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts'
import { checkInvariants } from './invariants.ts'
import { compareBooks } from './reconcile.ts'

/*
 * Statement M7: whatever happens to pledges and money, in whatever order, and wherever a process dies in the middle, the
 * invariants hold after every step (debits are credits, what was raised is what the ledger has promised), and the books
 * agree at the end. M17: by then nothing is held, owed as a refund, on its way, or left with somebody who wants it. M21:
 * while a project is suspended, and once it was ended, nothing is paid out of it. A seed replays byte for byte. 10,000
 * operations are a part of `pnpm prove`, and 1,000 on PostgreSQL.
 */

const operations = Number(process.env.MONEY_OPERATIONS ?? 100)
const seed = Number(process.env.MONEY_SEED ?? 4)

/** Every row of the tables in which money is, and who is owed what. */
async function fingerprint({ platform: { db } }: TestPlatform): Promise<string> {
  const all: string[] = []
  for (const { name } of await readTables(db)) {
    if (
      !/^(ledger|pledge|payment|refund|referral|milestone|project|reward|coupon|stand_in|withdrawal)/.test(
        name,
      )
    )
      continue
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select row_to_json(each)::text as row from ${sql.identifier(name)} each order by 1`,
    )
    all.push(name, ...rows.map(({ row }) => row))
  }
  return ids.digest(all.join('\n'))
}

/**
 * What was released from projects that were suspended or ended by then, and refunded or withdrawn from those that are
 * suspended. What
 * a bank gives for an order that it was asked about before is booked all the same: the processor has it.
 */
const paidAgainstOrder = ({ platform: { db } }: TestPlatform) =>
  rowsOf<{ what: string }>(
    db,
    sql`select distinct t.kind || ' of ' || p.id as what from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id join projects p on p.id = a.project_id
      where (t.created_at > p.suspended_at and t.kind in ('RELEASED', 'FEE', 'REFUND', 'WITHDRAWAL', 'WITHDRAWAL_PAID', 'WITHDRAWAL_RETURNED'))
        or (t.created_at > p.ended_at and t.kind in ('RELEASED', 'FEE'))`,
  )

afterEach(() => vi.restoreAllMocks())

interface Run {
  readonly lines: readonly string[]
  readonly fingerprint: string
}

async function play(count: number, watch: boolean): Promise<Run> {
  let made = 0
  // Ids come from the seed as well: what is sorted by them comes in the same order.
  vi.spyOn(ids, 'newId').mockImplementation(
    (prefix) => `${prefix}_${ids.digest(`${seed} ${made++}`).slice(0, 22)}`,
  )
  const interruption = createInterruption()
  const platform = await startTestPlatform({ onStatement: interruption.onStatement })
  const world = await moneyWorld(platform, createRandom(seed), interruption)
  const lines: string[] = []
  const check = async () => {
    const broken = await checkInvariants(platform.platform.db)
    const after = `seed ${seed}, after ${lines.slice(-4).join('; ')}`
    expect(broken, after).toEqual([])
    expect(await paidAgainstOrder(platform), after).toEqual([])
  }
  for (let done = 0; done < count; done++) {
    lines.push(await world.step())
    if (watch) await check()
    // As a platform does at its start: what was empty then is read by other ways now.
    if ((done + 1) % 200 === 0) await platform.connection.takeStatistics()
    // Of an hour, a word now and then.
    if (watch && (done + 1) % 1_000 === 0) console.info(`${done + 1} operations`)
  }
  if (watch) {
    await world.end()
    await check()
    // M17: no state keeps money for good.
    for (const name of ['held', 'refund', 'payout', 'creator', 'wallet'] as const)
      expect(await ledgerSum(platform, name), `${name}, seed ${seed}`).toBe(0)
    const { differences, asked } = await compareBooks(platform.platform)
    expect(differences).toEqual([])
    expect(asked).toBeGreaterThan(operations / 30)
    const bonuses = await platform.platform.db.$count(referralBonuses)
    // Of fourteen backers' first pledges: a short run may end before one of them is paid out.
    if (operations >= 1_000) expect(bonuses).toBeGreaterThan(0)
  }
  const print = await fingerprint(platform)
  await platform.stop()
  return { lines, fingerprint: print }
}

/** How often each operation came out how, the most frequent first. */
function summary(lines: readonly string[]): string {
  const kinds = Map.groupBy(lines, (line) =>
    line.replace(/^\d+ /, '').replace(/statement \d+/, 'a statement'),
  )
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, all]) => `${String(all.length).padStart(5)}  ${kind}`)
    .join('\n')
}

it(`M7, M17: after each of ${operations} random operations of seed ${seed} every invariant holds, and no money is stuck at the end`, {
  // 10,000 of them take more than an hour where other work runs beside.
  timeout: 10_800_000,
}, async () => {
  const { lines } = await play(operations, true)
  if (process.env.MONEY_OPERATIONS) console.info(summary(lines))
  // A run in which little comes through proves little.
  expect(lines.filter((line) => line.endsWith(': ok')).length).toBeGreaterThan(operations / 2)
  expect(lines.filter((line) => line.includes('killed')).length).toBeGreaterThan(operations / 40)
})

// A server does in parallel what the embedded database does one after the other.
if (!isOnPostgres)
  it('a seed replays byte for byte', { timeout: 240_000 }, async () => {
    const count = Math.min(operations, 60)
    const [one, two] = [await play(count, false), await play(count, false)]
    expect(two).toEqual(one)
  })
