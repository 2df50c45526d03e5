import type { HttpBindings } from '@hono/node-server'
import type { DemoClock } from '@kindling/api'
import type { Hono } from 'hono'
import { clockPage } from './clock-page.ts'
import { formLimit, isOwnOrigin, readForm, unreadableForm } from './form-body.ts'
import { playedSecurity } from './played-page.ts'

const dayMs = 86_400_000
const steps: Readonly<Record<string, number | 'next'>> = { '1': dayMs, '15': 15 * dayMs, next: 'next' }

// A page without a referrer would send its forms without an origin.
const headers = { ...playedSecurity("'self'"), 'referrer-policy': 'same-origin' }

/**
 * The page that moves the demo world's time and shows the books beside it: for developers, and for whoever wants to
 * watch a campaign end. Served only in development; on another database than the demo world's it is not found.
 *
 * @param origin public origin; null: that of the request.
 */
export function serveDemoClock(
  app: Hono<{ Bindings: HttpBindings }>,
  clock: DemoClock,
  origin: string | null,
): void {
  app.get('/demo/clock', async (context, next) => {
    if (!(await clock.isDemo())) return next()
    return context.html(clockPage(await clock.read()), 200, headers)
  })
  app.post('/demo/clock', formLimit, async (context, next) => {
    if (!(await clock.isDemo())) return next()
    if (!isOwnOrigin(context, origin))
      return context.text('This did not come from the page itself. Nothing was changed.', 403)
    const form = await readForm(context)
    if (!form) return unreadableForm(context)
    const step = steps[form.get('step') ?? '']
    if (step) clock.step(Number(form.get('ahead') ?? Number.NaN), step)
    return context.redirect('/demo/clock', 303)
  })
}
