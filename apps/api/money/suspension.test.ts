import { completeMilestone } from '@kindling/api-client/contract/milestones'
import { decideModerationCase } from '@kindling/api-client/contract/moderation'
import { flagProject } from '@kindling/api-client/contract/project-actions'
import { getProject } from '@kindling/api-client/contract/projects'
import { endProject, restoreProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { milestones, milestoneVotes, notifications, pledges, projects, refunds } from '../database/schema.ts'
import { endWell, ledgerSum, passDays, pledgeState, settleDue, whereIs } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { checkInvariants } from './invariants.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([])
})
const dayMs = 86_400_000
const because = { reason: 'The pictures are of another product.' }
const projectOf = async (id: string) => {
  const [row] = await db()
    .select()
    .from(projects)
    .where(eq(projects.id, Number(id)))
  if (!row) throw new Error(`No project ${id}`)
  return row
}

describe('a suspended project', () => {
  it('waits, and goes on where it was: end, milestone and vote move by its length', async () => {
    const { project, pledgeId, voteId, milestoneId } = await withVote()
    const moderator = await made.stage.moderator()
    const input = { params: { id: project.id }, body: because }
    const [vote] = await db().select().from(milestoneVotes).where(eq(milestoneVotes.id, voteId))
    const before = await projectOf(project.id)
    await moderator.client(suspendProject, input)
    await passDays(made.platform, 30)
    // Day 15 and the vote's close have passed meanwhile.
    expect(await whereIs(made.platform, pledgeId)).toMatchObject({ released: 0, refunded: 0 })
    expect(await moderator.client(restoreProject, input)).toEqual({ status: 'COMPLETE' })
    const after = await projectOf(project.id)
    expect((after.endTime?.getTime() ?? 0) - (before.endTime?.getTime() ?? 0)).toBe(30 * dayMs)
    const [moved] = await db().select().from(milestoneVotes).where(eq(milestoneVotes.id, voteId))
    expect((moved?.closesAt.getTime() ?? 0) - (vote?.closesAt.getTime() ?? 0)).toBe(30 * dayMs)
    const [milestone] = await db().select().from(milestones).where(eq(milestones.id, milestoneId))
    expect(milestone?.date.getTime()).toBe(moved?.closesAt.getTime())
    await settleDue(made.platform.platform)
    expect((await whereIs(made.platform, pledgeId)).released).toBe(0)
    await passDays(made.platform, 16)
    expect((await whereIs(made.platform, pledgeId)).released).toBeGreaterThan(0)
    const told = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.projectId, Number(project.id)))
    const names = told.map(({ event }) => event?.name)
    expect(names).toEqual(expect.arrayContaining(['PROJECT_SUSPENDED', 'PROJECT_RESTORED']))
  })

  it('says on its page over which rule, never why, and no more once it is restored', async () => {
    const [project, moderator] = [await made.stage.project(), await made.stage.moderator()]
    const shown = async () => {
      const { project: page } = await made.stage
        .visitor()
        .client(getProject, { params: { name: project.id } })
      expect(JSON.stringify(page)).not.toContain(because.reason)
      return page.suspension_rule
    }
    const decide = (act: 'SUSPEND' | 'RESTORE') =>
      moderator.client(decideModerationCase, {
        params: { caseId: `project-${project.id}` },
        body: { act, ...because, ...(act === 'SUSPEND' && { rule: 'RIGHTS' as const }) },
      })
    await (await made.stage.backer()).client(flagProject, {
      params: { id: project.id },
      body: { reason: 'fraudulent', text: 'Another product.' },
    })
    await decide('SUSPEND')
    expect(await shown()).toBe('RIGHTS')
    await decide('RESTORE')
    expect(await shown()).toBeNull()
    // A call of a moderator's own program names none.
    await moderator.client(suspendProject, { params: { id: project.id }, body: because })
    expect(await shown()).toBeNull()
  })

  it('that is ended gives back everything it holds, and charges nobody', async () => {
    const [paid, running] = [await made.stage.collected(), await pledged()]
    const moderator = await made.stage.moderator()
    for (const { project } of [paid, running]) {
      const input = { params: { id: project.id }, body: because }
      await expect(moderator.client(endProject, input)).rejects.toMatchObject({
        code: 'INVALID_PROJECT_STATE',
      })
      await moderator.client(suspendProject, input)
      expect(await moderator.client(endProject, input)).toEqual({ status: 'COMPLETE' })
    }
    await passDays(made.platform, 60)
    expect(await whereIs(made.platform, paid.pledgeId)).toEqual({ held: 0, released: 0, refunded: 9_500 })
    expect(await ledgerSum(made.platform, 'refund', Number(paid.project.id))).toBe(0)
    expect((await pledgeState(made.platform, running.pledgeId)).label).toBe('FAILED CANCELLED')
    expect([(await projectOf(paid.project.id)).result, (await projectOf(running.project.id)).result]).toEqual(
      ['successful', 'not_reached'],
    )
  })
})

it('a campaign that missed its goal ended when it ended, however long it was suspended afterwards', async () => {
  const [project, { client }] = [await made.stage.project(), await made.stage.backer()]
  const { id } = await confirm(client, project, await fill(client, project))
  await passDays(made.platform, 11)
  expect((await pledgeState(made.platform, id)).label).toBe('FAILED CANCELLED')
  const { endTime, totalPledged } = await projectOf(project.id)
  const moderator = await made.stage.moderator()
  const input = { params: { id: project.id }, body: because }
  await moderator.client(suspendProject, input)
  await passDays(made.platform, 2)
  await moderator.client(restoreProject, input)
  expect(await projectOf(project.id)).toMatchObject({ result: 'not_reached', endTime, totalPledged })
})

