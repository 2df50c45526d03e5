import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { servePictures } from './pictures.ts'
import { preferAvif } from './prefer-avif.ts'

const file = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' }
const files = new Map([
  ['avatar-1.webp', file],
  ['project-1.webp', file],
  ['project-1.avif', { bytes: new Uint8Array([4]), type: 'image/avif' }],
])
const asked: string[] = []
const store = servePictures({
  place: 'memory',
  put: async () => undefined,
  get: async (name) => {
    asked.push(name)
    return files.get(name) ?? null
  },
  remove: async () => undefined,
})
const pictures = preferAvif(store)
const site = new Hono().get(
  '/media/*',
  async (context) => (await pictures(context, context.req.path.slice(7))) ?? context.notFound(),
)

it('accounts 30: a picture is served as what it is, and can do nothing by itself', async () => {
  const response = await site.request('/media/avatar-1.webp')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(file.bytes)
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline; filename="avatar-1.webp"',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/webp',
    etag: '"avatar-1.webp"',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
  })
  const again = await site.request('/media/avatar-1.webp', {
    headers: { 'if-none-match': '"avatar-1.webp"' },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('a missing file, or a name that is not ours, is not found', async () => {
  const names = ['avatar-2.webp', '../secret.webp', '%2e%2e%2fsecret.webp', 'a/b.webp', 'a.svg', 'a%00.webp']
  for (const name of names) expect((await site.request(`/media/${name}`)).status, name).toBe(404)
  expect(asked.filter((name) => /[^\w.-]/.test(name))).toEqual([])
})

/** What browsers send for a picture. */
const accepts = {
  chrome: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  safari:
    'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  old: 'image/webp,*/*',
  any: '*/*',
  not: 'image/avif;q=0, image/webp',
  rather: 'image/avif;q=0.5, image/webp',
}

it.each([
  ['chrome', 'image/avif'],
  ['safari', 'image/avif'],
  ['rather', 'image/avif'],
  ['old', 'image/webp'],
  ['any', 'image/webp'],
  ['not', 'image/webp'],
] as const)(
  'one address is AVIF for a browser that reads it, and no cache mixes the two: %s',
  async (who, type) => {
    const ask = (headers: Record<string, string> = {}) =>
      site.request('/media/project-1.webp', { headers: { accept: accepts[who], ...headers } })
    const { headers } = await ask()
    const etag = type === 'image/avif' ? '"project-1.avif"' : '"project-1.webp"'
    expect([headers.get('content-type'), headers.get('vary'), headers.get('etag')]).toEqual([
      type,
      'accept',
      etag,
    ])
    const again = await ask({ 'if-none-match': etag })
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'accept'])
    // What was kept of the other kind is replaced.
    const other = etag.includes('avif') ? '"project-1.webp"' : '"project-1.avif"'
    expect((await ask({ 'if-none-match': other })).status).toBe(200)
  },
)

it('a picture whose AVIF is not there is WebP for everybody', async () => {
  const { status, headers } = await site.request('/media/avatar-1.webp', {
    headers: { accept: accepts.chrome },
  })
  expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([200, 'image/webp', 'accept'])
})
