import { contract } from '@kindling/api-client/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { projects, users } from '../database/schema.ts'
import { confirm, fill } from '../testing/people.ts'
import { pictureBytes, pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'

const made = platformForTests()
const { getMe, getUser, updateMe, setAvatar, removeAvatar, listCreatedProjects, listPledgedProjects } =
  contract
const newcomer = async () => (await made.stage.newcomer()).client
const send = async (file: File) => {
  const client = await newcomer()
  return client(setAvatar, { body: { file } })
}
/** The one picture that was stored last. */
const stored = async (url: string) => {
  const file = made.platform.files.files.get(url.slice('/media/'.length))
  if (!file) throw new Error(`${url} is not stored`)
  return file
}

describe('a profile', () => {
  it('keeps every script letter for letter, and a website as a link', async () => {
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
  ])('refuses a %s beyond its limit, counted as a person counts', async (field, value) => {
    const client = await newcomer()
    await expect(client(updateMe, { body: { [field]: value } })).rejects.toMatchObject({
      code: 'ITERABLE_LENGTH_LONG',
      field,
    })
    await client(updateMe, { body: { [field]: '😀'.repeat([...value].length - 1) } })
  })

  it('refuses a subscription there is not', async () => {
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

describe('accounts 30: pictures', () => {
  it('are told by their bytes, whatever kind of the three they are', async () => {
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const { user } = await send(await pictureFile({ format }))
      const { bytes, type } = await stored(user.image?.url ?? '')
      expect(type).toBe('image/webp')
      const { format: now, width, height } = await sharp(bytes).metadata()
      expect({ now, width, height }).toEqual({ now: 'webp', width: 384, height: 384 })
    }
  })

  it.each([
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.svg', 'image/svg+xml'],
    ['an SVG that is called a PNG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.png', 'image/png'],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 'me.html', 'text/html'],
    ['nothing', () => '', 'me.png', 'image/png'],
    ['a PDF', () => '%PDF-1.7', 'me.pdf', 'application/pdf'],
    ['a PNG that is called a page', () => pictureBytes({ format: 'png' }), 'me.html', 'image/png'],
    ['a PNG that says it is an SVG', () => pictureBytes({ format: 'png' }), 'me.png', 'image/svg+xml'],
    ['a GIF that is called a JPEG', () => pictureBytes({ format: 'gif' }), 'me.jpg', 'image/jpeg'],
    [
      'a WebP',
      async () =>
        new Uint8Array(
          await sharp(await pictureBytes())
            .webp()
            .toBuffer(),
        ),
      'a.png',
      '',
    ],
  ])('%s is refused by what it is', async (_what, bytes, name, type) => {
    const before = made.platform.files.files.size
    await expect(send(new File([await bytes()], name, { type }))).rejects.toMatchObject({
      code: 'FILE_TYPE',
      field: 'file',
    })
    expect(made.platform.files.files.size).toBe(before)
  })

  it.each([
    ['cut short', async () => (await pictureBytes({ width: 900, height: 900, format: 'png' })).slice(0, 400)],
    ['a head and noise', async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(200).fill(7)])],
    ['a head alone', async () => new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61])],
  ])('one that is broken (%s) is refused, and nothing else happens', async (_what, bytes) => {
    const content = await bytes()
    const ending = content[0] === 0xff ? 'jpg' : content[0] === 0x47 ? 'gif' : 'png'
    await expect(send(new File([content], `me.${ending}`))).rejects.toMatchObject({
      status: 400,
      code: 'FILE_UPLOAD_ERROR',
    })
  })

  it('bombs are refused by their head, before anything is unpacked', async () => {
    const bomb = await pictureBytes({ width: 6_001, height: 6_001, format: 'png' })
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const from = performance.now()
    await expect(send(new File([bomb], 'me.png'))).rejects.toMatchObject({
      errors: [{ code: 'INVALID_FILE_DIMENSION', params: { width: 6_000, height: 6_000 } }],
    })
    // One that claims 30,000 × 30,000: 3.6 GB once unpacked.
    const claims = await pictureBytes({ format: 'png' })
    new DataView(claims.buffer).setUint32(16, 30_000)
    new DataView(claims.buffer).setUint32(20, 30_000)
    await expect(send(new File([claims], 'me.png'))).rejects.toMatchObject({ status: 400 })
    expect(performance.now() - from).toBeLessThan(20_000)
  })

  it('stand as they were held, and tell nothing of where and by whom', async () => {
    // Orientation 3: upside down, so that what is red on the left belongs on the right.
    const file = await pictureFile({ width: 200, height: 200, orientation: 3 })
    const told = await sharp(await file.arrayBuffer()).metadata()
    expect([told.orientation, told.exif === undefined]).toEqual([3, false])
    const { user } = await send(file)
    const { bytes } = await stored(user.image?.url ?? '')
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect(Buffer.from(bytes).includes('Mara')).toBe(false)
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number) => [...data.subarray(x * 3, x * 3 + 3)].map((channel) => channel > 128)
    expect([pixel(20), pixel(360)]).toEqual([
      [false, false, true],
      [true, false, false],
    ])
  })

  it('get a name of ours, never theirs', async () => {
    const file = await pictureFile({}, '../../../etc/passwd\u202e<script>.jpeg')
    const { user } = await send(file)
    expect(user.image?.url).toMatch(/^\/media\/avatar-[0-9a-f]{32}\.webp$/)
  })

  it('take the place of the one before, whose file goes; without one there are initials again', async () => {
    const client = await newcomer()
    const { user: first } = await client(setAvatar, { body: { file: await pictureFile() } })
    const { user: second } = await client(setAvatar, { body: { file: await pictureFile() } })
    expect(second.image?.url).not.toBe(first.image?.url)
    await expect(stored(first.image?.url ?? '')).rejects.toThrow('not stored')
    const { user: none } = await client(removeAvatar, {})
    expect(none.image).toBeNull()
    await expect(stored(second.image?.url ?? '')).rejects.toThrow('not stored')
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
