import { deleteMe } from '@kindling/api-client/contract/account'
import {
  deleteProject,
  getPrivateProject,
  getProjectPreview,
  removeProjectImage,
  updateProject,
  uploadProjectImage,
} from '@kindling/api-client/contract/project-editing'
import { saveTranslation } from '@kindling/api-client/contract/translations'
import { IMAGE_RULES, WINDOW } from '@kindling/validation/limits'
import { fingerprint } from '@kindling/validation/rules/translation'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { projects } from '../database/schema.ts'
import { goodPassword } from '../testing/people.ts'
import { type PictureOptions, pictureBytes, pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { forgetRemoved } from './removed-parts.ts'

const made = platformForTests()
const megabyte = 1024 * 1024

const file = async (options: PictureOptions, name = 'kettle.png') =>
  pictureFile({ format: 'png', ...options }, name)
const cut = async () => {
  const bytes = await pictureBytes({ width: 900, height: 1200 })
  return new File([bytes.slice(0, bytes.length / 2)], 'kettle.jpg', { type: 'image/jpeg' })
}

/** Of one colour: small as a file, however large it is unpacked. */
async function plain(width: number, height: number): Promise<File> {
  const create = { width, height, channels: 3 as const, background: '#31545c' }
  const bytes = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer()
  return new File([new Uint8Array(bytes)], 'kettle.png', { type: 'image/png' })
}

/** The head of a PNG that claims so many pixels, and nothing behind it. */
function claims(width: number, height: number): File {
  const head = new Uint8Array(8 + 25)
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const view = new DataView(head.buffer)
  view.setUint32(8, 13)
  head.set(new TextEncoder().encode('IHDR'), 12)
  view.setUint32(16, width)
  view.setUint32(20, height)
  head.set([8, 2, 0, 0, 0], 24)
  return new File([head], 'kettle.png', { type: 'image/png' })
}

/** What a file is answered with: its code, or the pixels of the picture that is shown. */
const cases: readonly (readonly [string, () => Promise<File>, string])[] = [
  ['without a byte', async () => new File([], 'kettle.png', { type: 'image/png' }), 'FILE_TYPE'],
  ['cut in half', cut, 'FILE_UPLOAD_ERROR'],
  [
    'of HTML that calls itself a picture',
    async () => new File(['<script>alert(1)</script>'], 'kettle.png', { type: 'image/png' }),
    'FILE_TYPE',
  ],
  [
    'of JPEG that calls itself PNG',
    async () =>
      new File([await pictureBytes({ width: 900, height: 1200 })], 'kettle.png', { type: 'image/png' }),
    'FILE_TYPE',
  ],
  [
    'of a format that is not taken',
    () => file({ width: 900, height: 1200, format: 'gif' }, 'kettle.gif'),
    'FILE_TYPE',
  ],
  ['that claims 900 megapixels and has none', async () => claims(30_000, 30_000), 'FILE_UPLOAD_ERROR'],
  ['of 40 megapixels', () => plain(5_478, 7_304), 'INVALID_FILE_DIMENSION'],
  ['of 27 megapixels, the largest that fits', () => plain(4_500, 6_000), '1200 × 1600'],
  [
    'that lies on its side and says so',
    () => pictureFile({ width: 1200, height: 900, orientation: 6 }),
    '900 × 1200',
  ],
  ['that lies on its side and does not', () => file({ width: 1200, height: 900 }), 'IMAGE_DIMENSIONS'],
  ['of another shape', () => file({ width: 1200, height: 1200 }), 'IMAGE_ASPECT_RATIO'],
  ['that is too small', () => file({ width: 600, height: 800 }), 'IMAGE_DIMENSIONS'],
]

describe('a picture of a project', () => {
  it('gets the code of what is wrong with it, and is upright where nothing is; memory stays bounded', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    const answerTo = async (picture: File) => {
      try {
        const { image } = await browser.client(uploadProjectImage, {
          params: { id, imageType: 'main' },
          body: { file: picture },
        })
        return `${image.width} × ${image.height}`
      } catch (error) {
        return (error as { code: string }).code
      }
    }
    const before = process.memoryUsage().rss
    const answers: Record<string, string> = {}
    for (const [name, make] of cases) answers[name] = await answerTo(await make())
    expect(answers).toEqual(Object.fromEntries(cases.map(([name, , answer]) => [name, answer])))
    // Unpacked, the files above are 3 GB.
    expect((process.memoryUsage().rss - before) / megabyte).toBeLessThan(600)
  })

  it('leaves the store with its draft when the account of its creator is deleted', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    const picture = await pictureFile({ width: 900, height: 1200 })
    const { image } = await browser.client(uploadProjectImage, {
      params: { id, imageType: 'main' },
      body: { file: picture },
    })
    const { files } = made.platform.platform
    const name = image.url.replace('/media/', '')
    const stored = await files.get(name)
    expect(await sharp(stored?.bytes).metadata()).toMatchObject({ format: 'webp', width: 900 })
    await browser.client(deleteMe, { body: { password: goodPassword } })
    expect(await files.get(name)).toBeNull()
    expect(await files.get(name.replace('.webp', '-320.webp'))).toBeNull()
  })
})

