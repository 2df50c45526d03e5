import { listActivity } from '@kindling/api-client/contract/collaborators'
import { setOrderStatus } from '@kindling/api-client/contract/pledge-management'
import { closeProject } from '@kindling/api-client/contract/project-editing'
import { getProject } from '@kindling/api-client/contract/projects'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pledgeParts } from '../database/schema.ts'
import { checkInvariants } from '../money/invariants.ts'
import { releaseOrders } from '../money/release.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db

it('closes a pre-order once every order is sent: nothing is ordered any more, its money is released as before', async () => {
  const project = await made.stage.project({ fundingType: 'PREORDER' })
  const [backer, late] = [await made.stage.backer(), await made.stage.backer()]
  const cart = await fill(late.client, project)
  const { id: pledgeId } = await confirm(backer.client, project, await fill(backer.client, project))
  const { client } = await made.stage.creator(project)
  const params = { id: project.id }
  const close = () => client(closeProject, { params })
  const become = (order_status: 'READY' | 'SHIPPED') =>
    client(setOrderStatus, { params, body: { pledge_ids: [pledgeId], order_status } })

  for (const status of ['READY', 'SHIPPED'] as const) {
    await expect(close()).rejects.toMatchObject({ errors: [{ code: 'INVALID_STATE', field: 'orders' }] })
    await become(status)
  }
  const { project: closed } = await close()
  expect(closed).toMatchObject({ status: 'COMPLETE', result: null })
  expect(closed.end_time).toBe(Math.floor(made.platform.platform.businessNow().getTime() / 1000))
  await expect(close()).rejects.toMatchObject({ errors: [{ code: 'INVALID_PROJECT_STATE' }] })

  await expect(confirm(late.client, project, cart)).rejects.toMatchObject({ code: 'INVALID_PROJECT_STATE' })
  const { project: shown } = await made.stage.visitor().client(getProject, { params: { name: project.id } })
  expect(shown.status).toBe('COMPLETE')
  const { activity } = await client(listActivity, { params, query: {} })
  expect(activity[0]?.what.name).toBe('CLOSED')

  made.platform.clock.advance(16 * 86_400_000)
  await releaseOrders(made.platform.platform)
  const [part] = await db().select().from(pledgeParts).where(eq(pledgeParts.pledgeId, pledgeId))
  expect(part).toMatchObject({ held: 0 })
  expect(await checkInvariants(db())).toEqual([])
})

it('a cancelled order keeps nothing open, and a campaign ends by its date alone', async () => {
  const project = await made.stage.project({ fundingType: 'STOREFRONT' })
  const backer = await made.stage.backer()
  const { id } = await confirm(backer.client, project, await fill(backer.client, project))
  const { client } = await made.stage.creator(project)
  const params = { id: project.id }
  await client(setOrderStatus, { params, body: { pledge_ids: [id], order_status: 'CANCELLED' } })
  expect((await client(closeProject, { params })).project.status).toBe('COMPLETE')

  const campaign = await made.stage.project()
  const creator = await made.stage.creator(campaign)
  await expect(creator.client(closeProject, { params: { id: campaign.id } })).rejects.toMatchObject({
    code: 'INVALID_PROJECT_STATE',
  })
})