it('a campaign that is suspended and ended once more keeps its first end and its figures', async () => {
  const [{ project, pledgeId }, { client }] = [await pledged(), await made.stage.moderator()]
  const input = { params: { id: project.id }, body: because }
  const end = async () => {
    await client(suspendProject, input)
    await client(endProject, input)
  }
  await end()
  await passDays(made.platform, 1)
  expect((await pledgeState(made.platform, pledgeId)).label).toBe('FAILED CANCELLED')
  const { endedAt, totalPledged } = await projectOf(project.id)
  await end()
  expect(await projectOf(project.id)).toMatchObject({ endedAt, totalPledged })
  expect(await checkInvariants(db())).toEqual([])
})

describe('an order of a project that is suspended and restored', () => {
  const order = async () => {
    const [browser, project] = [
      await made.stage.backer(),
      await made.stage.project({ fundingType: 'PREORDER' }),
    ]
    const { id } = await confirm(browser.client, project, await fill(browser.client, project))
    await db().update(pledges).set({ orderStatus: 'READY' }).where(eq(pledges.id, id))
    const moderator = await made.stage.moderator()
    const input = { params: { id: project.id }, body: because }
    return {
      suspend: () => moderator.client(suspendProject, input),
      restore: () => moderator.client(restoreProject, input),
      released: async () => (await whereIs(made.platform, id)).released,
      collectedNow: () =>
        db().update(pledges).set({ collectedAt: made.platform.business.now() }).where(eq(pledges.id, id)),
    }
  }

  it('is paid out later by as long as it was suspended (M21)', async () => {
    const { suspend, restore, released } = await order()
    await passDays(made.platform, 5)
    await suspend()
    await passDays(made.platform, 20)
    expect(await released()).toBe(0)
    await restore()
    await passDays(made.platform, 9)
    expect(await released()).toBe(0)
    await passDays(made.platform, 2)
    expect(await released()).toBe(9_500)
  })

  it('waits its fifteen days from the restore on, where its bank gave the money meanwhile', async () => {
    const { suspend, restore, released, collectedNow } = await order()
    await suspend()
    await passDays(made.platform, 4)
    await collectedNow()
    await passDays(made.platform, 30)
    await restore()
    await passDays(made.platform, 14)
    expect(await released()).toBe(0)
    await passDays(made.platform, 2)
    expect(await released()).toBe(9_500)
  })
})

describe('an order that its bank still decides about when its project is ended (M21)', () => {
  /** The card of the bank that asks, and one that takes its time. */
  it.each(['4000002500003155', '4000000000000077'])('by %s goes back whole once it is paid', async (card) => {
    const [browser, project] = [
      await made.stage.backer(card),
      await made.stage.project({ fundingType: 'PREORDER' }),
    ]
    const { id } = await confirm(browser.client, project, await fill(browser.client, project))
    expect((await pledgeState(made.platform, id)).pledge.status).toBe('PROCESSING')
    const moderator = await made.stage.moderator()
    const input = { params: { id: project.id }, body: because }
    await moderator.client(suspendProject, input)
    await moderator.client(endProject, input)
    await settleDue(made.platform.platform)
    const { payments } = await pledgeState(made.platform, id)
    await made.platform.platform.payments.confirm(payments[0]?.id ?? '', true)
    made.platform.clock.advance(60_000)
    await settleDue(made.platform.platform)
    expect(await whereIs(made.platform, id)).toEqual({ held: 0, released: 0, refunded: 9_500 })
    expect((await pledgeState(made.platform, id)).pledge.status).toBe('FAILED')
    const sent = await db().select().from(refunds).where(eq(refunds.pledgeId, id))
    expect(sent).toMatchObject([{ status: 'PAID', cause: 'suspended', amount: 9_500 }])
  })
})

async function pledged() {
  const [browser, project] = [await made.stage.backer(), await made.stage.project()]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  return { project, pledgeId }
}

/** A campaign that ended two days ago, with an open vote. */
async function withVote() {
  const { project, voteId, milestoneId } = await made.stage.voting()
  await endWell(made.platform, Number(project.id), 2)
  const [row] = await db()
    .select({ id: pledges.id })
    .from(pledges)
    .where(eq(pledges.projectId, Number(project.id)))
  return { project, voteId, milestoneId, pledgeId: row?.id ?? '' }
}

describe('a milestone', () => {
  it('is completed once, by the team, and brings no vote forward', async () => {
    const { creator, project, milestoneId, voteId } = await made.stage.voting()
    const params = { id: project.id, milestoneId }
    const { milestone } = await creator.client(completeMilestone, { params })
    expect(milestone).toMatchObject({ id: milestoneId, state: 'complete' })
    await passDays(made.platform, 1)
    expect((await creator.client(completeMilestone, { params })).milestone.completed_at).toBe(
      milestone.completed_at,
    )
    const [vote] = await db().select().from(milestoneVotes).where(eq(milestoneVotes.id, voteId))
    expect(vote?.closedAt).toBeNull()
    await passDays(made.platform, 11)
    const [row] = await db().select().from(milestones).where(eq(milestones.id, milestoneId))
    expect(row?.outcome).toBe('released')
  })
})
