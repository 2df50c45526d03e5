import { listActivity } from '@kindling/api-client/contract/collaborators'
import {
  completeMilestone,
  createMilestone,
  removeMilestone,
  updateMilestone,
} from '@kindling/api-client/contract/milestones'
import { restoreProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { getMe } from '@kindling/api-client/contract/users'
import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  mailQueue,
  milestones,
  milestoneVotes,
  notifications,
  projectMembers,
  projects,
} from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { nextEvent } from '../money/next-event.ts'
import { openVotes } from '../money/votes.ts'
import type { Browser } from '../testing/browser.ts'
import { passDays, settleDue } from '../testing/money.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { confirmed } from '../testing/second-factor.ts'
import type { Collected } from '../testing/stage.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const day = 86_400
const now = () => Math.floor(made.platform.business.now().getTime() / 1000)
/** The last second of a day in UTC, so many days from now, as the form sends it. */
const dayIn = (days: number) => (Math.floor(now() / day) + days + 1) * day - 1

interface World extends Collected {
  readonly first: string
  readonly second: string
  readonly change: (
    milestoneId: string,
    body: object,
    by?: Browser,
  ) => Promise<{ date: number; title: string }>
}
let world: World

/** A campaign that has just ended well: a milestone in 100 days, and one in 200. */
beforeEach(async () => {
  const collected = await made.stage.collected()
  const { creator, project } = collected
  const projectId = Number(project.id)
  await db().delete(milestones).where(eq(milestones.projectId, projectId))
  const [first, second] = [newId('mst'), newId('mst')]
  await db()
    .insert(milestones)
    .values([
      { id: first, projectId, title: 'Tooling', date: new Date(dayIn(100) * 1000), funds: 20 },
      { id: second, projectId, title: 'Delivered', date: new Date(dayIn(200) * 1000), funds: 40 },
    ])
  const change = async (milestoneId: string, body: object, by = creator) => {
    const params = { id: project.id, milestoneId }
    return (await by.client(updateMilestone, { params, body })).milestone
  }
  world = { ...collected, first, second, change }
})

const rowOf = async (id: string) => (await db().select().from(milestones).where(eq(milestones.id, id)))[0]
const told = (projectId: string) =>
  db()
    .select({ userId: notifications.userId, event: notifications.event, key: notifications.eventKey })
    .from(notifications)
    .where(eq(notifications.projectId, Number(projectId)))
    .then((rows) => rows.filter(({ event }) => event?.name === 'MILESTONE_MOVED'))
const moves = async ({ creator, project }: World) => {
  const { activity } = await creator.client(listActivity, { params: { id: project.id } })
  return activity.map(({ what }) => what).filter(({ name }) => name === 'MILESTONE_MOVED')
}
const settle = () => settleDue(made.platform.platform)
const idOf = async ({ client }: Browser) => (await client(getMe, {})).user.id

