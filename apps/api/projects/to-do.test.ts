import { completeMilestone } from '@kindling/api-client/contract/milestones'
import { setOrderStatus } from '@kindling/api-client/contract/pledge-management'
import { getPrivateProject } from '@kindling/api-client/contract/project-editing'
import { createUpdate, editUpdate } from '@kindling/api-client/contract/update-changes'
import { expect, it } from 'vitest'
import { newId } from '../kernel/ids.ts'
import { foldParcelChanges } from '../pledges/parcel-sums.ts'
import type { Browser } from '../testing/browser.ts'
import { jump, rowReleased } from '../testing/money-rows.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const toDo = async ({ client }: Browser, id: string) =>
  (await client(getPrivateProject, { params: { id } })).project.to_do

it('parcels wait once they are ready, until they are sent; what is not sent never does', async () => {
  const shipped = { needsShipping: true, shippingCost: { '*': 1_300 } }
  const sell = async (options: Partial<typeof shipped>) => {
    const backer = await made.stage.backer()
    const project = await made.stage.project({ fundingType: 'PREORDER', ...options })
    const { id } = await confirm(backer.client, project, await fill(backer.client, project))
    const creator = await made.stage.creator(project)
    const become = (order_status: 'READY' | 'SHIPPED') =>
      creator.client(setOrderStatus, {
        params: { id: project.id },
        body: { pledge_ids: [id], order_status, carrier: 'Canada Post', tracking_number: 'LX 473' },
      })
    return { become, parcels: async () => (await toDo(creator, project.id)).parcels }
  }
  const { become, parcels } = await sell(shipped)
  expect(await parcels()).toBe(0)
  await become('READY')
  expect(await parcels()).toBe(1)
  await foldParcelChanges(made.platform.platform.db)
  expect(await parcels()).toBe(1)
  await become('SHIPPED')
  expect(await parcels()).toBe(0)

  const download = await sell({})
  await download.become('READY')
  expect(await download.parcels()).toBe(0)
})

it('an update waits while it is a draft', async () => {
  const { projectId, team } = await made.stage.discussion()
  const texts = { name: 'The tool', description: 'It weighs 900 kg.', public: true }
  const before = (await toDo(team, projectId)).drafts
  const { update } = await team.client(createUpdate, {
    params: { projectId },
    body: { ...texts, draft: true },
    idempotencyKey: newId('key'),
  })
  expect((await toDo(team, projectId)).drafts).toBe(before + 1)
  const params = { projectId, updateId: update.id }
  await team.client(editUpdate, { params, body: { ...texts, draft: false } })
  expect((await toDo(team, projectId)).drafts).toBe(before)
})

it('a milestone waits from its date until it is completed, as the timeline calls it late', async () => {
  const { creator, project, milestone } = await rowReleased(made.platform)
  const late = async () => (await toDo(creator, project.id)).milestones
  const complete = (milestoneId: string) =>
    creator.client(completeMilestone, { params: { id: project.id, milestoneId } })
  expect(await late()).toBe(0)
  await complete(milestone.tooling)
  await jump(made.platform, 60)
  await jump(made.platform, 20)
  expect(await late()).toBe(1)
  await complete(milestone.delivered)
  expect(await late()).toBe(0)
})

it('nothing waits before a project is published', async () => {
  const { projectId, browser } = await made.stage.draft()
  expect(await toDo(browser, projectId)).toEqual({ milestones: 0, parcels: 0, drafts: 0 })
})
