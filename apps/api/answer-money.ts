import { eq } from 'drizzle-orm'
import { advanceBusinessTime } from './advance-time.ts'
import { databaseMarks } from './database/schema.ts'
import type { BusinessClock } from './kernel/business-clock.ts'
import type { Platform } from './kernel/platform.ts'
import { type MoneyFigures, moneyFigures } from './money/figures.ts'
import { checkInvariants, invariants } from './money/invariants.ts'
import { platformCents, topUp } from './money/platform-account.ts'
import { compareBooks } from './money/reconcile.ts'

/** Longest step of a demo world's time. */
const advanceMaxMs = 400 * 86_400_000
const units = { h: 3_600_000, d: 86_400_000 } as const

/** Milliseconds of `15d` or `36h`; null for anything else. */
export function durationMs(text: string): number | null {
  const [, count = '', unit = ''] = /^(\d{1,4})([hd])$/.exec(text) ?? []
  const ms = Number(count) * (units[unit as keyof typeof units] ?? 0)
  return ms > 0 && ms <= advanceMaxMs ? ms : null
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const labels: Readonly<Record<keyof MoneyFigures, string>> = {
  running: 'campaigns not over',
  successful: 'campaigns that succeeded',
  missed: 'campaigns that missed their goal',
  waiting: 'pledges that wait for their campaign',
  failing: 'pledges whose card failed',
  collected: 'pledges that are charged',
  cancelled: 'pledges that were cancelled or dropped',
  openVotes: 'votes that are open',
  pledged: 'pledged',
  held: 'held',
  creators: 'released to creators',
  fees: 'listing fees',
  refunding: 'on its way back',
  wallets: 'in wallets',
  platform: 'Kindling’s own',
}
const isMoney = (name: keyof MoneyFigures) =>
  ['pledged', 'held', 'creators', 'fees', 'refunding', 'wallets', 'platform'].includes(name)

function describeChange(before: MoneyFigures, after: MoneyFigures): string[] {
  return (Object.keys(labels) as (keyof MoneyFigures)[]).map((name) => {
    const write = (value: number) => (isMoney(name) ? dollars(value) : String(value))
    const changed = before[name] === after[name] ? '' : `   (was ${write(before[name])})`
    return `  ${write(after[name]).padStart(14)}  ${labels[name]}${changed}`
  })
}

async function advance(platform: Platform, business: BusinessClock, wish: string): Promise<string> {
  const ms = durationMs(wish)
  if (ms === null) return 'Say how far, in days or hours, at most 400 days: pnpm demo:advance 15d'
  const [demo] = await platform.db.select().from(databaseMarks).where(eq(databaseMarks.name, 'demo'))
  if (!demo) return 'Rejected: this database does not hold the demo world. Time passes by itself.'
  const before = await moneyFigures(platform.db)
  await advanceBusinessTime(platform, business, ms)
  const after = await moneyFigures(platform.db)
  const broken = await checkInvariants(platform.db)
  return [
    `In the demo world it is now ${business.now().toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    ...describeChange(before, after),
    broken.length === 0
      ? `The books add up: ${invariants.length} invariants hold.`
      : `${broken.length} invariants do not hold: ${broken.map(({ name }) => name).join('; ')}`,
  ].join('\n')
}

const howToPutIn = 'Say how much in dollars, and a name of it: pnpm top-up 500.00 bank-2026-12-01'

/** Books money that the operator has put in, once for its name. */
async function putIn(platform: Platform, wish: string): Promise<string> {
  const [, whole, part = '00', name] = /^(\d{1,9})(?:\.(\d{2}))? ([\w.:/-]{1,80})$/.exec(wish) ?? []
  const cents = Number(`${whole}${part}`)
  if (whole === undefined || !name || cents === 0) return howToPutIn
  const isNew = await topUp(platform, { cents, name })
  const has = `Kindling’s own accounts hold ${dollars(await platformCents(platform.db))}.`
  return isNew ? `${dollars(cents)} booked as ${name}. ${has}` : `${name} was booked before. ${has}`
}

/**
 * Answers a question of the command line about money: `invariants`, `reconcile`, `advance <15d>`, or
 * `top-up <500.00> <name>`. A first line that
 * begins with ✗ is a difference.
 */
export async function answerAboutMoney(
  platform: Platform,
  business: BusinessClock,
  question: string,
): Promise<string | null> {
  const [wish, ...details] = question.trim().split(' ')
  const detail = details.join(' ')
  if (wish === 'top-up') return putIn(platform, detail)
  if (wish === 'advance') return advance(platform, business, detail)
  if (wish === 'invariants') {
    const broken = await checkInvariants(platform.db)
    if (broken.length === 0) return `${invariants.length} invariants hold.`
    const lines = broken.map(({ name, rows }) => `✗ ${name}: not of ${rows.join(', ')}`)
    return `${lines.join('\n')}\n${broken.length} of ${invariants.length} invariants do not hold.`
  }
  if (wish === 'reconcile') {
    const { differences, asked } = await compareBooks(platform)
    const lines = differences.map((difference) => `✗ ${difference}`)
    return [
      ...lines,
      `${asked} payments, refunds and payouts compared: ${differences.length} differences.`,
    ].join('\n')
  }
  return null
}
