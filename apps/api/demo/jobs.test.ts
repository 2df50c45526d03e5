import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { payments, pledges, projects, users } from '../database/schema.ts'
import { checkInvariants } from '../money/invariants.ts'
import { compareBooks } from '../money/reconcile.ts'
import { settleUnfinished } from '../pledges/settle.ts'
import { passDays, settleDue } from '../testing/money.ts'
import { startTestPlatform } from '../testing/platform.ts'

it('jobs leave the demo backer’s pledges as they wait, and finish them as time passes', {
  timeout: 600_000,
}, async () => {
  const made = await startTestPlatform({ holds: 'demo' })
  const { platform } = made
  const { db } = platform
  const [backer] = await db.select().from(users).where(eq(users.emailKey, 'backer@kindling.test'))
  const labels = async () => {
    const rows = await db
      .select({ pledge: pledges.status, payment: payments.status })
      .from(pledges)
      .innerJoin(payments, eq(payments.pledgeId, pledges.id))
      .where(eq(pledges.userId, backer?.id ?? ''))
    return rows.map(({ pledge, payment }) => `${pledge} ${payment}`)
  }
  const waiting = ['CHECKED_OUT FAILED', 'PROCESSING PROCESSING']
  await settleDue(platform)
  await settleUnfinished(platform, 0)
  expect(await labels()).toEqual(expect.arrayContaining(waiting))

  // The cards of campaigns that end meanwhile, 1,400 of them, take half a minute: `pnpm prove` has them charged.
  if (!process.env.EACH_DATABASE) {
    const later = new Date(made.clock.now().getTime() + 300 * 86_400_000)
    await db.update(projects).set({ endTime: later }).where(eq(projects.status, 'ACTIVE'))
  }

  // The bank agreed after three days; nobody gave the other pledge another card in seven.
  made.clock.advance(4 * 86_400_000)
  await settleUnfinished(platform, 0)
  await passDays(made, 8)
  const after = await labels()
  for (const label of waiting) expect(after).not.toContain(label)
  expect(await checkInvariants(db)).toEqual([])
  expect((await compareBooks(platform)).differences).toEqual([])
  await made.stop()
})
