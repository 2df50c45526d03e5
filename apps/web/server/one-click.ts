import type { HttpBindings } from '@hono/node-server'
import type { RunningPlatform } from '@kindling/api'
import { unsubscribeFromNewsletter } from '@kindling/api-client/contract/mailing-list'
import type { Hono } from 'hono'
import { formLimit } from './form-body.ts'

/** What a mail service sends as `multipart/form-data` or as a form (RFC 8058 §3.1). */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get('List-Unsubscribe') === 'One-Click'
  } catch {
    return false
  }
}

/**
 * "Unsubscribe" as a mail program shows it: a POST to the address in the header of a newsletter, by a server that has
 * no page, origin or cookie of ours (RFC 8058). The code in the address is all it takes; a form of our page goes on.
 */
export function serveOneClick(site: Hono<{ Bindings: HttpBindings }>, platform: RunningPlatform): void {
  site.post('/newsletter/unsubscribe', formLimit, async (context, next) => {
    if (!(await isOneClick(context.req.raw.clone()))) return next()
    const forwarded = context.req.header('x-forwarded-for')
    const answer = await platform.app.request(
      `/${unsubscribeFromNewsletter.path}`,
      {
        method: unsubscribeFromNewsletter.method,
        headers: {
          'content-type': 'application/json',
          ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        },
        body: JSON.stringify({ code: context.req.query('code') ?? '' }),
      },
      { ...context.env, fromForm: true },
    )
    return context.body(null, answer.ok ? 200 : (answer.status as 404))
  })
}
