import { contract } from '@kindling/api-client/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projectMembers, projects, users } from '../database/schema.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'

const made = platformForTests()
const { getMe, getUser, updateMe, leaveTeam, listCreatedProjects, listPledgedProjects, listTeamProjects } =
  contract
const newcomer = async () => (await made.stage.newcomer()).client

describe('a profile', () => {
  it('keeps every script character for character, and a website as a link', async () => {
    const client = await newcomer()
    const body = {
      name: 'Ḿärä “Zoë” 李 😀',
      location: 'Île-de-France',
      bio: "Robert'); drop table users;-- <script>alert(1)</script>\nsecond line",
      website: 'example.com/me',
      public_pledges: true,
      email_subscriptions: ['DAILY_DIGEST', 'DAILY_DIGEST'],
    }
    const { user } = await client(updateMe, { body })
    const kept = { ...body, website: 'https://example.com/me', email_subscriptions: ['DAILY_DIGEST'] }
    expect(user).toMatchObject(kept)
    expect((await client(getMe, {})).user).toEqual(user)
    const { user: seen } = await made.stage.visitor().client(getUser, { params: { id: user.id } })
    expect(seen).toMatchObject({ name: body.name, bio: body.bio, website: kept.website })
    for (const own of ['email', 'kyc_status', 'totp_enabled', 'email_subscriptions', 'payment_methods'])
      expect(seen).not.toHaveProperty(own)
  })

  it('changes in what is given alone, and in all of it or none', async () => {
    const client = await newcomer()
    await client(updateMe, { body: { name: 'Mara', location: 'Halifax' } })
    await client(updateMe, { body: { bio: 'I repair radios.' } })
    await expect(
      client(updateMe, { body: { name: 'Zoë', website: 'javascript:alert(1)' } }),
    ).rejects.toMatchObject({ code: 'INVALID_VALUE', field: 'website' })
    const { user } = await client(getMe, {})
    expect(user).toMatchObject({ name: 'Mara', location: 'Halifax', bio: 'I repair radios.', website: '' })
  })

  it.each([
    ['name', 'x'.repeat(41)],
    ['location', 'x'.repeat(33)],
    ['bio', 'x'.repeat(501)],
  ])('rejects a %s beyond its limit, counted as a person counts', async (field, value) => {
    const client = await newcomer()
    await expect(client(updateMe, { body: { [field]: value } })).rejects.toMatchObject({
      code: 'ITERABLE_LENGTH_LONG',
      field,
    })
    await client(updateMe, { body: { [field]: '😀'.repeat([...value].length - 1) } })
  })

  it('rejects a subscription there is not', async () => {
    const client = await newcomer()
    await expect(client(updateMe, { body: { email_subscriptions: ['EVERYTHING'] } })).rejects.toMatchObject({
      code: 'INVALID_VALUE',
      field: 'email_subscriptions',
    })
  })
})

describe('accounts 29: nobody gives themselves what is not theirs to give', () => {
  const wanted = {
    email_confirmed: true,
    kyc_status: 'KYC_COMPLETE',
    totp_enabled: true,
    email: 'other@example.com',
    id: 'usr_other',
    login_methods: ['google'],
    blocked: false,
    notifications_unread_count: 7,
    backed_projects_count: 7,
    image: { url: 'https://evil.example/x.png' },
    joined: 'Tue, 03 Mar 2020 09:12:00 +0000',
  }
  it.each(Object.entries(wanted))('PATCH of %s has no effect', async (field, value) => {
    const browser = await made.stage.newcomer()
    const { user: before } = await browser.client(getMe, {})
    const answered = await browser.send('/users/me/', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [field]: value, name: 'Zoë' }),
    })
    expect(answered.status).toBe(200)
    expect((await browser.client(getMe, {})).user).toEqual({ ...before, name: 'Zoë' })
  })
})

