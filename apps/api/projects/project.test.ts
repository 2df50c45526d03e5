import { contract } from '@kindling/api-client/contract'
import { schemas } from '@kindling/api-client/contract/schemas'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { projects, projectUpdates, rewards } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeWholeProject, startTestPlatform } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'

const made = platformForTests()
const visitor = () => openBrowser(made.platform)

const as = (userId: string) => signIn(made.platform, userId)
const change = (id: string, values: Partial<typeof projects.$inferInsert>) =>
  made.platform.platform.db
    .update(projects)
    .set(values)
    .where(eq(projects.id, Number(id)))
const show = (browser: Browser, name: string) => browser.client(contract.getProject, { params: { name } })
const nowhere = { status: 404, code: 'NOT_FOUND', field: 'project' }

describe('a project', () => {
  it('is found by its id and by its vanity URL, and nothing else', async () => {
    const { id } = await makeWholeProject(made.platform)
    await change(id, { vanityUrl: 'brass-kettle' })
    const { project } = await show(visitor(), id)
    expect((await show(visitor(), 'brass-kettle')).project).toEqual(project)
    for (const name of [
      'brass',
      'BRASS-KETTLE',
      `0${id}x`,
      '-1',
      '1e3',
      '999999999',
      '99999999999999',
      "'",
      '%',
      '..',
    ])
      await expect(show(visitor(), name), name).rejects.toMatchObject(nowhere)
  })

  it.each(['DRAFT', 'INITIAL'] as const)('that is %s is there for its creator alone', async (status) => {
    const { id, creatorId } = await makeWholeProject(made.platform)
    await change(id, { status })
    const creator = await as(creatorId)
    const { project } = await show(creator, id)
    expect(project).toMatchObject({ status, is_collaborator: true, preview_code: 'secret' })
    for (const browser of [visitor(), await made.stage.backer()]) {
      await expect(show(browser, id)).rejects.toMatchObject(nowhere)
      await expect(browser.client(contract.listFaq, { params: { id } })).rejects.toMatchObject(nowhere)
      await expect(browser.client(contract.listUpdates, { params: { projectId: id } })).rejects.toMatchObject(
        nowhere,
      )
    }
    // Its name is taken all the same; more is not told.
    const { exists } = await visitor().client(contract.projectExists, { params: { name: id } })
    expect(exists).toBe(true)
  })

  it('shows its preview code to its creator only', async () => {
    const { id } = await makeWholeProject(made.platform)
    const { project } = await show(visitor(), id)
    expect(project).toMatchObject({ is_collaborator: false, preview_code: null })
    expect(JSON.stringify(project)).not.toContain('secret')
  })

  it('that was halted is still there to be read', async () => {
    const { id } = await makeWholeProject(made.platform)
    await change(id, { status: 'SUSPENDED' })
    expect((await show(visitor(), id)).project.status).toBe('SUSPENDED')
  })

  it('says what is left of a reward, never below nothing', async () => {
    const { id, rewardId } = await makeWholeProject(made.platform, { backerLimit: 3 })
    const left = async () => (await show(visitor(), id)).project.rewards[0]?.remaining
    expect(await left()).toBe(3)
    await made.platform.platform.db.update(rewards).set({ taken: 3 }).where(eq(rewards.id, rewardId))
    expect(await left()).toBe(0)
  })

  it('says whether a name is taken', async () => {
    const exists = async (name: string) =>
      (await visitor().client(contract.projectExists, { params: { name } })).exists
    expect([await exists('no-such-project'), await exists("';--")]).toEqual([false, false])
  })
})

