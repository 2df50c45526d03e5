import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { type SocialFacts, socialImage, socialPicturePath } from '../app/social-picture.ts'
import { drawSocialPicture } from './social-drawing.ts'
import { serveSocialPictures } from './social-picture.ts'

vi.setConfig({ testTimeout: 60_000 })

const project = (changes: Partial<SocialFacts> = {}): SocialFacts => ({
  id: '3',
  name: 'Torrent, a hand-cranked espresso maker',
  creator: { id: 'usr_1', name: 'Rosa Marsh' },
  main_image: null,
  reserve_percent: 70,
  funding_type: 'CROWDFUNDING',
  delivered: false,
  ...changes,
})
/** A green picture, as the site would serve it. */
const green = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#00aa00' } })
  .webp()
  .toBuffer()

/** A site with these projects, that counts what it reads and keeps. */
function siteWith(projects: readonly SocialFacts[]) {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const reads: string[] = []
  const site = new Hono<{ Bindings: HttpBindings }>()
  serveSocialPictures(site, {
    log: pino({ level: 'silent' }),
    read: async (path) => {
      reads.push(path)
      if (path.startsWith('/media/')) return new Response(new Uint8Array(green))
      const found = projects.find(({ id }) => path === `/api/projects/${id}/`)
      return found ? Response.json({ project: found }) : new Response(null, { status: 404 })
    },
    files: {
      place: 'memory',
      put: async (name, { bytes }) => void kept.set(name, bytes),
      get: async (name) => {
        const bytes = kept.get(name)
        return bytes ? { bytes, type: 'image/jpeg' } : null
      },
      remove: async (name) => void kept.delete(name),
    },
  })
  return { site, kept, pictures: () => reads.filter((path) => path.startsWith('/media/')) }
}

/** Red, green and blue at a place of a JPEG. */
async function pixel(bytes: ArrayBuffer, left: number, top: number) {
  const raw = await sharp(new Uint8Array(bytes)).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...raw]
}

it('is a JPEG of 1200 × 630 with the project’s picture on its right', async () => {
  const { site, pictures } = siteWith([project()])
  const response = await site.request(socialPicturePath(project()))
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = await response.arrayBuffer()
  expect(await sharp(new Uint8Array(bytes)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
  const [red = 255, greens = 0] = await pixel(bytes, 1000, 300)
  expect([red < 30, greens > 150]).toEqual([true, true])
  // Seven pictures stand in for a project without one: the page's own choice.
  expect(pictures()).toEqual([expect.stringMatching(/^\/media\/default-[1-7]\.jpg$/)])
})

it('is drawn once, however many ask at once, and then kept', async () => {
  const { site, kept, pictures } = siteWith([project()])
  const path = socialPicturePath(project())
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.request(path)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await site.request(path)).status).toBe(200)
  expect(pictures()).toHaveLength(1)
  expect([...kept.keys()]).toEqual([path.slice(1).replace('/', '-')])
})

it('leads an old address to the current picture', async () => {
  const renamed = project({ name: 'Torrent II' })
  const { site } = siteWith([renamed])
  const response = await site.request(socialPicturePath(project()))
  expect([response.status, response.headers.get('location')]).toEqual([302, socialPicturePath(renamed)])
})

it.each([
  '/social/4-abc.jpg',
  '/social/x-abc.jpg',
  '/social/3.jpg',
  '/social/../3-abc.jpg',
  '/social/3-abc.png',
])('is not found at %s', async (path) => {
  const { site, kept } = siteWith([project()])
  expect((await site.request(path)).status).toBe(404)
  expect(kept.size).toBe(0)
})

it('asks those to come again who would be the twenty-first in the queue', async () => {
  const projects = Array.from({ length: 25 }, (_, n) => project({ id: String(n + 1) }))
  const { site } = siteWith(projects)
  const answers = await Promise.all(projects.map((each) => site.request(socialPicturePath(each))))
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(turnedAway.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(5).fill('10'))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
})

it('changes its address with what it shows, and not with the money', () => {
  const paths = [
    project(),
    project({ name: 'Torrent II' }),
    project({ creator: { id: 'usr_1', name: '' } }),
    project({ reserve_percent: 60 }),
    project({ delivered: true }),
  ].map(socialPicturePath)
  expect(new Set(paths).size).toBe(paths.length)
  expect(socialPicturePath({ ...project(), ...{ total_pledged: 5 } })).toBe(paths[0])
})

it('draws no letters that the fonts do not hold', async () => {
  const words = { by: null, promise: null, held: 0, picture: null, color: '#bd9974' }
  const [foreign, none] = await Promise.all([
    drawSocialPicture({ ...words, name: '手作りケトル' }),
    drawSocialPicture({ ...words, name: '' }),
  ])
  expect(Buffer.from(foreign).equals(none)).toBe(true)
})

it('gives way to the picture of the team, which is described by its text or by the name', () => {
  const own = { url: '/media/own.jpg', width: 1200, height: 632, color: '#31545c', alt: '', sources: [] }
  const drawn = socialImage({ ...project(), social_image: null })
  expect(drawn).toEqual({ url: socialPicturePath(project()), width: 1200, height: 630, alt: project().name })
  expect(socialImage({ ...project(), social_image: own })).toMatchObject({
    url: '/media/own.jpg',
    height: 632,
    alt: project().name,
  })
  expect(socialImage({ ...project(), social_image: { ...own, alt: 'A crank.' } }).alt).toBe('A crank.')
})
