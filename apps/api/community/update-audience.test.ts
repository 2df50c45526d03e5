import { listNotifications } from '@kindling/api-client/contract/notifications'
import { subscribeToProject } from '@kindling/api-client/contract/project-actions'
import { countUpdateReach, createUpdate, editUpdate } from '@kindling/api-client/contract/update-changes'
import { getUpdate, likeUpdate, listUpdates } from '@kindling/api-client/contract/updates'
import { getMe } from '@kindling/api-client/contract/users'
import type { UpdateForm } from '@kindling/validation/forms/update'
import type { TeamRole } from '@kindling/validation/permissions'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications, pledgeItems, pledges, rewards, rewardVariants, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { mailsTo } from '../testing/mails.ts'
import { newMember } from '../testing/new-member.ts'
import { makeWholeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { newcomer, signIn } from '../testing/sign-in.ts'
import { announceUpdate } from './announce-updates.ts'

const made = platformForTests()
const text = 'Bring <b>closed shoes</b>.'

/** A project with two rewards, a backer of each, one of both, and their team. */
async function workshop() {
  const { db, now } = made.platform.platform
  const { id: projectId, creatorId, rewardId: kettleId, variantId } = await makeWholeProject(made.platform)
  const dayId = newId('rwd')
  const dayVariantId = newId('var')
  await db
    .insert(rewards)
    .values({ id: dayId, projectId: Number(projectId), position: 1, title: 'Workshop day', price: 9_000 })
  await db.insert(rewardVariants).values({ id: dayVariantId, rewardId: dayId, position: 0, isDefault: true })
  const item = { quantity: 1, price: 9_000 }
  const kettle = { ...item, rewardId: kettleId, variantId }
  const day = { ...item, rewardId: dayId, variantId: dayVariantId }
  const backer = async (items: readonly (typeof day)[], status: 'CHECKED_OUT' | 'FAILED' = 'CHECKED_OUT') => {
    const browser = await newcomer(made.platform)
    const { user } = await browser.client(getMe, {})
    for (const each of items) {
      const pledgeId = newId('plg')
      await db.insert(pledges).values({
        id: pledgeId,
        projectId: Number(projectId),
        userId: user.id,
        status,
        createdAt: now(),
        updatedAt: now(),
      })
      await db.insert(pledgeItems).values({ ...each, pledgeId })
    }
    return browser
  }
  const member = async (role: TeamRole) => (await newMember(made.platform, projectId, role)).browser
  return {
    projectId,
    dayId,
    kettleId,
    creator: await signIn(made.platform, creatorId),
    ofDay: await backer([day]),
    ofKettle: await backer([kettle]),
    ofBoth: await backer([kettle, day]),
    ofDropped: await backer([day], 'FAILED'),
    member,
  }
}
const publish = async ({ client }: Browser, projectId: string, change: Partial<UpdateForm>) => {
  made.platform.clock.advance(1_000)
  const body = { name: 'Workshop day', description: text, public: true, ...change }
  return (await client(createUpdate, { params: { projectId }, body, idempotencyKey: newId('key') })).update
}
const toldOf = async ({ client }: Browser) =>
  (await client(listNotifications, { body: { object_types: ['PROJECT_UPDATE'] } })).notifications

describe('an update for backers of some rewards', () => {
  it('is read by them and by the team; others read its title, and whom it is for', async () => {
    const { projectId, dayId, creator, ofDay, ofKettle, ofBoth, ofDropped, member } = await workshop()
    const { id, ...own } = await publish(creator, projectId, { reward_ids: [dayId] })
    expect([own.public, own.reward_ids, own.description]).toEqual([false, [dayId], text])
    const read = async ({ client }: Browser) => {
      const { update } = await client(getUpdate, { params: { projectId, updateId: id } })
      const { updates } = await client(listUpdates, { params: { projectId } })
      expect(updates.find((each) => each.id === id)).toEqual(update)
      expect([update.name, update.reward_ids]).toEqual(['Workshop day', [dayId]])
      return update.description
    }
    for (const reader of [
      ofDay,
      ofBoth,
      creator,
      await member('VIEWER'),
      await member('USER'),
      await member('ADMIN'),
    ])
      expect(await read(reader)).toBe(text)
    for (const other of [
      ofKettle,
      ofDropped,
      made.stage.visitor(),
      await newcomer(made.platform),
      await made.stage.moderator(),
    ])
      expect(await read(other)).toBeNull()
  })

  it('is told to them alone, by notification and by e-mail, each once', async () => {
    const { projectId, dayId, creator, ofDay, ofKettle, ofBoth, ofDropped } = await workshop()
    const follower = await newcomer(made.platform)
    await follower.client(subscribeToProject, { params: { id: projectId }, body: { subscribe: true } })
    const { db } = made.platform.platform
    const people = await Promise.all(
      [ofDay, ofBoth, ofKettle, follower].map(async ({ client }) => (await client(getMe, {})).user),
    )
    const wants = { emailConfirmed: true, emailSubscriptions: ['PROJECT_UPDATES' as const] }
    for (const person of people) await db.update(users).set(wants).where(eq(users.id, person.id))
    const reached = people.slice(0, 2).map((person) => person.id)
    const { id } = await publish(creator, projectId, { reward_ids: [dayId] })
    await announceUpdate(made.platform.platform, id)
    await runJobs(made.platform)
    await announceUpdate(made.platform.platform, id)
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.eventKey, `update:${id}`))
    expect(rows.map(({ userId }) => userId).sort()).toEqual([...reached].sort())
    expect((await toldOf(ofDay))[0]?.data.body.en).toContain('closed shoes')
    for (const other of [ofKettle, ofDropped, follower, creator]) expect(await toldOf(other)).toEqual([])
    const written = []
    for (const { email } of people) {
      const mails = await mailsTo(made.platform, email)
      written.push(mails.filter(({ subject }) => subject === 'Update: Workshop day').length)
    }
    expect(written).toEqual([1, 1, 0, 0])
  })

  it('is liked by those who may read it', async () => {
    const { projectId, dayId, creator, ofDay, ofKettle } = await workshop()
    const { id } = await publish(creator, projectId, { reward_ids: [dayId] })
    const like = ({ client }: Browser) =>
      client(likeUpdate, { params: { projectId, updateId: id }, body: { like: true } })
    expect((await like(ofDay)).update.likes).toBe(1)
    expect((await like(creator)).update.likes).toBe(2)
    await expect(like(ofKettle)).rejects.toMatchObject({ code: 'BACKER_PRIVATE' })
  })

  it('may be for others while it is a draft, and once published for nobody else', async () => {
    const { projectId, dayId, kettleId, creator } = await workshop()
    const draft = await publish(creator, projectId, { reward_ids: [dayId], draft: true })
    const edit = async (body: Partial<UpdateForm>) =>
      (await creator.client(editUpdate, { params: { projectId, updateId: draft.id }, body })).update
    expect((await edit({ reward_ids: [kettleId, kettleId, dayId] })).reward_ids).toEqual([kettleId, dayId])
    expect((await edit({ public: true })).public).toBe(false)
    expect(await edit({ public: true, reward_ids: [] })).toMatchObject({ public: true, reward_ids: [] })
    await edit({ reward_ids: [dayId, kettleId], draft: false })
    expect((await edit({ reward_ids: [kettleId, dayId], name: 'The day' })).name).toBe('The day')
    for (const body of [{ reward_ids: [dayId] }, { reward_ids: [] }])
      await expect(edit(body)).rejects.toMatchObject({ code: 'INVALID_STATE' })
    await expect(edit({ reward_ids: ['rwd_of_nobody'] })).rejects.toMatchObject({
      code: 'INVALID_ID',
      field: 'reward_ids',
    })
  })

  it('is for nobody where its rewards are gone: never for all backers', async () => {
    const { projectId, dayId, creator, ofKettle } = await workshop()
    const { db } = made.platform.platform
    const unsoldId = newId('rwd')
    await db
      .insert(rewards)
      .values({ id: unsoldId, projectId: Number(projectId), position: 2, title: 'A lid', price: 500 })
    const { id } = await publish(creator, projectId, { reward_ids: [unsoldId] })
    await db.delete(rewards).where(eq(rewards.id, unsoldId))
    const { update } = await ofKettle.client(getUpdate, { params: { projectId, updateId: id } })
    expect([update.description, update.reward_ids.includes(dayId)]).toEqual([null, false])
  })

  it('counts whom it would reach: people, not pledges', async () => {
    const { projectId, dayId, kettleId, creator, ofKettle, member } = await workshop()
    const follower = await newcomer(made.platform)
    for (const { client } of [follower, ofKettle, creator])
      await client(subscribeToProject, { params: { id: projectId }, body: { subscribe: true } })
    const count = async ({ client }: Browser, reward_ids: string[]) =>
      (await client(countUpdateReach, { params: { projectId }, body: { reward_ids } })).reach
    expect(await count(creator, [dayId])).toMatchObject({
      reached_count: 2,
      backers_count: 3,
      followers_count: 1,
    })
    expect((await count(creator, [dayId, kettleId])).reached_count).toBe(3)
    expect((await count(creator, [])).reached_count).toBe(3)
    expect((await count(creator, ['rwd_of_nobody'])).reached_count).toBe(0)
    const { rewards: each } = await count(await member('USER'), [])
    expect(new Map(each.map(({ id, backers_count }) => [id, backers_count]))).toEqual(
      new Map([
        [dayId, 2],
        [kettleId, 2],
      ]),
    )
    for (const other of [await member('VIEWER'), ofKettle])
      await expect(count(other, [])).rejects.toMatchObject({ code: 'MISSING_PERMISSION' })
  })

  it('counts nobody where nobody has pledged', async () => {
    const { id: projectId, creatorId } = await makeWholeProject(made.platform)
    const { client } = await signIn(made.platform, creatorId)
    const { reach } = await client(countUpdateReach, { params: { projectId }, body: { reward_ids: [] } })
    expect(reach).toEqual({ reached_count: 0, backers_count: 0, followers_count: 0, rewards: [] })
  })
})
