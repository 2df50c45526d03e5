import { contract } from '@kindling/api-client/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications, projects } from '../database/schema.ts'
import type { Browser } from '../testing/browser.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'
import { tellOf } from '../testing/tell.ts'
import { updatePublished } from './events.ts'
import { wordsOf } from './notification-words.ts'
import { notify } from './notify.ts'

const made = platformForTests()
const { getMe, listNotifications, markNotificationRead, markAllNotificationsRead } = contract
const unread = async ({ client }: Pick<Browser, 'client'>) =>
  (await client(getMe, {})).user.notifications_unread_count

/** A person with so many notifications of one project, the newest added last. */
async function somebodyTold(times: number) {
  const browser = await made.stage.newcomer()
  const { user } = await browser.client(getMe, {})
  const project = await made.stage.project()
  const ids: string[] = []
  for (let n = 0; n < times; n++) {
    made.platform.clock.advance(1_000)
    ids.unshift(await tellOf(made.platform, user.id, project))
  }
  return { browser, userId: user.id, project, ids }
}

describe('notifications', () => {
  it('are listed newest first, by pages and by cursor alike, and counted', async () => {
    const { browser, ids } = await somebodyTold(5)
    const { client } = browser
    expect(await unread(browser)).toBe(5)
    const all = await client(listNotifications, { body: {} })
    expect(all.notifications.map(({ id }) => id)).toEqual(ids)
    const pages = [1, 2, 3].map((page) => client(listNotifications, { body: { page, size: 2 } }))
    const [first, second, third] = await Promise.all(pages)
    expect([first, second, third].flatMap((page) => page?.notifications)).toEqual(all.notifications)
    const byCursor = await client(listNotifications, {
      query: { cursor: first?.meta.next ?? '' },
      body: { size: 2 },
    })
    expect(byCursor.notifications).toEqual(second?.notifications)
    expect([first?.meta.total_count, third?.meta.next]).toEqual([5, null])
  })

  it('are filtered by types and by projects', async () => {
    const { browser, userId, project } = await somebodyTold(1)
    const other = await made.stage.project()
    await tellOf(made.platform, userId, other)
    const listed = async (body: object) =>
      (await browser.client(listNotifications, { body })).notifications.map(({ resource_id }) => resource_id)
    expect(await listed({ resource: 'project', resource_ids: [project.id] })).toEqual([project.id])
    expect(await listed({ resource_ids: ['nothing'] })).toEqual([])
    expect(await listed({ object_types: ['PROJECT_COMMENT'] })).toEqual([])
    expect((await listed({ object_types: ['PROJECT_COMMENT', 'PROJECT_UPDATE'] })).length).toBe(2)
    for (const body of [{ object_types: ["'; drop"] }, { resource: 'wallet' }])
      await expect(listed(body)).rejects.toMatchObject({ code: 'INVALID_FILTER' })
  })

  it('are read one at a time, once; marking twice changes nothing (front end 16)', async () => {
    const { browser, ids } = await somebodyTold(2)
    const params = { id: ids[0] ?? '' }
    const both = await Promise.allSettled([
      browser.client(markNotificationRead, { params }),
      browser.client(markNotificationRead, { params }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((each) => each.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 400, code: 'NOTIFICATION_ALREADY_READ' })
    expect(await unread(browser)).toBe(1)
  })

  it('are all read at once', async () => {
    const { browser } = await somebodyTold(3)
    await browser.client(markAllNotificationsRead, {})
    await browser.client(markAllNotificationsRead, {})
    expect(await unread(browser)).toBe(0)
  })

  it('are a person’s own: nobody reads or marks another’s (spec 1 §6)', async () => {
    const { browser, ids, project } = await somebodyTold(2)
    const stranger = await made.stage.newcomer()
    const theirs = { resource: 'project', resource_ids: [project.id] }
    const { notifications: seen, meta } = await stranger.client(listNotifications, { body: theirs })
    expect([seen, meta]).toEqual([[], { total_count: 0, next: null }])
    await expect(
      stranger.client(markNotificationRead, { params: { id: ids[0] ?? '' } }),
    ).rejects.toMatchObject({ code: 'INVALID_ID' })
    await stranger.client(markAllNotificationsRead, {})
    expect(await unread(browser)).toBe(2)
  })
})

describe('events notify people', () => {
  const toldTo = async (userId: string) => {
    const rows = await made.platform.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
    return rows.map(({ objectType, event }) => ({ objectType, ...(event && wordsOf(event).en) }))
  }

  it('a pledge: the creator; the one that reaches the goal: everybody, once', async () => {
    const project = await made.stage.project({ price: 9_500 })
    await made.platform.platform.db
      .update(projects)
      .set({ fundingGoal: 15_000 })
      .where(eq(projects.id, Number(project.id)))
    const backers = [await made.stage.backer(), await made.stage.backer(), await made.stage.backer()]
    for (const { client } of backers) await confirm(client, project, await fill(client, project))
    const creator = await toldTo(project.creatorId)
    expect(creator.filter(({ objectType }) => objectType === 'PLEDGE')).toHaveLength(3)
    expect(creator.find(({ objectType }) => objectType === 'PLEDGE')).toEqual({
      objectType: 'PLEDGE',
      title: 'New pledge of $95',
      body: 'A kettle. Charged on 30 November 2026, if the goal is reached.',
    })
    const [first, , third] = await Promise.all(
      backers.map(async ({ client }) => toldTo((await client(getMe, {})).user.id)),
    )
    expect(first?.map(({ title }) => title)).toEqual(['A kettle reached its goal'])
    expect(third).toEqual([])
    const seen = await signIn(made.platform, project.creatorId)
    expect(await unread(seen)).toBe(4)
  })

  it('a repeated event: each person once', async () => {
    const { userId, project } = await somebodyTold(1)
    const { db, now } = made.platform.platform
    const about = { id: Number(project.id), name: 'A kettle' }
    const event = updatePublished(about, { id: 'upd_same', name: 'Cold', description: '<b>It</b><br>rang.' })
    await Promise.all([1, 2, 3].map(() => notify(db, event, [userId, userId], now())))
    const rows = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.eventKey, event.key)))
    expect(rows.map(({ userId: whose, event: told }) => [whose, told && wordsOf(told).en.body])).toEqual([
      [userId, 'A kettle. It rang.'],
    ])
  })
})
