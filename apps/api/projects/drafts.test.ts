import { createMilestone } from '@kindling/api-client/contract/milestones'
import {
  createProject,
  deleteProject,
  getPrivateProject,
  getProjectPreview,
  submitProject,
  updateProject,
  uploadProjectImage,
} from '@kindling/api-client/contract/project-editing'
import { getProject, listProjects, searchProjects } from '@kindling/api-client/contract/projects'
import { createVariant, removeVariant, updateReward } from '@kindling/api-client/contract/rewards'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projects, rewardVariants } from '../database/schema.ts'
import { pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const read = async (
  { client }: { client: Awaited<ReturnType<typeof made.stage.confirmed>>['client'] },
  id: string,
) => (await client(getPrivateProject, { params: { id } })).project
const newProject = async (name: string) => {
  const browser = await made.stage.confirmed()
  const body = { name, contact_email: 'ines@hollin.example', funding_type: 'CROWDFUNDING' as const }
  const { data } = await browser.client(createProject, { body })
  return { browser, id: data.project.id }
}

describe('a new project', () => {
  it('is its creator’s alone, has an address of its name, and becomes a draft with the first change', async () => {
    const { browser, id } = await newProject('Hollin, the kettle')
    expect(await read(browser, id)).toMatchObject({
      status: 'INITIAL',
      vanity_url: 'hollin-the-kettle',
      category_id: -1,
      role: 'creator',
    })
    const other = await made.stage.confirmed()
    await expect(read(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await browser.client(updateProject, { params: { id }, body: { blurb: 'Eleven parts.' } })
    expect(await read(browser, id)).toMatchObject({ status: 'DRAFT', blurb: 'Eleven parts.' })
  })

  it('keeps of a description what a page may show', async () => {
    const { browser, id } = await newProject('Clean')
    const description = '<b>Why</b><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { project } = await browser.client(updateProject, { params: { id }, body: { description } })
    expect(project.description).toBe('<b>Why</b>')
  })
})

describe('two people in one draft', () => {
  it('the later change of an untouched field wins; a field that both changed asks', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    const { updated } = await read(browser, id)
    await browser.client(updateProject, { params: { id }, body: { blurb: 'Theirs.', updated } })
    const mine = { location: 'Lyon', updated }
    await browser.client(updateProject, { params: { id }, body: mine })
    await expect(
      browser.client(updateProject, { params: { id }, body: { blurb: 'Mine.', updated } }),
    ).rejects.toMatchObject({ code: 'INTEGRITY_ERROR', errors: [{ field: 'blurb' }] })
    // Saved again because the answer was lost: that is nobody's change but their own.
    await browser.client(updateProject, { params: { id }, body: { blurb: ' Theirs.', updated } })
    const now = await read(browser, id)
    expect([now.blurb, now.location]).toEqual(['Theirs.', 'Lyon'])
    await browser.client(updateProject, { params: { id }, body: { blurb: 'Mine.', updated: now.updated } })
    expect((await read(browser, id)).blurb).toBe('Mine.')
  })
})

describe('the alternative text of a picture', () => {
  const [main, gone] = ['fernhill-kettle-main', 'project-gone']

  it('is one line on the page, and leaves other pictures as they are', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    const before = await read(browser, id)
    const { project } = await browser.client(updateProject, {
      params: { id },
      body: { image_texts: { [main]: ' A kettle\n on a stove. ', [gone]: 'Nothing.' } },
    })
    expect(project.main_image).toEqual({ ...before.main_image, alt: 'A kettle on a stove.' })
    expect(project.images.map(({ alt }) => alt)).toEqual(
      before.images.map((image) => (image.url.includes(main) ? 'A kettle on a stove.' : image.alt)),
    )
  })

  it('asks where two people described the same picture, and only there', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    const { updated } = await read(browser, id)
    const describe = (picture: string, text: string) =>
      browser.client(updateProject, { params: { id }, body: { image_texts: { [picture]: text }, updated } })
    await describe(main, 'Theirs.')
    await describe(gone, 'Mine, of another.')
    await expect(describe(main, 'Mine.')).rejects.toMatchObject({
      code: 'INTEGRITY_ERROR',
      errors: [{ field: 'image_texts' }],
    })
    expect((await read(browser, id)).main_image?.alt).toBe('Theirs.')
  })

  it('may be changed after the launch, and has a limit', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    await browser.client(submitProject, { params: { id }, body: {} })
    const describe = (text: string) =>
      browser.client(updateProject, { params: { id }, body: { image_texts: { [main]: text } } })
    expect((await describe('')).project.main_image?.alt).toBe('')
    await expect(describe('x'.repeat(251))).rejects.toMatchObject({
      code: 'ITERABLE_LENGTH_LONG',
      errors: [{ field: `image_texts.${main}`, params: { max: 250 } }],
    })
  })
})

