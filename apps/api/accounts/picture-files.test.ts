import { deleteMe, removeAvatar, setAvatar } from '@kindling/api-client/contract/account'
import { uploadProjectImage } from '@kindling/api-client/contract/project-editing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { avifOf } from '../kernel/image.ts'
import { goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { makeAvif } from './picture-files.ts'

const made = platformForTests()
const names = () => [...made.platform.files.files.keys()]
const namesLike = (url: string) => {
  const [stem = ''] = /(?:project|avatar)-[0-9a-f]{32}/.exec(url) ?? []
  return names().filter((name) => name.startsWith(stem))
}
/** Noise: every format needs bytes for it, and AVIF the fewest. */
async function noise(width: number, height: number): Promise<File> {
  const create = {
    width,
    height,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
  }
  const bytes = await sharp({ create: { ...create, background: '#808080' } })
    .blur(1.5)
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'kettle.jpg', { type: 'image/jpeg' })
}
async function withPicture() {
  const draft = await made.stage.draft()
  const { image } = await draft.browser.client(uploadProjectImage, {
    params: { id: draft.projectId, imageType: 'main' },
    body: { file: await noise(900, 1200) },
  })
  return { ...draft, image }
}

it('a picture is answered as WebP at once, and has an AVIF of the same size a moment later, where that is smaller', async () => {
  const { image } = await withPicture()
  const before = namesLike(image.url)
  expect(before.filter((name) => name.endsWith('.avif'))).toEqual([])
  await runJobs(made.platform)
  const { files } = made.platform.files
  for (const name of before) {
    const [webp, avif] = [files.get(name), files.get(avifOf(name))]
    expect(avif?.type).toBe('image/avif')
    expect(avif?.bytes.length).toBeLessThan(webp?.bytes.length ?? 0)
    const { width, height } = await sharp(webp?.bytes).metadata()
    expect(await sharp(avif?.bytes).metadata()).toMatchObject({ format: 'heif', width, height })
  }
  expect(namesLike(image.url)).toHaveLength(2 * before.length)
})

it('an AVIF that came out larger than its WebP is not kept', async () => {
  const { files } = made.platform.platform
  // Of the best quality, so that there is no doubt which of the two is smaller.
  const whole = await sharp(await (await noise(300, 400)).arrayBuffer())
    .webp({ quality: 100 })
    .toBuffer()
  await files.put('project-flat.webp', { bytes: new Uint8Array(whole), type: 'image/webp' })
  await files.put('project-flat-100.webp', { bytes: new Uint8Array([1]), type: 'image/webp' })
  const picture = { file: 'project-flat.webp', width: 300, widths: [100] }
  await makeAvif(made.platform.platform, picture, new AbortController().signal)
  expect(
    names()
      .filter((name) => name.startsWith('project-flat'))
      .toSorted(),
  ).toEqual(['project-flat-100.webp', 'project-flat.avif', 'project-flat.webp'])
})

it('what is deleted leaves no AVIF: a picture replaced, removed, or of a deleted account', async () => {
  const { client } = await made.stage.newcomer()
  const send = async () => {
    const { user } = await client(setAvatar, { body: { file: await noise(500, 500) } })
    await runJobs(made.platform)
    return user.image?.url ?? ''
  }
  const first = await send()
  expect(namesLike(first)).toHaveLength(2)
  const second = await send()
  expect(namesLike(first)).toEqual([])
  await client(removeAvatar, {})
  expect(namesLike(second)).toEqual([])

  const { browser, image } = await withPicture()
  await runJobs(made.platform)
  await browser.client(deleteMe, { body: { password: goodPassword } })
  expect(namesLike(image.url)).toEqual([])
})

it('a picture that is deleted while its AVIF is made leaves none, nor one that is gone before a job runs again', async () => {
  const { image } = await withPicture()
  const stored = {
    file: image.url.replace('/media/', ''),
    width: image.width,
    widths: image.sources.map(({ width }) => width),
  }
  const { platform } = made.platform
  const put = async (name: string, file: Parameters<typeof platform.files.put>[1]) => {
    await platform.files.put(name, file)
    for (const each of namesLike(image.url)) if (each.endsWith('.webp')) await platform.files.remove(each)
  }
  await makeAvif({ ...platform, files: { ...platform.files, put } }, stored, new AbortController().signal)
  expect(namesLike(image.url)).toEqual([])

  // Its process ended between writing and looking.
  await platform.files.put(avifOf(stored.file), { bytes: new Uint8Array([1]), type: 'image/avif' })
  await makeAvif(platform, stored, new AbortController().signal)
  expect(namesLike(image.url)).toEqual([])
})
