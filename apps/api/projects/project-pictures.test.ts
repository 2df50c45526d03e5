import { deleteMe } from '@kindling/api-client/contract/account'
import { uploadProjectImage } from '@kindling/api-client/contract/project-editing'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goodPassword } from '../testing/people.ts'
import { type PictureOptions, pictureBytes, pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

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
