import type { HttpBindings } from '@hono/node-server'
import type { RunningPlatform } from '@kindling/api'
import { unsubscribeFromNewsletter } from '@kindling/api-client/contract/mailing-list'
import type { Hono } from 'hono'
import { formLimit } from './form-body.ts'

/** Formats a mail service sends: `multipart/form-data` or a URL-encoded form (RFC 8058 §3.1). */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get('List-Unsubscribe') === 'One-Click'
  } catch {
    return false
  }
}

/**
 * "Unsubscribe" of a mail program: a POST to the address in the header of a newsletter, by a server without a page,
 * origin or cookie of ours (RFC 8058). It needs only the code in the address; a form of our page is passed on.
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