describe('publishing', () => {
  it('names everything that is missing with its field, and changes nothing', async () => {
    const { browser, id } = await newProject('Unready')
    await browser.client(updateProject, { params: { id }, body: { blurb: 'Short' } })
    const error = await browser.client(submitProject, { params: { id }, body: {} }).catch((found) => found)
    expect(error.errors.map(({ field }: { field: string }) => field)).toEqual([
      'blurb',
      'category_id',
      'location',
      'main_image',
      'description',
      'rewards',
      'duration',
      'funding_goal',
      'funds',
      'identity',
      'bank_account',
    ])
    expect((await read(browser, id)).status).toBe('DRAFT')
  })

  it('is found in lists and searches at once, and its terms stand', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    await browser.client(updateProject, { params: { id }, body: { name: 'Quillfeather desk' } })
    const { project } = await browser.client(submitProject, { params: { id }, body: {} })
    expect([project.status, (project.end_time ?? 0) - (project.start_time ?? 0)]).toEqual([
      'ACTIVE',
      30 * 86_400,
    ])
    const visitor = made.stage.visitor()
    const { projects: newest } = await visitor.client(listProjects, {
      params: { filter: 'recently_launched' },
    })
    expect(newest[0]?.id).toBe(id)
    const { projects: found } = await visitor.client(searchProjects, { query: { query: 'quillfeather' } })
    expect(found.map((each) => each.id)).toEqual([id])
    await expect(
      browser.client(updateProject, { params: { id }, body: { funding_goal: 100 } }),
    ).rejects.toMatchObject({ code: 'INVALID_STATE' })
    await expect(browser.client(deleteProject, { params: { id } })).rejects.toMatchObject({
      code: 'INVALID_PROJECT_STATE',
    })
  })

  it('on a date is live from then, and seen before as not started', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    const start = Math.floor(made.platform.clock.now().getTime() / 1000) + 5 * 86_400
    await browser.client(submitProject, { params: { id }, body: { start_time: start } })
    const visitor = made.stage.visitor()
    const listed = async () =>
      (await visitor.client(listProjects, { params: { filter: 'recently_launched' } })).projects.some(
        (each) => each.id === id,
      )
    expect((await visitor.client(getProject, { params: { name: id } })).project.start_time).toBe(start)
    expect(await listed()).toBe(false)
    made.platform.clock.advance(5 * 86_400_000 + 1_000)
    expect(await listed()).toBe(true)
  })
})