describe('a milestone of a launched campaign', () => {
  it('changes title and text, of which nobody is told', async () => {
    const { first, change, project } = world
    const was = await rowOf(first)
    expect(await change(first, { title: ' Tool signed off ', description: 'Castings.' })).toMatchObject({
      title: 'Tool signed off',
    })
    expect(await rowOf(first)).toMatchObject({ description: 'Castings.', date: was?.date, funds: 20 })
    await settle()
    expect([await told(project.id), await moves(world)]).toEqual([[], []])
  })

  it('moves, which backers and team are told once each time, also of a second move back', async () => {
    const { first, change, project, browser, creator } = world
    const [member, viewer] = [await confirmed(made.platform), await confirmed(made.platform)]
    for (const [person, role] of [
      [member, 'USER'],
      [viewer, 'VIEWER'],
    ] as const)
      await db()
        .insert(projectMembers)
        .values({
          projectId: Number(project.id),
          userId: await idOf(person),
          role,
          joinedAt: made.platform.clock.now(),
        })
    const everybody = await Promise.all([browser, creator, member, viewer].map(idOf))
    const [was, date] = [dayIn(100), dayIn(118)]
    await change(first, { date, title: 'Tool signed off' }, member)
    // A repeated call moves nothing.
    await change(first, { date, title: 'Tool signed off' }, member)
    expect(await told(project.id)).toEqual([])
    await settle()
    await settle()
    const once = await told(project.id)
    expect(once.map(({ userId }) => userId).sort()).toEqual(everybody.sort())
    expect(once[0]?.event?.params).toEqual({ project: 'A kettle', milestone: 'Tool signed off', was, date })
    const mailed = await db()
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.eventKey, once[0]?.key ?? ''))
    expect(mailed).toHaveLength(everybody.length)

    await change(first, { date: was })
    await settle()
    expect(await told(project.id)).toHaveLength(2 * everybody.length)
    expect(await moves(world)).toEqual([
      { name: 'MILESTONE_MOVED', params: { milestone: 'Tool signed off', was: date, date: was } },
      { name: 'MILESTONE_MOVED', params: { milestone: 'Tool signed off', was, date } },
    ])
  })

  it('another hour of the same day is kept, and no news', async () => {
    const { first, change, project } = world
    await change(first, { date: dayIn(100) - 3_600 })
    expect((await rowOf(first))?.date).toEqual(new Date((dayIn(100) - 3_600) * 1000))
    await settle()
    expect(await told(project.id)).toEqual([])
  })

  it('keeps its share, and no other comes or goes', async () => {
    const { first, change, creator, project } = world
    const params = { id: project.id }
    await expect(change(first, { funds: 25 })).rejects.toMatchObject({
      code: 'INVALID_STATE',
      field: 'funds',
    })
    // The same share is no change.
    await change(first, { funds: 20, title: 'Tool' })
    const body = { title: 'One more', date: dayIn(300), funds: 5 }
    await expect(creator.client(createMilestone, { params, body })).rejects.toMatchObject({
      code: 'INVALID_PROJECT_STATE',
    })
    await expect(
      creator.client(removeMilestone, { params: { ...params, milestoneId: first } }),
    ).rejects.toMatchObject({ code: 'INVALID_PROJECT_STATE' })
    await expect(change('mst_of_nobody', { title: 'Tool' })).rejects.toMatchObject({ code: 'INVALID_ID' })
    expect(await rowOf(first)).toMatchObject({ title: 'Tool', funds: 20 })
  })

  it('stays between those beside it, 30 days to 22 months after the end', async () => {
    const { first, second, change } = world
    const rejected = (id: string, date: number, code: string) =>
      expect(change(id, { date, title: 'Never' })).rejects.toMatchObject({ code, field: 'date' })
    await rejected(first, dayIn(28), 'DATE_EARLY')
    await rejected(first, dayIn(200), 'OUT_OF_RANGE')
    await rejected(second, dayIn(100), 'DATE_EARLY')
    await rejected(second, dayIn(680), 'OUT_OF_RANGE')
    expect(await rowOf(first)).toMatchObject({ title: 'Tooling', date: new Date(dayIn(100) * 1000) })
    await change(second, { date: dayIn(101) })
    await change(first, { date: dayIn(40) })
  })

  it('stands from a week before its start, of which a date before it decides', async () => {
    const { first, second, change } = world
    await passDays(made.platform, 9)
    const locked = { code: 'INVALID_STATE', field: undefined }
    await expect(change(first, { title: 'Too late' })).rejects.toMatchObject(locked)
    await change(second, { title: 'In their kitchens' })
    // The first has moved nowhere, so the second stands from day 93.
    await passDays(made.platform, 85)
    await expect(change(second, { title: 'Too late' })).rejects.toMatchObject(locked)
  })

  it('moved later, gives the next one more time', async () => {
    const { first, second, change } = world
    await change(first, { date: dayIn(150) })
    await passDays(made.platform, 95)
    await change(second, { title: 'In their kitchens' })
    // It is voted on 14 days before its date, so no date within them is left.
    await expect(change(second, { date: dayIn(13) })).rejects.toMatchObject({ code: 'DATE_EARLY' })
  })

  it('stands once it is complete, decided, or its campaign missed its goal', async () => {
    const { first, second, change, creator, project } = world
    await creator.client(completeMilestone, { params: { id: project.id, milestoneId: first } })
    await expect(change(first, { title: 'Tool' })).rejects.toMatchObject({ code: 'INVALID_STATE' })
    const ofProject = eq(projects.id, Number(project.id))
    await db().update(projects).set({ result: 'not_reached' }).where(ofProject)
    await expect(change(second, { title: 'Tool' })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  })

  it('changes while the campaign runs, by a member who may edit, and not for others', async () => {
    const { second, change, project, browser } = world
    const end = new Date(made.platform.business.now().getTime() + 5 * day * 1000)
    await db()
      .update(projects)
      .set({ status: 'ACTIVE', result: null, endTime: end })
      .where(eq(projects.id, Number(project.id)))
    await change(second, { date: dayIn(220) })
    await expect(change(second, { title: 'Mine' }, browser)).rejects.toMatchObject({
      code: 'MISSING_PERMISSION',
    })
  })

  it('takes its vote with it: open by the new date, and not by the old one', async () => {
    const { first, change, project } = world
    const votes = () =>
      db()
        .select()
        .from(milestoneVotes)
        .where(eq(milestoneVotes.projectId, Number(project.id)))
    await change(first, { date: dayIn(130) })
    // Only this project is left to come.
    await db()
      .update(projects)
      .set({ status: 'SUSPENDED' })
      .where(ne(projects.id, Number(project.id)))
    const from = new Date(made.platform.business.now().getTime() + 20 * day * 1000)
    expect(await nextEvent(db(), from)).toMatchObject({
      kind: 'vote-opens',
      at: new Date(dayIn(130 - 14) * 1000),
    })
    await passDays(made.platform, 90)
    expect(await votes()).toEqual([])
    const closes = dayIn(40)
    await passDays(made.platform, 27)
    const [vote] = await votes()
    expect(vote).toMatchObject({ milestoneId: first, closesAt: new Date(closes * 1000) })
    // Its vote is open, so its date stands.
    await expect(change(first, { date: dayIn(60) })).rejects.toMatchObject({ code: 'INVALID_STATE' })
    expect((await rowOf(first))?.date).toEqual(vote?.closesAt)
  })

  it('moves with a suspension without a word', async () => {
    const { first, project } = world
    const moderator = await made.stage.moderator()
    const input = { params: { id: project.id }, body: { reason: 'We look into a report.' } }
    await moderator.client(suspendProject, input)
    await passDays(made.platform, 3)
    await expect(world.change(first, { title: 'Tool' })).rejects.toMatchObject({
      code: 'INVALID_PROJECT_STATE',
    })
    await moderator.client(restoreProject, input)
    await settle()
    expect((await rowOf(first))?.date.getTime()).toBeGreaterThan((dayIn(100) - 4 * day) * 1000)
    expect(await told(project.id)).toEqual([])
  })

  it('32 changes at once happen one after the other, each told once', async () => {
    const { first, change, project, browser } = world
    const wanted = Array.from({ length: 32 }, (_, n) => dayIn(101 + n))
    await Promise.all(wanted.map((date) => change(first, { date })))
    const { activity } = await world.creator.client(listActivity, {
      params: { id: project.id },
      query: { 'page[size]': '100' },
    })
    const all = activity
      .map(({ what }) => what)
      .filter((what) => what.name === 'MILESTONE_MOVED')
      .toReversed()
    expect(all.map(({ params }) => params.date).sort()).toEqual(wanted)
    // Each began where the one before it ended, and the last one is what stands.
    expect(all.map(({ params }) => params.was)).toEqual([
      dayIn(100),
      ...all.slice(0, -1).map(({ params }) => params.date),
    ])
    expect((await rowOf(first))?.date).toEqual(new Date((all.at(-1)?.params.date ?? 0) * 1000))
    await settle()
    await settle()
    const backer = await idOf(browser)
    const ofBacker = (await told(project.id)).filter(({ userId }) => userId === backer)
    expect(new Set(ofBacker.map(({ key }) => key)).size).toBe(32)
  })

  it('a vote that was due opens by the date that stands once its project is locked', async () => {
    const { first, change, project } = world
    const { platform } = made.platform
    const at = new Date(made.platform.business.now().getTime() + 90 * day * 1000)
    // The date moves after the job has read what is due, and before it has the lock.
    const meeting = {
      ...platform,
      businessNow: () => at,
      db: new Proxy(platform.db, {
        get: (target, name) =>
          name === 'transaction'
            ? async (work: Parameters<typeof platform.db.transaction>[0]) => {
                await change(first, { date: dayIn(150) })
                return target.transaction(work)
              }
            : Reflect.get(target, name),
      }),
    }
    await openVotes(meeting)
    const opened = await db()
      .select()
      .from(milestoneVotes)
      .where(eq(milestoneVotes.projectId, Number(project.id)))
    expect(opened).toEqual([])
  })
})