/** A draft with calls about its pictures. */
async function newDraft() {
  const { browser, projectId: id } = await made.stage.draft()
  const { files } = made.platform.platform
  return {
    upload: async (imageType: string, picture: File, replaces?: string) =>
      (
        await browser.client(uploadProjectImage, {
          params: { id, imageType },
          body: { file: picture, ...(replaces !== undefined && { replaces }) },
        })
      ).image,
    describe: (image_texts: Record<string, string>) =>
      browser.client(updateProject, { params: { id }, body: { image_texts } }),
    remove: (imageId: string) => browser.client(removeProjectImage, { params: { id, imageId } }),
    read: async () => (await browser.client(getPrivateProject, { params: { id } })).project,
    stored: (url: string) => files.get(url.replace('/media/', '')),
  }
}

describe('a social picture', () => {
  const social = IMAGE_RULES.social
  const heavy = async () => {
    const bytes = await pictureBytes({ width: 1200, height: 632 })
    return new File([bytes, new Uint8Array(social.maxBytes)], 'kettle.jpg', { type: 'image/jpeg' })
  }
  it.each([
    ['too small', () => file({ width: 599, height: 314 }), 'IMAGE_DIMENSIONS', { width: 600, height: 314 }],
    ['of another shape', () => file({ width: 1200, height: 900 }), 'IMAGE_ASPECT_RATIO', { ratio: '1.9:1' }],
    ['above 1 MB', heavy, 'FILE_SIZE_BIG', { max: 1 }],
    ['of another type', () => file({ format: 'gif' }, 'kettle.gif'), 'FILE_TYPE', { types: 'PNG, JPEG' }],
  ] as const)('%s is rejected with what is wanted', async (_, make, code, params) => {
    const draft = await newDraft()
    await expect(draft.upload('social', await make())).rejects.toMatchObject({
      errors: [{ code, field: 'file', params }],
    })
    expect((await draft.read()).social_image).toBeNull()
  })

  it('is a JPEG, which every network reads, and goes with its files', async () => {
    const draft = await newDraft()
    const image = await draft.upload('social', await file({ width: 2000, height: 1050 }))
    expect(image).toMatchObject({ width: 1200, height: 632 })
    expect((await draft.read()).social_image).toMatchObject({ url: image.url, sources: [{ width: 600 }] })
    expect(await sharp((await draft.stored(image.url))?.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
    })
    await draft.describe({ [image.id]: 'A kettle on a stove.' })
    expect((await draft.read()).social_image?.alt).toBe('A kettle on a stove.')
    const next = await draft.upload('social', await file({ width: 600, height: 314 }))
    expect((await draft.read()).social_image).toMatchObject({ url: next.url, alt: '' })
    expect(await draft.stored(image.url)).toBeNull()
    const before = await draft.read()
    await draft.remove(next.id)
    const { social_image, main_image, images } = await draft.read()
    expect([social_image, main_image, images]).toEqual([null, before.main_image, before.images])
    made.platform.clock.advance(WINDOW.restoreMs + 1)
    await forgetRemoved(made.platform.platform)
    expect(await draft.stored(next.url)).toBeNull()
  })
})

describe('a picture that is framed anew', () => {
  const wide = () => file({ width: 1600, height: 900 })

  it('takes the place and the text of the one before, in a full carousel, too', async () => {
    const draft = await newDraft()
    const before = (await draft.read()).images.length
    const sent = []
    for (let n = before; n < IMAGE_RULES.carousel.maxCount; n += 1)
      sent.push(await draft.upload('images', await wide()))
    const [first] = sent
    if (!first) throw new Error('The carousel was full')
    await draft.describe({ [first.id]: 'The kettle, lit from behind.' })
    const again = await draft.upload('images', await wide(), first.id)
    expect(again.alt).toBe('The kettle, lit from behind.')
    const { images } = await draft.read()
    expect(images.map(({ url }) => url).slice(before)).toEqual(
      [again, ...sent.slice(1)].map(({ url }) => url),
    )
    expect(await draft.stored(first.url)).toBeNull()
  })

  it.each([
    ['main', { width: 900, height: 1200 }],
    ['social', { width: 1200, height: 632 }],
  ])('keeps its text as %s', async (kind, size) => {
    const draft = await newDraft()
    const first = await draft.upload(kind, await file(size))
    await draft.describe({ [first.id]: 'A kettle.' })
    expect((await draft.upload(kind, await file(size), first.id)).alt).toBe('A kettle.')
  })

  it.each(['main', 'images', 'social'])(
    'is rejected as %s where it is gone, and stores nothing',
    async (kind) => {
      const draft = await newDraft()
      const before = await draft.read()
      const size = kind === 'main' ? { width: 900, height: 1200 } : { width: 1200, height: 650 }
      await expect(draft.upload(kind, await file(size), 'project-gone')).rejects.toMatchObject({
        errors: [{ code: 'INVALID_ID', field: 'replaces' }],
      })
      const { main_image, images, social_image } = await draft.read()
      expect([main_image, images, social_image]).toEqual([
        before.main_image,
        before.images,
        before.social_image,
      ])
    },
  )
})

