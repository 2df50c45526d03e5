import type { HttpBindings } from '@hono/node-server'
import { demoMediaFolder, type RunningPlatform } from '@kindling/api'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { serveConsent } from './consent.ts'
import { serveDemoClock } from './demo-clock.ts'
import { serveFolder } from './files.ts'
import { serveForms } from './forms.ts'
import { serveIdentity } from './identity.ts'
import { serveOneClick } from './one-click.ts'
import { serveOutbox } from './outbox.ts'
import { type PageOptions, type Pages, servePage } from './pages.ts'
import { servePictures } from './pictures.ts'
import { preferAvif } from './prefer-avif.ts'
import { transportSecurity } from './security.ts'
import { serveSocialPictures } from './social-picture.ts'

export interface SiteOptions {
  readonly platform: RunningPlatform
  readonly pages: Pages
  /** Folder of the built client; null while developing, when Vite serves it. */
  readonly clientFolder: string | null
  readonly log: Logger
  /** Served over HTTPS, directly or behind a proxy. */
  readonly secure: boolean
  /** Public origin, if it differs from that of the request. */
  readonly origin: string | null
  /** A public demonstration: every page shows it. */
  readonly demo?: boolean
}

const day = 86_400

/** The whole site in one process: pages, their files, pictures, and the platform under /api. */
export function createSite({
  platform,
  pages,
  clientFolder,
  log,
  secure,
  origin,
  demo = false,
}: SiteOptions): Hono<{ Bindings: HttpBindings }> {
  const site = new Hono<{ Bindings: HttpBindings }>()
  const media = preferAvif(serveFolder(demoMediaFolder, { maxAge: 30 * day }))
  const pictures = preferAvif(servePictures(platform.platform.files))
  const assets = clientFolder ? serveFolder(clientFolder, { maxAge: 365 * day, immutable: true }) : null
  const files = clientFolder ? serveFolder(clientFolder, { maxAge: day }) : null
  /** Pages call the platform directly: no network between the two in one process. */
  const inside: PageOptions['inside'] = async (path, init, env) =>
    platform.app.request(path.replace(/^\/api/, ''), init, env)

  if (secure)
    site.use(async (context, next) => {
      await next()
      context.res.headers.set('strict-transport-security', transportSecurity)
    })
  site.route('/api', platform.app as unknown as Hono<{ Bindings: HttpBindings }>)
  // Clients of the API get JSON, also for unknown paths.
  site.all('/api/*', (context) => context.json({ errors: [{ code: 'NOT_FOUND' }] }, 404))
  site.get(
    '/media/*',
    async (context) =>
      (await media(context, context.req.path.slice('/media'.length))) ??
      (await pictures(context, context.req.path.slice('/media/'.length))) ??
      context.notFound(),
  )
  serveSocialPictures(site, {
    files: platform.platform.files,
    read: async (path) => site.request(path),
    log,
  })
  // Exists only if a stand-in plays the mail service (docs/deploy.md): its e-mails open accounts.
  const clock = demo ? null : platform.demoClock
  const hasClock = async () => (await clock?.isDemo()) ?? false
  if (platform.outbox) serveOutbox(site, platform.outbox, { demo, hasClock })
  if (clock) serveDemoClock(site, clock, origin)
  serveConsent(site, platform)
  if (platform.identityChecks) serveIdentity(site, platform.identityChecks)
  site.get('*', async (context, next) => {
    const { path } = context.req
    // A page whose scripts failed to load requests them under another folder's name (app/boot.ts).
    if (path.startsWith('/assets/'))
      return (await assets?.(context, path.replace(/^\/assets\/~\d+\//, '/assets/'))) ?? context.notFound()
    if (/\.\w+$/.test(path) && path !== '/manifest.json') {
      const file = await files?.(context, path)
      if (file) return file
    }
    return next()
  })
  const now = () => platform.platform.businessNow().getTime()
  const cardField = platform.platform.payments.cardField.kind
  const options = { inside, log, secure, origin, demo, now, cardField }
  serveOneClick(site, platform)
  serveForms(site, platform, pages, options)
  site.get('*', (context) => servePage(context, pages, options))
  site.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'site failed')
    return context.text(
      'Something broke on our side. Nothing was changed. Please try again in a moment.',
      500,
    )
  })
  return site
}