describe('updates', () => {
  const read = (browser: Browser, projectId: string, query = {}) =>
    browser.client(contract.listUpdates, { params: { projectId }, query })

  it('show everybody their titles, and backers their whole text', async () => {
    const project = await makeWholeProject(made.platform)
    const texts = async (browser: Browser) =>
      (await read(browser, project.id)).updates.map(({ name, description }) => [name, description])
    const hidden = [
      ['For backers', null],
      ['For all', 'It boils.'],
    ]
    const backer = await made.stage.backer()
    expect(await texts(visitor())).toEqual(hidden)
    expect(await texts(backer)).toEqual(hidden)
    const total = await fill(backer.client, project)
    // A cart is no pledge.
    expect(await texts(backer)).toEqual(hidden)
    await confirm(backer.client, project, total)
    expect(await texts(backer)).toEqual([
      ['For backers', 'It boils.'],
      ['For all', 'It boils.'],
    ])
  })

  it('that are drafts are their creator’s', async () => {
    const { id, creatorId } = await makeWholeProject(made.platform)
    const { updates, meta } = await read(await as(creatorId), id)
    expect(updates.map(({ name, draft }) => [name, draft])).toEqual([
      ['A draft', true],
      ['For backers', false],
      ['For all', false],
    ])
    expect(meta.total_count).toBe(3)
    expect((await read(visitor(), id)).meta.total_count).toBe(2)
  })

  it('walked by cursor have no gap and no repeat, equal moments included', async () => {
    const { id } = await makeWholeProject(made.platform)
    const { db, now } = made.platform.platform
    const at = now()
    await db.insert(projectUpdates).values(
      Array.from({ length: 25 }, (_, index) => ({
        id: newId('upd'),
        projectId: Number(id),
        name: `Update ${index}`,
        description: 'x',
        createdAt: at,
        publishedAt: at,
      })),
    )
    const names: string[] = []
    for (let cursor = ''; ; ) {
      const { updates, meta } = await read(visitor(), id, {
        'page[size]': '4',
        ...(cursor ? { cursor } : {}),
      })
      names.push(...updates.map(({ name }) => name))
      if (meta.next === null) break
      cursor = meta.next
    }
    expect(names).toHaveLength(27)
    expect(new Set(names).size).toBe(27)
  })
})

describe('the questions of a project', () => {
  it('are listed in their order, as on its page', async () => {
    const { id } = await makeWholeProject(made.platform)
    const { faq } = await visitor().client(contract.listFaq, { params: { id } })
    expect(faq.map(({ question }) => question)).toEqual(['Does it whistle?'])
    expect((await show(visitor(), id)).project.faq).toEqual(faq)
  })
})

describe('the whole demo world', () => {
  let calls = 0
  let world: Awaited<ReturnType<typeof startTestPlatform>>
  beforeAll(async () => {
    world = await startTestPlatform({ holds: 'demo' })
    return () => world.stop()
  }, 60_000)

  it('is answered as the contract says, project by project, with its lists, questions and updates', async () => {
    const browser = openBrowser(world)
    const check = async (name: keyof typeof schemas, call: Promise<unknown>) => {
      const schema = schemas[name].answer
      await call
      const { body } = browser.last() ?? {}
      expect(schema.parse(body), name).toStrictEqual(body)
      calls += 1
    }
    const { client } = browser
    for (const filter of ['trending', 'recently_launched', 'almost_funded', 'past_successes', 'categories'])
      await check(
        'listProjects',
        client(contract.listProjects, { params: { filter }, query: { 'page[size]': '100' } }),
      )
    await check('listFeaturedProjects', client(contract.listFeaturedProjects, {}))
    await check('listCategories', client(contract.listCategories, {}))
    await check('getPlatformStats', client(contract.getPlatformStats, {}))
    const published = await world.platform.db
      .select({ id: projects.id, status: projects.status })
      .from(projects)
    for (const { id, status } of published) {
      if (status === 'DRAFT' || status === 'INITIAL') continue
      await check('getProject', client(contract.getProject, { params: { name: String(id) } }))
      await check('listFaq', client(contract.listFaq, { params: { id: String(id) } }))
      await check('listUpdates', client(contract.listUpdates, { params: { projectId: String(id) } }))
    }
    await client(contract.login, {
      credentials: { email: 'backer@kindling.test', password: 'kindling-demo' },
    })
    await check('getMe', client(contract.getMe, {}))
    expect(calls).toBeGreaterThan(80)
  })
})
