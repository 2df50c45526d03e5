import { eq } from 'drizzle-orm'
import { announceUpdate } from './community/announce-updates.ts'
import { publishDue } from './community/publish-updates.ts'
import { remind } from './community/remind.ts'
import { refunds, withdrawals } from './database/schema.ts'
import { dueKinds } from './jobs/queue.ts'
import { createRunner } from './jobs/runner.ts'
import type { BusinessClock } from './kernel/business-clock.ts'
import type { Platform } from './kernel/platform.ts'
import { bookCosts } from './money/costs.ts'
import { endCampaigns, planPledges } from './money/end-campaigns.ts'
import { bookNotices } from './money/notices.ts'
import { sendPayouts } from './money/payouts.ts'
import { moveFees } from './money/platform-account.ts'
import { settleReferralBonuses } from './money/referral-bonuses.ts'
import { sendRefunds } from './money/refunds.ts'
import { releaseInitial, releaseOrders } from './money/release.ts'
import { closeVotes, expireLate, openVotes } from './money/votes.ts'
import { moneyKinds } from './money-jobs.ts'
import { settleUnfinished } from './pledges/settle.ts'

/** Rounds in which one event may cause the next before it counts as a circle. */
const roundsMax = 1_000

/** Looks once at each of those that wait: one run looks at a part of them. */
async function inWhole(
  platform: Platform,
  table: typeof refunds | typeof withdrawals,
  run: (platform: Platform) => Promise<number>,
): Promise<void> {
  let left = await platform.db.$count(table, eq(table.status, 'PENDING'))
  while (left > 0) {
    const looked = await run(platform)
    if (looked === 0) return
    left -= looked
  }
}

/**
 * Does everything that is due by the business clock now, and what follows from it, as the background work would do
 * over its next runs. Safe beside that work: both take the same locks.
 */
export async function settleDue(platform: Platform): Promise<void> {
  const kinds = moneyKinds(platform)
  const queued = new Set(kinds.filter(({ everyMs }) => everyMs === undefined).map(({ name }) => name))
  const runner = createRunner(
    platform,
    kinds.filter(({ everyMs }) => everyMs === undefined),
  )
  for (let round = 0; round < roundsMax; round++) {
    await settleUnfinished(platform, 0)
    await endCampaigns(platform)
    await planPledges(platform)
    await releaseInitial(platform)
    await releaseOrders(platform)
    await openVotes(platform)
    await closeVotes(platform)
    await expireLate(platform)
    await inWhole(platform, refunds, sendRefunds)
    await bookNotices(platform)
    await bookCosts(platform)
    await moveFees(platform)
    await settleReferralBonuses(platform)
    await inWhole(platform, withdrawals, sendPayouts)
    if (!(await dueKinds(platform)).some((kind) => queued.has(kind))) return
    await runner.runDue()
  }
  throw new Error('What is due causes itself again and again')
}

/** Business time passes in steps of this length, so that a retry two days after a charge comes two days after it. */
const stepMs = 12 * 3_600_000

/** Moves a demo world's time forwards, step by step, and does at each step what falls due. */
export async function advanceBusinessTime(
  platform: Platform,
  business: BusinessClock,
  ms: number,
): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await business.advance(Math.min(stepMs, left))
    await settleDue(platform)
    // Their news is queued as well; here nobody waits for the background, which may not run.
    for (const id of await publishDue(platform)) await announceUpdate(platform, id)
    await remind(platform)
  }
}
