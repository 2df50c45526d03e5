import { updateCollaborator } from '@kindling/api-client/contract/collaborators'
import {
  createProject,
  deleteProject,
  getPrivateProject,
  updateProject,
  uploadProjectImage,
} from '@kindling/api-client/contract/project-editing'
import { getProject } from '@kindling/api-client/contract/projects'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { projects, rewards } from '../database/schema.ts'
import { avifOf } from '../kernel/image.ts'
import { pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { runJobs } from '../testing/run-jobs.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const set = (id: string, values: Partial<typeof projects.$inferInsert>) =>
  db()
    .update(projects)
    .set(values)
    .where(eq(projects.id, Number(id)))

it('a storefront goes on from a campaign that succeeded: content and team are copied, money and stock are not', async () => {
  const { creator, memberId, projectId: id } = await made.stage.team()
  await creator.client(updateCollaborator, {
    params: { id, collaboratorId: memberId },
    body: { role: 'ADMIN' },
  })
  const file = await pictureFile({ width: 900, height: 1200 })
  await creator.client(uploadProjectImage, { params: { id, imageType: 'main' }, body: { file } })
  const { image: drawing } = await creator.client(uploadProjectImage, {
    params: { id, imageType: 'description' },
    body: { file },
  })
  await creator.client(updateProject, {
    params: { id },
    body: { description: `It boils.<img src="${drawing.id}" alt="The lid">` },
  })
  await runJobs(made.platform)
  const body = {
    name: 'Fernhill spare parts',
    contact_email: 'greta@fernhill.example',
    funding_type: 'STOREFRONT' as const,
    continues: id,
  }
  const make = (change: object = {}) => creator.client(createProject, { body: { ...body, ...change } })
  await expect(make()).rejects.toMatchObject({ code: 'INVALID_ID', errors: [{ field: 'continues' }] })
  await set(id, { status: 'COMPLETE', result: 'successful', totalPledged: 90_000 })
  await db()
    .update(rewards)
    .set({ taken: 3, backersCount: 3 })
    .where(eq(rewards.projectId, Number(id)))
  await expect(make({ funding_type: 'CROWDFUNDING' })).rejects.toMatchObject({ code: 'INVALID_VALUE' })
  const stranger = await made.stage.confirmed()
  await expect(stranger.client(createProject, { body })).rejects.toMatchObject({ code: 'INVALID_ID' })

  const { data } = await make()
  const read = async (wanted: string) =>
    (await creator.client(getPrivateProject, { params: { id: wanted } })).project
  const [from, to] = [await read(id), await read(data.project.id)]
  expect(to).toMatchObject({
    status: 'DRAFT',
    name: 'Fernhill spare parts',
    faq: [{ question: from.faq[0]?.question }],
    total_pledged: 0,
    milestones: [],
    bank_account_last4: null,
    continues: { id, name: from.name },
  })
  // Its text names the copy.
  const [copiedDrawing] = to.description_images
  const copiedId = imageIdOf(copiedDrawing ?? { url: '' })
  expect(copiedId).not.toBe(drawing.id)
  expect(to.description).toBe(from.description.replace(drawing.id, copiedId))
  expect(to.rewards.map(({ title, price }) => [title, price])).toEqual(
    from.rewards.map(({ title, price }) => [title, price]),
  )
  expect(to.rewards[0]).toMatchObject({ backers_count: 0, remaining: from.rewards[0]?.backer_limit })
  expect(to.rewards[0]?.variants.map(({ name }) => name)).toEqual(
    from.rewards[0]?.variants.map(({ name }) => name),
  )
  expect(to.preview_code).not.toBe(from.preview_code)
  // The draft is no link for visitors; once it is published, both pages are.
  const pageOf = async (name: string) =>
    (await made.stage.visitor().client(getProject, { params: { name } })).project
  expect((await pageOf(id)).continued_by).toEqual([])
  await set(to.id, { status: 'ACTIVE' })
  expect((await pageOf(id)).continued_by).toMatchObject([{ id: to.id }])
  expect((await pageOf(to.id)).continues).toMatchObject({ id })
  // One that is called the same has no address yet.
  const same = await make()
  expect([to.vanity_url, (await read(same.data.project.id)).vanity_url]).toEqual([
    'fernhill-spare-parts',
    null,
  ])

  // Each has files of its own, in both formats.
  const [copied] = await db()
    .select()
    .from(projects)
    .where(eq(projects.id, Number(to.id)))
  const { files } = made.platform.platform
  const copy = copied?.mainImage?.file ?? ''
  expect([(await files.get(copy))?.type, (await files.get(avifOf(copy)))?.type]).toEqual([
    'image/webp',
    'image/avif',
  ])

  // Deleting one keeps the other's pictures.
  await creator.client(deleteProject, { params: { id: same.data.project.id } })
  const [stored] = await db()
    .select()
    .from(projects)
    .where(eq(projects.id, Number(id)))
  expect(stored?.mainImage?.file).not.toBe(copy)
  expect(await files.get(stored?.mainImage?.file ?? '')).not.toBeNull()
})
