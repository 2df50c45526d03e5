import type { HttpBindings } from '@hono/node-server'
import type { RunningPlatform } from '@kindling/api'
import { defaultPicture } from '@kindling/validation/rules/default-picture'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { type SocialFacts, socialPicturePath, socialPictureProject } from '../app/social-picture.ts'
import { drawSocialPicture, type SocialDrawing } from './social-drawing.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface SocialPictureOptions {
  readonly files: RunningPlatform['platform']['files']
  /** Answers a GET of this site as it would a visitor's. */
  readonly read: (path: string) => Promise<Response>
  readonly log: Logger
}

const year = 365 * 86_400
/** Drawings that may wait for their turn. Each takes a tenth of a second from everybody else. */
const waitingMax = 20

/** Where the project has no picture of its own, the one that its page shows. */
const pictureOf = ({ main_image, name }: SocialFacts) =>
  main_image ?? { url: `/media/default-${defaultPicture(name) + 1}.jpg`, color: '#bd9974' }

const promiseOf = ({ reserve_percent, funding_type, delivered }: SocialFacts) =>
  funding_type === 'CROWDFUNDING' && reserve_percent > 0 && !delivered
    ? `${reserve_percent}% is held until it is delivered`
    : null

/**
 * Serves `/social/{project}-{version}.jpg`, the picture that networks show beside a link to a project. It is drawn when
 * it is first asked for and then kept with the uploaded pictures. An old version leads to the current one; what a
 * visitor may not see has none.
 */
export function serveSocialPictures(
  site: Hono<{ Bindings: HttpBindings }>,
  { files, read, log }: SocialPictureOptions,
): void {
  /** By name, so that ten networks that ask at once get one drawing. */
  const underWay = new Map<string, Promise<Bytes>>()
  let last: Promise<unknown> = Promise.resolve()

  async function drawingOf(project: SocialFacts): Promise<SocialDrawing> {
    const { url, color } = pictureOf(project)
    const file = await read(url)
    return {
      name: project.name,
      by: project.creator.name ? `by ${project.creator.name}` : null,
      promise: promiseOf(project),
      held: project.reserve_percent,
      picture: file.ok ? new Uint8Array(await file.arrayBuffer()) : null,
      color,
    }
  }

  async function make(name: string, project: SocialFacts): Promise<Bytes> {
    const bytes = await drawSocialPicture(await drawingOf(project))
    // Without a store the picture is drawn again next time.
    await files.put(name, { bytes, type: 'image/jpeg' }).catch((error: unknown) => {
      log.warn({ err: error, file: name }, 'a social picture was not kept')
    })
    return bytes
  }

  /** Null if too many wait already. */
  function makeInTurn(name: string, project: SocialFacts): Promise<Bytes> | null {
    const begun = underWay.get(name)
    if (begun) return begun
    if (underWay.size >= waitingMax) return null
    const made = last.then(() => make(name, project)).finally(() => underWay.delete(name))
    last = made.catch(() => undefined)
    underWay.set(name, made)
    return made
  }

  site.get('/social/*', async (context) => {
    const id = socialPictureProject(context.req.path)
    const answer = id === null ? null : await read(`/api/projects/${id}/`)
    if (!answer?.ok) return context.notFound()
    const { project } = (await answer.json()) as { project: SocialFacts }
    const path = socialPicturePath(project)
    if (path !== context.req.path) return context.redirect(path, 302)
    const name = path.slice(1).replace('/', '-')
    const kept = await files.get(name).catch(() => null)
    const bytes = kept?.bytes ?? (await makeInTurn(name, project))
    if (!bytes) return context.text('Too many pictures are being drawn.', 503, { 'retry-after': '10' })
    return new Response(bytes, {
      headers: {
        'cache-control': `public, max-age=${year}, immutable`,
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}
