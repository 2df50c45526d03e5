import { listActivity } from '@kindling/api-client/contract/collaborators'
import { getPrivateProject } from '@kindling/api-client/contract/project-editing'
import { promiseRhythm } from '@kindling/api-client/contract/rhythm'
import { restoreProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { createUpdate } from '@kindling/api-client/contract/update-changes'
import { listUpdates } from '@kindling/api-client/contract/updates'
import { expect, it } from 'vitest'
import { newId } from '../kernel/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const dayMs = 86_400_000
const later = (days: number) => made.platform.clock.advance(days * dayMs)
const dueIn = (days: number) => {
  const day = Math.floor(made.platform.clock.now().getTime() / dayMs) + days + 1
  return (day * dayMs) / 1000 - 1
}
const promise = ({ client }: Browser, id: string, weeks: number | null) =>
  client(promiseRhythm, { params: { id }, body: { weeks } })
const rhythmOf = async ({ client }: Browser, projectId: string) =>
  (await client(listUpdates, { params: { projectId } })).rhythm
const write = ({ client }: Browser, projectId: string) =>
  client(createUpdate, {
    params: { projectId },
    body: { name: 'The tool', description: 'It weighs 900 kg.', public: true },
    idempotencyKey: newId('key'),
  })

it('a project’s updates are judged by the promise that held while each was waited for', async () => {
  const { projectId, browser, team } = await made.stage.discussion()
  const before = await rhythmOf(browser, projectId)
  expect(before).toMatchObject({ weeks: null, kept: 0, due: 0, next_due: null, is_late: false })
  expect(before.beats.every(({ late_days }) => late_days === null)).toBe(true)

  expect(await promise(team, projectId, 1)).toEqual({ rhythm_weeks: 1 })
  expect(await rhythmOf(browser, projectId)).toMatchObject({ weeks: 1, due: 0, next_due: dueIn(7) })
  later(7)
  await write(team, projectId)
  later(10)
  expect(await rhythmOf(browser, projectId)).toMatchObject({ kept: 1, due: 2, is_late: true })
  await promise(team, projectId, 8)
  await write(team, projectId)
  later(8)
  const after = await rhythmOf(browser, projectId)
  expect(after).toMatchObject({ weeks: 8, kept: 1, due: 2, next_due: dueIn(48), is_late: false })
  expect(after.beats.map(({ late_days }) => late_days)).toEqual([...before.beats.map(() => null), 0, 3])

  const params = { id: projectId }
  expect((await team.client(getPrivateProject, { params })).project.rhythm_weeks).toBe(8)
  // The same promise again is no change.
  await promise(team, projectId, 8)
  const { activity } = await team.client(listActivity, { params })
  expect(activity.map(({ what }) => what).filter(({ name }) => name === 'RHYTHM_PROMISED')).toEqual([
    { name: 'RHYTHM_PROMISED', params: { weeks: 8 } },
    { name: 'RHYTHM_PROMISED', params: { weeks: 1 } },
  ])
})

it('nothing falls due while a project is suspended, and nobody promises anything for it', async () => {
  const { projectId, browser, team } = await made.stage.discussion()
  const moderator = await made.stage.moderator()
  await promise(team, projectId, 1)
  const input = { params: { id: projectId }, body: { reason: 'We look into a report about the parts.' } }
  later(2)
  await moderator.client(suspendProject, input)
  await expect(promise(team, projectId, 8)).rejects.toMatchObject({ code: 'INVALID_PROJECT_STATE' })
  later(20)
  await moderator.client(restoreProject, input)
  later(3)
  expect(await rhythmOf(browser, projectId)).toMatchObject({ weeks: 1, due: 0, next_due: dueIn(4) })
})

it('a draft has its promise before it is launched', async () => {
  const { projectId, browser } = await made.stage.draft()
  await promise(browser, projectId, 4)
  const { project } = await browser.client(getPrivateProject, { params: { id: projectId } })
  expect(project.rhythm_weeks).toBe(4)
  expect(await rhythmOf(browser, projectId)).toMatchObject({ weeks: 4, due: 0, next_due: null })
})