describe('what belongs to a draft', () => {
  it('the first variant takes the place of the one without a name, and the last gives it back', async () => {
    const { browser, projectId: id, rewardId, variantId } = await made.stage.draft()
    const params = { id, rewardId }
    await browser.client(removeVariant, { params: { ...params, variantId } })
    const [only] = await db().select().from(rewardVariants).where(eq(rewardVariants.rewardId, rewardId))
    await browser.client(removeVariant, { params: { ...params, variantId: only?.id ?? '' } })
    const { reward_variant } = await browser.client(createVariant, { params, body: { name: 'Bone' } })
    expect(reward_variant).toMatchObject({ id: only?.id, name: 'Bone', is_default: true })
  })

  it('a reward that is no longer shipped has no shipping cost', async () => {
    const { browser, projectId: id, rewardId } = await made.stage.draft()
    const params = { id, rewardId }
    const shipped = { needs_shipping: true, shipping_cost: { '*': 900 } }
    expect((await browser.client(updateReward, { params, body: shipped })).reward.shipping_cost).toEqual({
      '*': 900,
    })
    const { reward } = await browser.client(updateReward, { params, body: { needs_shipping: false } })
    expect(reward.shipping_cost).toEqual({})
  })

  it('goes with it: pictures, too, which leave no file behind', async () => {
    const { browser, id } = await newProject('Gone soon')
    const file = await pictureFile({ width: 900, height: 1200 })
    const { image } = await browser.client(uploadProjectImage, {
      params: { id, imageType: 'main' },
      body: { file },
    })
    const stored = image.url.replace('/media/', '')
    expect(await made.platform.files.get(stored)).not.toBeNull()
    const { preview_code } = await read(browser, id)
    await browser.client(deleteProject, { params: { id } })
    expect(await made.platform.files.get(stored)).toBeNull()
    const visitor = made.stage.visitor()
    await expect(
      visitor.client(getProjectPreview, { params: { id: preview_code ?? '' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(
      await db()
        .select()
        .from(projects)
        .where(eq(projects.id, Number(id))),
    ).toEqual([])
  })
})

it('a preview asks no reader for Google Analytics', async () => {
  const { browser, projectId: id } = await made.stage.draft()
  await browser.client(updateProject, { params: { id }, body: { google_analytics_id: 'G-AB12CD34EF' } })
  const { project } = await browser.client(getPrivateProject, { params: { id } })
  expect(project.google_analytics_id).toBe('G-AB12CD34EF')
  const preview = await made.stage
    .visitor()
    .client(getProjectPreview, { params: { id: project.preview_code ?? '' } })
  expect(preview.project.google_analytics_id).toBeNull()
})

it('a preview tells its team, and nobody else, that it is theirs', async () => {
  const { creator, member, projectId: id } = await made.stage.team()
  const { project } = await creator.client(getPrivateProject, { params: { id } })
  const others = [made.stage.visitor(), await made.stage.confirmed()]
  const seen = await Promise.all(
    [creator, member, ...others].map(async ({ client }) => {
      const preview = await client(getProjectPreview, { params: { id: project.preview_code ?? '' } })
      return [preview.project.is_collaborator, preview.project.preview_code]
    }),
  )
  expect(seen).toEqual([
    [true, null],
    [true, null],
    [false, null],
    [false, null],
  ])
})

it('a launch that fails on the way leaves the draft as it was, and works again', async () => {
  const { browser, projectId: id } = await made.stage.draft()
  const { db } = made.platform.platform
  const fails = sql.raw(`create or replace function fail_launch() returns trigger language plpgsql as
    $$ begin raise exception 'no space left'; end $$`)
  await db.execute(fails)
  await db.execute(
    sql.raw(`create trigger fail_launch before insert on project_activity for each row
      when (new.project_id = ${id}) execute function fail_launch()`),
  )
  const before = await read(browser, id)
  const submit = () => browser.client(submitProject, { params: { id }, body: {} })
  await expect(submit()).rejects.toMatchObject({ errors: [{ code: 'PROJECT_DEPLOY_FAIL' }] })
  expect(await read(browser, id)).toEqual(before)
  await db.execute(sql.raw('drop trigger fail_launch on project_activity'))
  expect((await submit()).project.status).toBe('ACTIVE')
})

it('a pre-order has no milestones', async () => {
  const { browser, projectId: id } = await made.stage.draft()
  const { db } = made.platform.platform
  await db
    .update(projects)
    .set({ fundingType: 'PREORDER' })
    .where(eq(projects.id, Number(id)))
  const body = { title: 'Delivered', date: 1_830_297_600, funds: 40 }
  await expect(browser.client(createMilestone, { params: { id }, body })).rejects.toMatchObject({
    errors: [{ code: 'INVALID_PROJECT_STATE' }],
  })
})
