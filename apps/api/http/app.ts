import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import type { Handlers } from '../kernel/call.ts'
import type { Platform } from '../kernel/platform.ts'
import type { PaymentEvent } from '../providers/payment-events.ts'
import { type OpenExport, sendExport } from './export-file.ts'
import { type HttpEnv, serveContract, writeFailure } from './serve.ts'
import { receivePaymentEvent } from './webhooks.ts'

/**
 * Maximum length of a proxy's request id. A longer one is replaced, or one with other characters than letters, digits
 * and `_-=`.
 */
const requestIdMax = 64

/** The platform over HTTP: every endpoint of the contract, health, and one log line a request. */
export function createApp(
  platform: Platform,
  handlers: Handlers,
  onPaymentEvent: (platform: Platform, event: PaymentEvent) => Promise<unknown>,
  openExport: OpenExport = async () => null,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()

  app.use(requestId({ limitLength: requestIdMax }))
  app.use(async (context, next) => {
    context.header('x-content-type-options', 'nosniff')
    const started = performance.now()
    await next()
    const { method, path } = context.req
    const ms = Math.round((performance.now() - started) * 10) / 10
    platform.log.info(
      { requestId: context.get('requestId'), method, path, status: context.res.status, ms },
      'request',
    )
  })
  app.use(compress())
  app.get('/health', async (context) => {
    try {
      await platform.db.execute(sql`select 1`)
      return context.json({ status: 'ok' })
    } catch (error) {
      platform.log.error({ err: error }, 'database does not answer')
      return context.json({ status: 'database does not answer' }, 503)
    }
  })
  // Not of the contract: the processor's servers call it, and only its signature says so.
  app.post('/webhooks/stripe', (context) => receivePaymentEvent(platform, context, onPaymentEvent))
  // Not of the contract: a download, which is no JSON.
  app.get('/projects/:id/pledges/exports/:exportId/file', (context) =>
    sendExport(platform, context, openExport),
  )
  serveContract(app, platform, handlers)
  app.notFound((context) => context.json({ errors: [{ code: 'NOT_FOUND' }] }, 404))
  app.onError((error, context) => writeFailure(platform, context, error))
  return app
}
