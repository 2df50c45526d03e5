import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { servePictures } from './pictures.ts'

const file = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' }
const asked: string[] = []
const pictures = servePictures({
  place: 'memory',
  put: async () => undefined,
  get: async (name) => {
    asked.push(name)
    return name === 'avatar-1.webp' ? file : null
  },
  remove: async () => undefined,
})
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
