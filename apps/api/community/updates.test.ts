import { listNotifications } from '@kindling/api-client/contract/notifications'
import { subscribeToProject } from '@kindling/api-client/contract/project-actions'
import { getProject } from '@kindling/api-client/contract/projects'
import { createUpdate, editUpdate, removeUpdate } from '@kindling/api-client/contract/update-changes'
import { getUpdate, likeUpdate, listUpdates } from '@kindling/api-client/contract/updates'
import { COMMUNITY } from '@kindling/validation/limits'
import { describe, expect, it } from 'vitest'
import { newId } from '../kernel/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { newcomer } from '../testing/sign-in.ts'
import { announceUpdate } from './announce-updates.ts'

const made = platformForTests()
const list = async ({ client }: Browser, projectId: string, query: Record<string, string> = {}) =>
  (await client(listUpdates, { params: { projectId }, query })).updates
const publish = async (
  { client }: Browser,
  projectId: string,
  change: { draft?: boolean; public?: boolean } = {},
) => {
  made.platform.clock.advance(1_000)
  const body = { name: 'The tool', description: 'It <b>weighs</b> 900 kg.', public: true, ...change }
  return (await client(createUpdate, { params: { projectId }, body, idempotencyKey: newId('key') })).update
}
const countOf = async ({ client }: Browser, name: string) =>
  (await client(getProject, { params: { name } })).project.updates_count
const toldOf = async ({ client }: Browser) =>
  (await client(listNotifications, { body: { object_types: ['PROJECT_UPDATE'] } })).notifications

describe('updates', () => {
  it('are numbered as they were published, on every page alike; a draft has no number', async () => {
    const { projectId, browser, team } = await made.stage.discussion()
    await publish(team, projectId, { draft: true })
    await publish(team, projectId)
    const all = await list(browser, projectId)
    expect(all.map(({ number }) => number)).toEqual([4, 3, 2, 1])
    expect((await list(team, projectId))[1]?.number).toBeNull()
    const { meta } = await browser.client(listUpdates, {
      params: { projectId },
      query: { 'page[size]': '2' },
    })
    const rest = await list(browser, projectId, { 'page[size]': '2', cursor: meta.next ?? '' })
    expect(rest.map(({ number }) => number)).toEqual([2, 1])
    const { update } = await browser.client(getUpdate, { params: { projectId, updateId: all[1]?.id ?? '' } })
    expect(update).toEqual(all[1])
  })

  it('keep their number once removed, and lose their words', async () => {
    const { projectId, browser, team, updateId } = await made.stage.discussion()
    const before = await countOf(browser, projectId)
    await team.client(removeUpdate, { params: { projectId, updateId } })
    const [first, second] = await list(browser, projectId)
    expect([first?.id, first?.number, first?.removed]).toEqual([updateId, 3, true])
    expect([first?.name, first?.description]).toEqual(['', null])
    expect(second?.number).toBe(2)
    expect(await countOf(browser, projectId)).toBe(before - 1)
    await expect(
      browser.client(likeUpdate, { params: { projectId, updateId }, body: { like: true } }),
    ).rejects.toMatchObject({ code: 'INVALID_ID' })
  })

  it('for backers send their text to backers and the team alone', async () => {
    const { projectId, browser, team } = await made.stage.discussion()
    const { id } = await publish(team, projectId, { public: false })
    const textFor = async ({ client }: Browser) =>
      (await client(getUpdate, { params: { projectId, updateId: id } })).update.description
    expect(await textFor(browser)).toBe('It <b>weighs</b> 900 kg.')
    expect(await textFor(team)).toBe('It <b>weighs</b> 900 kg.')
    expect(await textFor(made.stage.visitor())).toBeNull()
    expect(await textFor(await newcomer(made.platform))).toBeNull()
  })

  it('change for thirty minutes, with a mark, and only hold what a description may', async () => {
    const { projectId, team, updateId } = await made.stage.discussion()
    const edit = (description: string) =>
      team.client(editUpdate, { params: { projectId, updateId }, body: { description } })
    const { update } = await edit('It <script>runs</script><b>stands</b>.')
    expect(update.description).not.toContain('script')
    expect(update.edited).not.toBeNull()
    made.platform.clock.advance(COMMUNITY.updateEditableMs + 1)
    await expect(edit('Too late.')).rejects.toMatchObject({ code: 'INVALID_STATE' })
  })

  it('are liked once a person, and the like taken back', async () => {
    const { projectId, browser, team, updateId } = await made.stage.discussion()
    const like = async ({ client }: Browser, wanted: boolean) => {
      const { update } = await client(likeUpdate, { params: { projectId, updateId }, body: { like: wanted } })
      return [update.likes, update.liked]
    }
    expect(await like(browser, true)).toEqual([1, true])
    expect(await like(browser, true)).toEqual([1, true])
    expect(await like(team, true)).toEqual([2, true])
    expect(await like(browser, false)).toEqual([1, false])
  })

  it('are published once for one key, and by one of two who publish a draft', async () => {
    const { projectId, browser, team } = await made.stage.discussion()
    const before = await countOf(browser, projectId)
    await runJobs(made.platform)
    const told = (await toldOf(browser)).length
    const body = { name: 'Twice sent', description: 'Once told.', public: true }
    const input = { params: { projectId }, body, idempotencyKey: newId('key') }
    const answers = await Promise.all([1, 2, 3].map(() => team.client(createUpdate, input)))
    expect(new Set(answers.map(({ update }) => update.id)).size).toBe(1)
    const draft = await publish(team, projectId, { draft: true })
    const params = { projectId, updateId: draft.id }
    const publishing = () => team.client(editUpdate, { params, body: { draft: false } })
    await Promise.all([publishing(), publishing()])
    expect(await countOf(browser, projectId)).toBe(before + 2)
    await runJobs(made.platform)
    expect(await toldOf(browser)).toHaveLength(told + 2)
  })

  it('notify backers and subscribers once, whatever was interrupted, and a draft nobody', async () => {
    const { projectId, browser, team } = await made.stage.discussion()
    const subscriber = await newcomer(made.platform)
    const once = await newcomer(made.platform)
    const subscribe = ({ client }: Browser, wanted: boolean) =>
      client(subscribeToProject, { params: { id: projectId }, body: { subscribe: wanted } })
    for (const wanted of [true, true])
      expect(await subscribe(subscriber, wanted)).toEqual({ subscribed: true })
    await subscribe(once, true)
    expect(await subscribe(once, false)).toEqual({ subscribed: false })
    await runJobs(made.platform)
    const before = (await toldOf(browser)).length
    const draft = await publish(team, projectId, { draft: true, public: false })
    await runJobs(made.platform)
    expect(await toldOf(browser)).toHaveLength(before)
    const count = await countOf(browser, projectId)
    const body = { draft: false }
    await team.client(editUpdate, { params: { projectId, updateId: draft.id }, body })
    expect(await countOf(browser, projectId)).toBe(count + 1)
    await runJobs(made.platform)
    // The process died after its work and before its mark: it is begun anew.
    await announceUpdate(made.platform.platform, draft.id)
    const told = await toldOf(browser)
    expect(told).toHaveLength(before + 1)
    expect(told[0]?.data.body.en).toContain('900 kg')
    const [news] = await toldOf(subscriber)
    expect(news?.data.title.en).toBe('Update: The tool')
    expect(news?.data.body.en).not.toContain('900 kg')
    expect(await toldOf(once)).toEqual([])
    expect(await toldOf(team)).toEqual([])
  })
})