describe('what somebody made and backs', () => {
  it('is listed by pages, by number and by cursor alike', async () => {
    const { db } = made.platform.platform
    const project = await made.stage.project()
    for (let n = 0; n < 4; n++) {
      const other = await made.stage.project()
      await db
        .update(projects)
        .set({ creatorId: project.creatorId })
        .where(eq(projects.id, Number(other.id)))
    }
    const visitor = made.stage.visitor().client
    const params = { userId: project.creatorId }
    const all = await visitor(listCreatedProjects, { params })
    expect(all.meta).toEqual({ total_count: 5, next: null })
    const seen: string[] = []
    let cursor: string | null = null
    for (let page = 1; page <= 3; page++) {
      const size = { 'page[size]': '2' }
      const byNumber = await visitor(listCreatedProjects, { params, query: { ...size, page: String(page) } })
      const byCursor: typeof all = await visitor(listCreatedProjects, {
        params,
        query: { ...size, ...(cursor ? { cursor } : {}) },
      })
      expect(byCursor.projects).toEqual(byNumber.projects)
      seen.push(...byNumber.projects.map(({ id }) => id))
      cursor = byCursor.meta.next
    }
    expect(seen).toEqual(all.projects.map(({ id }) => id))
    expect(cursor).toBeNull()
  })

  it('shows drafts to their creator alone', async () => {
    const project = await made.stage.project()
    await made.platform.platform.db
      .update(projects)
      .set({ status: 'DRAFT' })
      .where(eq(projects.id, Number(project.id)))
    const params = { userId: project.creatorId }
    const visitor = made.stage.visitor().client
    expect((await visitor(listCreatedProjects, { params })).meta.total_count).toBe(0)
    expect((await visitor(getUser, { params: { id: project.creatorId } })).user.created_projects_count).toBe(
      0,
    )
    const creator = await signIn(made.platform, project.creatorId)
    const own = await creator.client(listCreatedProjects, { params })
    expect(own.projects.map(({ id }) => id)).toEqual([project.id])
    expect(await creator.client(listCreatedProjects, { params: { userId: 'me' } })).toEqual(own)
  })

  it('keeps what is backed to the person, until they show it (spec 1 §2)', async () => {
    const backer = await made.stage.backer()
    const mine: string[] = []
    for (let n = 0; n < 3; n++) {
      const project = await made.stage.project()
      made.platform.clock.advance(1_000)
      await confirm(backer.client, project, await fill(backer.client, project))
      mine.unshift(project.id)
    }
    const { user } = await backer.client(getMe, {})
    const params = { userId: user.id }
    const visitor = made.stage.visitor().client
    const count = async () => (await visitor(getUser, { params: { id: user.id } })).user.backed_projects_count
    await expect(visitor(listPledgedProjects, { params })).rejects.toMatchObject({
      status: 400,
      code: 'USER_PLEDGES_PRIVATE',
    })
    expect(await count()).toBe(0)
    const own = await backer.client(listPledgedProjects, { params })
    expect(own.projects.map(({ id }) => id)).toEqual(mine)
    const size = { 'page[size]': '2' }
    const first = await backer.client(listPledgedProjects, { params, query: size })
    const cursor = first.meta.next ?? ''
    const rest = await backer.client(listPledgedProjects, { params, query: { ...size, cursor } })
    expect([...first.projects, ...rest.projects]).toEqual(own.projects)
    expect([first.meta.total_count, rest.meta.next]).toEqual([3, null])
    await backer.client(updateMe, { body: { public_pledges: true } })
    expect(await visitor(listPledgedProjects, { params })).toEqual(own)
    expect(await count()).toBe(3)
  })

  it('lists projects of others by who joined their team last, and none after leaving', async () => {
    const first = await made.stage.team()
    const { db, now } = made.platform.platform
    const own = await made.stage.project()
    made.platform.clock.advance(1_000)
    const joined = await made.stage.project()
    await db
      .insert(projectMembers)
      .values({ projectId: Number(joined.id), userId: first.memberId, role: 'VIEWER', joinedAt: now() })
    const { client } = first.member
    const { projects, meta } = await client(listTeamProjects, {})
    expect(projects.map(({ id, role, status }) => [id, role, status])).toEqual([
      [joined.id, 'VIEWER', 'ACTIVE'],
      [first.projectId, 'USER', 'DRAFT'],
    ])
    expect([meta.total_count, projects.some(({ id }) => id === own.id)]).toEqual([2, false])
    const size = { 'page[size]': '1' }
    const page = await client(listTeamProjects, { query: size })
    const rest = await client(listTeamProjects, { query: { ...size, cursor: page.meta.next ?? '' } })
    expect([...page.projects, ...rest.projects]).toEqual(projects)
    expect(rest.meta.next).toBeNull()
    // The creator is in no team of somebody else.
    expect((await first.creator.client(listTeamProjects, {})).meta.total_count).toBe(0)
    await client(leaveTeam, { params: { id: first.projectId } })
    expect((await client(listTeamProjects, {})).projects.map(({ id }) => id)).toEqual([joined.id])
  })

  it('is nobody’s where the account is blocked', async () => {
    const project = await made.stage.project()
    await made.platform.platform.db
      .update(users)
      .set({ blocked: true })
      .where(eq(users.id, project.creatorId))
    const visitor = made.stage.visitor().client
    const missing = { status: 404, code: 'MISSING_USER' }
    await expect(visitor(getUser, { params: { id: project.creatorId } })).rejects.toMatchObject(missing)
    await expect(
      visitor(listCreatedProjects, { params: { userId: project.creatorId } }),
    ).rejects.toMatchObject(missing)
  })
})
