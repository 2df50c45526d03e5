import { eq, gt } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { milestones, milestoneVotes, pledges, projects } from '../database/schema.ts'
import { openDemoDatabase, openMemoryDatabase, testsBegin } from '../testing/memory-database.ts'
import { accountSums, fellDue, markBooks } from './fell-due.ts'
import { nextEvent } from './next-event.ts'

const now = new Date(testsBegin)
const dayMs = 86_400_000
const after = (days: number) => new Date(now.getTime() + days * dayMs)

describe('the next event', { timeout: 120_000 }, () => {
  it('is the earliest of all kinds, passes over suspended projects, and is none in an empty world', async () => {
    const empty = await openMemoryDatabase()
    expect(await nextEvent(empty.db, now)).toBeNull()
    await empty.close()
    const { db, close } = await openDemoDatabase()
    // Only what this test sets is left to come.
    await db
      .update(projects)
      .set({ endTime: after(-100), initialReleasedAt: now })
      .where(eq(projects.result, 'successful'))
    await db
      .update(projects)
      .set({ endTime: after(300) })
      .where(eq(projects.status, 'ACTIVE'))
    await db.update(milestones).set({ outcome: 'released', decidedAt: now })
    await db.update(milestoneVotes).set({ closedAt: now })
    await db.update(pledges).set({ chargeAt: now }).where(gt(pledges.failedCharges, 0))
    const [running] = await db.select().from(projects).where(eq(projects.status, 'ACTIVE')).limit(1)
    const [over] = await db.select().from(projects).where(eq(projects.result, 'successful')).limit(1)
    const [milestone] = await db
      .select()
      .from(milestones)
      .where(eq(milestones.projectId, over?.id ?? 0))
      .limit(1)
    const [pledge] = await db
      .select()
      .from(pledges)
      .where(eq(pledges.projectId, over?.id ?? 0))
      .limit(1)
    if (!running || !over || !milestone || !pledge) throw new Error('The demo world lacks what is needed')
    const ofOver = eq(projects.id, over.id)
    const found = async () => {
      const next = await nextEvent(db, now)
      return next && [next.kind, next.project, (next.at.getTime() - now.getTime()) / dayMs]
    }

    await db
      .update(projects)
      .set({ endTime: after(90) })
      .where(eq(projects.id, running.id))
    expect(await found()).toEqual(['end', running.name, 90])
    await db.delete(milestoneVotes).where(eq(milestoneVotes.milestoneId, milestone.id))
    const open = { outcome: null, decidedAt: null, completedAt: null } as const
    await db
      .update(milestones)
      .set({ ...open, date: after(-10) })
      .where(eq(milestones.id, milestone.id))
    expect(await found()).toEqual(['late', over.name, 80])
    await db
      .update(milestones)
      .set({ date: after(84) })
      .where(eq(milestones.id, milestone.id))
    expect(await found()).toEqual(['vote-opens', over.name, 70])
    await db.insert(milestoneVotes).values({
      id: 'vot_next',
      milestoneId: milestone.id,
      projectId: over.id,
      opensAt: now,
      closesAt: after(60),
      voters: 0,
    })
    expect(await found()).toEqual(['vote-closes', over.name, 60])
    await db
      .update(projects)
      .set({ endTime: after(35), initialReleasedAt: null })
      .where(ofOver)
    expect(await found()).toEqual(['initial', over.name, 50])
    await db
      .update(pledges)
      .set({ status: 'CHECKED_OUT', chargeAt: after(2) })
      .where(eq(pledges.id, pledge.id))
    expect(await found()).toEqual(['charge', over.name, 2])
    await db.update(projects).set({ status: 'SUSPENDED' }).where(ofOver)
    expect(await found()).toEqual(['end', running.name, 90])

    const mark = await markBooks(db, now)
    expect((await fellDue(db, mark)).filter(({ cents }) => cents !== null)).toEqual([
      expect.objectContaining({ kind: 'SUCCESSFUL', project: over.name, count: 1 }),
    ])
    const sums = await accountSums(db, mark)
    expect(sums.length).toBeGreaterThan(4)
    expect(sums.map(({ before, now: sum }) => sum - before).every((change) => change === 0)).toBe(true)
    expect(sums.reduce((all, { now: sum }) => all + sum, 0)).toBe(0)
    await close()
  })
})
