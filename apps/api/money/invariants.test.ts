import { eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pledgeParts, pledges, projects, rewards } from '../database/schema.ts'
import { openDemoDatabase } from '../testing/memory-database.ts'
import { checkInvariants, guardInvariants, invariants } from './invariants.ts'

describe('the invariants of money', () => {
  it('are at least sixty, each with a name of its own', () => {
    expect(invariants.length).toBeGreaterThanOrEqual(60)
    expect(new Set(invariants.map(({ name }) => name)).size).toBe(invariants.length)
  })

  it('hold in the demo world, and name what is broken', { timeout: 120_000 }, async () => {
    const { db, close } = await openDemoDatabase()
    expect(await checkInvariants(db)).toEqual([])
    await guardInvariants(db)
    const [part] = await db.select().from(pledgeParts).limit(1)
    await db
      .update(pledgeParts)
      .set({ held: (part?.held ?? 0) + 1 })
      .where(eq(pledgeParts.pledgeId, part?.pledgeId ?? ''))
    await db.update(rewards).set({ taken: 1_000 }).where(isNull(rewards.backerLimit))
    await db.update(projects).set({ totalPledged: 7 }).where(eq(projects.id, 1))
    await db.update(pledges).set({ discount: 1 }).where(eq(pledges.status, 'CHECKED_OUT'))
    const names = (await checkInvariants(db)).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'a collected pledge has parts that add up to its total',
        'what a part holds is what the ledger holds for it',
        'what is taken of a reward is what pledges hold',
        'what a project raised is what is promised to it, unless it missed its goal',
        'the total of a confirmed pledge is its sub-total with shipping, less its discount',
      ]),
    )
    // What the daily job says: the truth, and rows that break it, within what `pnpm jobs` keeps of an error.
    await expect(guardInvariants(db)).rejects.toMatchObject({
      name: 'InvariantsBroken',
      message: expect.stringContaining(`${names[0]} (`),
    })
    await close()
  })
})
