import { listNotifications } from '@kindling/api-client/contract/notifications'
import { getProject } from '@kindling/api-client/contract/projects'
import { createUpdate, editUpdate, removeUpdate } from '@kindling/api-client/contract/update-changes'
import { getUpdate, listUpdates } from '@kindling/api-client/contract/updates'
import type { UpdateForm } from '@kindling/validation/forms/update'
import { COMMUNITY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { advanceBusinessTime } from '../advance-time.ts'
import { projects } from '../database/schema.ts'
import { dueKinds } from '../jobs/queue.ts'
import { createRunner } from '../jobs/runner.ts'
import { createBusinessClock } from '../kernel/business-clock.ts'
import { newId } from '../kernel/ids.ts'
import { periodicKinds } from '../periodic-jobs.ts'
import type { Browser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { publishDue } from './publish-updates.ts'

const made = platformForTests()
const hourMs = 3_600_000
const inHours = (hours: number) => Math.floor((made.platform.clock.now().getTime() + hours * hourMs) / 1000)

const schedule = async (
  { client }: Browser,
  projectId: string,
  hours: number,
  change: Partial<UpdateForm> = {},
) => {
  made.platform.clock.advance(1_000)
  const body = {
    name: 'The tool',
    description: 'It weighs 900 kg.',
    public: true,
    publish_at: inHours(hours),
    ...change,
  }
  return (await client(createUpdate, { params: { projectId }, body, idempotencyKey: newId('key') })).update
}
const toldOf = async ({ client }: Browser) =>
  (await client(listNotifications, { body: { object_types: ['PROJECT_UPDATE'] } })).notifications
const countOf = async ({ client }: Browser, name: string) =>
  (await client(getProject, { params: { name } })).project.updates_count
const readBy = async ({ client }: Browser, projectId: string, updateId: string) =>
  (await client(getUpdate, { params: { projectId, updateId } })).update
/** A run of the background work, as a process of its own would make it. */
const runner = () => {
  const { platform, connection } = made.platform
  return createRunner(platform, periodicKinds(platform, connection))
}

describe('a scheduled update', () => {
  it('is the team’s own until its time, and then published once, by however many runs', async () => {
    const { projectId, browser, team } = await made.stage.discussion()
    const before = await countOf(browser, projectId)
    await runJobs(made.platform)
    const told = (await toldOf(browser)).length
    const planned = await schedule(team, projectId, 2)
    expect(planned).toMatchObject({ draft: true, number: null, published: null, held: null })
    expect(planned.publish_at).toBe(inHours(2))
    await publishDue(made.platform.platform)
    await expect(readBy(browser, projectId, planned.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    made.platform.clock.advance(2 * hourMs)
    await Promise.all([runner().runNow('publish-updates'), runner().runNow('publish-updates')])
    await Promise.all([publishDue(made.platform.platform), publishDue(made.platform.platform)])
    await runner().runNow('publish-updates')
    const update = await readBy(browser, projectId, planned.id)
    expect(update).toMatchObject({ draft: false, publish_at: null, edited: null })
    const all = (await browser.client(listUpdates, { params: { projectId } })).updates
    expect([update.number, all[0]?.id]).toEqual([all.length, planned.id])
    expect(await countOf(browser, projectId)).toBe(before + 1)
    await Promise.all([runner().runDue(), runner().runDue()])
    await runJobs(made.platform)
    expect(await toldOf(browser)).toHaveLength(told + 1)
  })

  it('gets its number when it is published, after what came before', async () => {
    const { projectId, browser, team } = await made.stage.discussion()
    const later = await schedule(team, projectId, 3)
    const sooner = await schedule(team, projectId, 1)
    made.platform.clock.advance(2 * hourMs)
    await publishDue(made.platform.platform)
    const now = await schedule(team, projectId, 0, { publish_at: null })
    made.platform.clock.advance(2 * hourMs)
    await publishDue(made.platform.platform)
    const { updates } = await browser.client(listUpdates, { params: { projectId } })
    expect(updates.slice(0, 3).map(({ id }) => id)).toEqual([later.id, now.id, sooner.id])
    expect(updates.map(({ number }) => number)).toEqual(updates.map((_, at) => updates.length - at))
  })

  it('may be moved, taken back to a draft, published now or removed until then', async () => {
    const { projectId, team } = await made.stage.discussion()
    const { id } = await schedule(team, projectId, 2)
    const edit = async (body: Partial<UpdateForm>, updateId = id) =>
      (await team.client(editUpdate, { params: { projectId, updateId }, body })).update
    expect((await edit({ name: 'The other tool' })).publish_at).toBe(inHours(2))
    expect((await edit({ publish_at: inHours(30) })).publish_at).toBe(inHours(30))
    expect(await edit({ publish_at: null })).toMatchObject({ draft: true, publish_at: null })
    made.platform.clock.advance(31 * hourMs)
    expect(await publishDue(made.platform.platform)).not.toContain(id)
    // A time that is named counts.
    expect(await edit({ draft: false, publish_at: inHours(4) })).toMatchObject({ draft: true, number: null })
    expect(await edit({ draft: false })).toMatchObject({ draft: false, publish_at: null })
    await expect(edit({ publish_at: inHours(4) })).rejects.toMatchObject({ code: 'INVALID_STATE' })
    const gone = await schedule(team, projectId, 1)
    await team.client(removeUpdate, { params: { projectId, updateId: gone.id } })
    made.platform.clock.advance(2 * hourMs)
    expect(await publishDue(made.platform.platform)).toEqual([])
  })

  it('is for a time to come, within a year', async () => {
    const { projectId, team } = await made.stage.discussion()
    const early = { code: 'DATE_EARLY', field: 'publish_at' }
    await expect(schedule(team, projectId, 0)).rejects.toMatchObject(early)
    await expect(schedule(team, projectId, -1)).rejects.toMatchObject(early)
    const far = { code: 'OUT_OF_RANGE', field: 'publish_at' }
    await expect(schedule(team, projectId, (COMMUNITY.updateAheadDays + 1) * 24)).rejects.toMatchObject(far)
    await expect(schedule(team, projectId, 0, { publish_at: Number.MAX_SAFE_INTEGER })).rejects.toMatchObject(
      far,
    )
  })

  it('of a suspended or ended project is a draft again when its time comes, and says why', async () => {
    const { db } = made.platform.platform
    for (const [change, held] of [
      [{ status: 'SUSPENDED', suspendedFrom: 'ACTIVE' }, 'SUSPENDED'],
      [{ status: 'COMPLETE', endedAt: new Date() }, 'ENDED'],
    ] as const) {
      const { projectId, team } = await made.stage.discussion()
      const { id, publish_at: at } = await schedule(team, projectId, 1)
      const which = eq(projects.id, Number(projectId))
      await db.update(projects).set(change).where(which)
      made.platform.clock.advance(2 * hourMs)
      await publishDue(made.platform.platform)
      await db.update(projects).set({ status: 'ACTIVE', endedAt: null }).where(which)
      // What was meant for then is not for now: somebody has to look at it.
      expect(await publishDue(made.platform.platform)).toEqual([])
      expect(await readBy(team, projectId, id)).toMatchObject({
        draft: true,
        held,
        publish_at: at,
        number: null,
      })
      const { update } = await team.client(editUpdate, {
        params: { projectId, updateId: id },
        body: { publish_at: inHours(1) },
      })
      expect(update.held).toBeNull()
      made.platform.clock.advance(2 * hourMs)
      expect(await publishDue(made.platform.platform)).toEqual([id])
    }
  })

  it('is published, and told of, as the demo’s clock passes it', async () => {
    const { projectId, browser, team } = await made.stage.discussion()
    const { platform } = made.platform
    const { id } = await schedule(team, projectId, 20)
    const business = createBusinessClock(platform.db, platform.now)
    await advanceBusinessTime({ ...platform, businessNow: business.now }, business, 24 * hourMs)
    const update = await readBy(browser, projectId, id)
    expect(update.draft).toBe(false)
    // A day from now, as everything else that the clock passed.
    expect(Date.parse(update.published ?? '')).toBeGreaterThan(platform.now().getTime() + 20 * hourMs)
    const [news] = await toldOf(browser)
    expect(news?.data.title.en).toBe('Update: The tool')
    // The background runs by the real clock, which has not moved.
    expect(await dueKinds(platform)).toContain('announce-update')
  })
})
