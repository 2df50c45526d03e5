import {
  getPrivateProject,
  getProjectPreview,
  renewPreview,
  updateProject,
} from '@kindling/api-client/contract/project-editing'
import { updateReward, updateVariant } from '@kindling/api-client/contract/rewards'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rewards } from '../database/schema.ts'
import type { Browser } from '../testing/browser.ts'
import { confirm, fill } from '../testing/people.ts'
import type { MadeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

/* What backers have read when they pledged stays what it was (decisions 2 §1). */

const made = platformForTests()
let project: MadeProject
let team: Browser
let params: { id: string; rewardId: string }

/** A live campaign whose only reward three people have pledged for, two of its pieces each. */
beforeAll(async () => {
  project = await made.stage.project()
  team = await made.stage.creator(project)
  params = { id: project.id, rewardId: project.rewardId }
  for (let n = 0; n < 3; n++) {
    const browser = await made.stage.backer()
    await confirm(browser.client, project, await fill(browser.client, project, 2))
  }
})
const saved = async () => {
  const [row] = await made.platform.platform.db.select().from(rewards).where(eq(rewards.id, project.rewardId))
  return row
}

it.each([
  ['name', { name: 'Another name' }],
  ['vanity_url', { vanity_url: 'another-address' }],
  ['location', { location: 'Lyon' }],
  ['funding_goal', { funding_goal: 7_700_000 }],
  ['duration', { duration: 59 }],
  ['reserve_percent', { reserve_percent: 61 }],
  ['funding_type', { funding_type: 'PREORDER' as const }],
])('a published project keeps its %s', async (field, body) => {
  await expect(team.client(updateProject, { params: { id: project.id }, body })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    errors: [{ field }],
  })
})

it.each([
  ['title', { title: 'Another reward' }],
  ['price', { price: 12_300 }],
  ['needs_shipping', { needs_shipping: true, shipping_cost: { '*': 500 } }],
  ['is_addon', { is_addon: true }],
  ['is_donation', { is_donation: true }],
])('a reward that somebody pledged for keeps its %s', async (field, body) => {
  const before = await saved()
  await expect(team.client(updateReward, { params, body })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    errors: expect.arrayContaining([expect.objectContaining({ field })]),
  })
  expect(await saved()).toEqual(before)
})

describe('a limit', () => {
  it('may rise, and fall to what is taken', async () => {
    for (const backer_limit of [100, 6])
      expect((await team.client(updateReward, { params, body: { backer_limit } })).reward).toMatchObject({
        backer_limit,
      })
    await expect(team.client(updateReward, { params, body: { backer_limit: 5 } })).rejects.toMatchObject({
      code: 'NUMBER_LOW',
      field: 'backer_limit',
      errors: [{ params: { min: 6 } }],
    })
  })

  it('of a variant as well, and a reward’s holds what its variants hold', async () => {
    const variant = { ...params, variantId: project.variantId }
    await team.client(updateReward, { params, body: { backer_limit: 100 } })
    await team.client(updateVariant, { params: variant, body: { quantity: 80 } })
    await expect(
      team.client(updateVariant, { params: variant, body: { quantity: 5 } }),
    ).rejects.toMatchObject({ code: 'NUMBER_LOW', errors: [{ params: { min: 6 } }] })
    await expect(team.client(updateReward, { params, body: { backer_limit: 79 } })).rejects.toMatchObject({
      code: 'NUMBER_LOW',
      errors: [{ field: 'backer_limit', params: { min: 80 } }],
    })
    await expect(
      team.client(updateVariant, { params: variant, body: { quantity: 101 } }),
    ).rejects.toMatchObject({ code: 'VARIANT_LIMIT_EXCEEDED' })
  })
})

it('a preview whose address was renewed is read by the new one alone', async () => {
  const { browser, projectId: id } = await made.stage.draft()
  const { project: draft } = await browser.client(getPrivateProject, { params: { id } })
  const { preview_code } = await browser.client(renewPreview, { params: { id } })
  const seen = (code: string) => made.stage.visitor().client(getProjectPreview, { params: { id: code } })
  await expect(seen(draft.preview_code ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await seen(preview_code)).project.name).toBe(draft.name)
})