it('a reward gets a picture of its own shape, and another one takes its place', async () => {
  const { browser, projectId: id } = await made.stage.draft()
  const read = async () => {
    const { project } = await browser.client(getPrivateProject, { params: { id } })
    return project.rewards[0]
  }
  const before = await read()
  const send = async (width: number, height: number, reward_id = before?.id ?? '') =>
    browser.client(uploadProjectImage, {
      params: { id, imageType: 'reward' },
      body: { file: await file({ width, height }), reward_id },
    })
  await expect(send(400, 400)).rejects.toMatchObject({ code: 'IMAGE_ASPECT_RATIO' })
  await expect(send(297, 396)).rejects.toMatchObject({ code: 'IMAGE_DIMENSIONS' })
  await expect(send(300, 400, 'rwd_of_nobody')).rejects.toMatchObject({ code: 'INVALID_ID' })
  const { image: first } = await send(300, 400)
  expect((await read())?.image).toMatchObject({ url: first.url })
  const { image: second } = await send(600, 800)
  expect((await read())?.image).toMatchObject({ url: second.url })
  expect(await made.platform.files.get(first.url.replace('/media/', ''))).toBeNull()
})

describe('a picture of the description', () => {
  const tall = () => file({ width: 300, height: 1500 })
  const html = (ids: readonly string[]) => ids.map((id) => `<img src="${id}" alt="A lid">`).join('')

  it('has any shape, is shown where the text names it, and goes with its draft', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    const { image } = await browser.client(uploadProjectImage, {
      params: { id, imageType: 'description' },
      body: { file: await tall() },
    })
    expect(image).toMatchObject({ width: 300, height: 1500, alt: '' })
    const hostile = `Words.${html([image.id])}<img src="https://example.com/a.png"><b>${html([image.id])}</b>`
    const { project } = await browser.client(updateProject, {
      params: { id },
      body: { description: hostile },
    })
    expect(project.description).toBe(`Words.${html([image.id])}<b></b>`)
    expect(project.description_images.map(({ url }) => url)).toEqual([image.url])
    const seen = await made.stage.visitor().client(getProjectPreview, {
      params: { id: project.preview_code ?? '' },
    })
    expect(seen.project.description_images).toEqual(project.description_images)
    const { files } = made.platform.platform
    const name = image.url.replace('/media/', '')
    expect(await files.get(name)).not.toBeNull()
    await browser.client(deleteProject, { params: { id } })
    expect(await files.get(name)).toBeNull()
  })

  it('is kept in a translation, too', async () => {
    const { browser, projectId: id } = await made.stage.draft()
    const { project } = await browser.client(getPrivateProject, { params: { id } })
    const body = {
      key: 'description',
      of: fingerprint(project.description),
      text: `Mots.${html(['fernhill'])}`,
    }
    const { text } = await browser.client(saveTranslation, { params: { id, language: 'fr' }, body })
    expect(text.text).toBe(body.text)
  })

  it('is one of fifty; those that no text names make room', async () => {
    const draft = await newDraft()
    const { db } = made.platform.platform
    const first = await draft.upload('description', await tall())
    const { description_images, id, description } = await draft.read()
    expect(description_images).toHaveLength(1)
    const [row] = await db
      .select()
      .from(projects)
      .where(eq(projects.id, Number(id)))
    const [one] = row?.descriptionImages ?? []
    if (!one) throw new Error('The picture is not there')
    const { maxCount } = IMAGE_RULES.description
    const others = Array.from({ length: maxCount - 1 }, (_, n) => ({ ...one, file: `other-${n}.webp` }))
    const fill = (named: readonly string[]) =>
      db
        .update(projects)
        .set({ descriptionImages: [one, ...others], description: `${description}${html(named)}` })
        .where(eq(projects.id, Number(id)))
    const all = others.map((each) => each.file.replace('.webp', ''))
    await fill([first.id, ...all])
    await expect(draft.upload('description', await tall())).rejects.toMatchObject({
      errors: [{ code: 'MAX_COUNT', field: 'description', params: { max: maxCount } }],
    })
    await fill(all)
    const next = await draft.upload('description', await tall())
    const kept = (await draft.read()).description_images.map(({ url }) => url)
    expect(kept).toHaveLength(maxCount)
    expect(kept.at(-1)).toBe(next.url)
    expect(kept).not.toContain(first.url)
    expect(await draft.stored(first.url)).toBeNull()
  })
})
