import { contract } from '@kindling/api-client/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureBytes, pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const { setAvatar, removeAvatar } = contract
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

describe('accounts 30: pictures', () => {
  it('are recognised by their bytes, whatever type they claim', async () => {
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
  ])('%s is rejected by what it is', async (_what, bytes, name, type) => {
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
  ])('one that is broken (%s) is rejected, and nothing else happens', async (_what, bytes) => {
    const content = await bytes()
    const ending = content[0] === 0xff ? 'jpg' : content[0] === 0x47 ? 'gif' : 'png'
    await expect(send(new File([content], `me.${ending}`))).rejects.toMatchObject({
      status: 400,
      code: 'FILE_UPLOAD_ERROR',
    })
  })

  it('bombs are rejected by their header, before anything is decoded', async () => {
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

  it('are turned upright, and lose metadata on place and owner', async () => {
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

  it('get a file name of ours, never theirs', async () => {
    const file = await pictureFile({}, '../../../etc/passwd\u202e<script>.jpeg')
    const { user } = await send(file)
    expect(user.image?.url).toMatch(/^\/media\/avatar-[0-9a-f]{32}\.webp$/)
  })

  it('replace the one before, whose file is deleted; without one there are initials again', async () => {
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
