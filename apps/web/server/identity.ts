import type { HttpBindings } from '@hono/node-server'
import type { RunningPlatform } from '@kindling/api'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { formLimit, readForm, unreadableForm } from './form-body.ts'
import { playedPage, playedSecurity } from './played-page.ts'

type StandIn = NonNullable<RunningPlatform['identityChecks']>

const decisions = ['approve', 'refuse', 'later'] as const
const labels = { approve: 'Approve', refuse: 'Decline', later: 'Decide later' } as const

const answer = (context: Context, title: string, content: unknown, status: 200 | 404 = 200) =>
  context.html(playedPage(title, content), status, playedSecurity("'self'"))

/** No check has an id that the database rejects; it is answered like any unknown id. */
const idOf = (context: Context): string => context.req.param('id')?.replaceAll('\0', '�') ?? ''

/**
 * The pages of an identity provider that a stand-in plays: for developers and tests. The visitor is both the person and
 * the reviewer of their documents; postponed decisions are made from the list.
 */
export function serveIdentity(app: Hono<{ Bindings: HttpBindings }>, standIn: StandIn): void {
  app.get('/identity', async (context) => {
    const waiting = await standIn.waiting()
    const rows = waiting.map(
      ({ id, firstName, lastName, status }) =>
        html`<li><a href="/identity/${id}">${firstName} ${lastName}</a> <small>${status}</small></li>`,
    )
    const words = 'Identity checks that wait for a decision. Nobody but this machine sees them.'
    const list = rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>None at the moment.</p>`
    return answer(context, 'Identity checks', html`<h1>Identity checks</h1><p>${words}</p>${list}`)
  })
  app.get('/identity/:id', async (context) => {
    const check = await standIn.find(idOf(context))
    if (!check || check.status === 'complete' || check.status === 'failed')
      return answer(
        context,
        'Identity checks',
        html`<h1>No such check</h1><p>It was decided, or never begun. <a href="/identity">Those that wait</a></p>`,
        404,
      )
    const buttons = decisions.map(
      (each) => html`<button name="decision" value="${each}">${labels[each]}</button>`,
    )
    return answer(
      context,
      'Is this really you?',
      html`<h1>Is this really ${check.firstName} ${check.lastName}?</h1>
        <p>This page plays an identity provider on this machine: decide what it says of the document.</p>
        <form method="post"><div>${buttons}</div></form>`,
    )
  })
  app.post('/identity/:id', formLimit, async (context) => {
    const form = await readForm(context)
    if (!form) return unreadableForm(context)
    const decision = decisions.find((each) => each === form.get('decision'))
    const back = decision ? await standIn.decide(idOf(context), decision) : null
    return back ? context.redirect(back, 303) : context.redirect('/identity', 303)
  })
}
