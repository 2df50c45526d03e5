import type { HttpBindings } from '@hono/node-server'
import type { RunningPlatform } from '@kindling/api'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'

type Outbox = NonNullable<RunningPlatform['outbox']>

/** Allow styles from here and pictures from the site, and nothing else. */
const policy = (more: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; ${more}`

const answer = (context: Context, body: string, security: string, status: 200 | 404 = 200) =>
  context.html(body, status, {
    'content-security-policy': security,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })

const styles = `
:root{color-scheme:light dark;--page:#f6f2ea;--sheet:#fefcf8;--edge:#ddd5c8;--text:#261d17;--muted:#5a5048}
@media(prefers-color-scheme:dark){:root{--page:#1d1814;--sheet:#26201c;--edge:#443c35;--text:#f0e9dd;--muted:#c2b8ab}}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px 64px;background:var(--page);color:var(--text);font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-inline-size:760px;margin:0 auto}
h1{margin:0 0 4px;font-size:28px;line-height:1.15;letter-spacing:-.02em}
p{margin:0 0 24px;color:var(--muted)}
ul{margin:0;padding:0;list-style:none;border-block-start:1px solid var(--edge)}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:14px 8px;border-block-end:1px solid var(--edge);color:inherit;text-decoration:none}
li a:hover{background:var(--sheet)}
a:focus-visible{outline:2px solid #1a5fb4;outline-offset:2px}
a{color:inherit;text-underline-offset:3px}
b{font-weight:600}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:0 0 24px}
input{flex:1;min-inline-size:0;max-inline-size:320px}
input,button{padding:8px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--sheet);color:inherit;font:inherit}
small,time{color:var(--muted);font-size:14px}
iframe{display:block;inline-size:100%;block-size:640px;margin-block-start:24px;border:1px solid var(--edge);border-radius:8px;background:var(--sheet)}
pre{margin:24px 0 0;padding:20px;border:1px solid var(--edge);border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px}
`

const page = (title: string, content: unknown) =>
  String(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Kindling</title>
        <style>${raw(styles)}</style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`)

const sentAt = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

/**
 * E-mails kept by the mail stand-in, for developers and tests. They open accounts, so this exists only in development,
 * and in a public demonstration, whose accounts anybody may use.
 *
 * @param demo a public demonstration.
 * @param hasClock whether the demo clock's page is served.
 */
export function serveOutbox(
  app: Hono<{ Bindings: HttpBindings }>,
  outbox: Outbox,
  { demo, hasClock }: { readonly demo: boolean; readonly hasClock: () => Promise<boolean> },
): void {
  app.get('/outbox', async (context) => {
    const to = context.req.query('to')?.replaceAll('\0', '').trim() || undefined
    const messages = await outbox.list(to)
    const rows = messages.map(
      ({ id, to, subject, sentAt: at }) =>
        html`<li><a href="/outbox/${id}"><b>${subject}</b><time>${sentAt(at)} UTC</time><small>${to}</small></a></li>`,
    )
    const words = demo
      ? 'E-mails that would have been sent. This is a public demonstration: everybody can read them.'
      : 'E-mails that would have been sent. Anyone who can open this address can read them.'
    const clock = (await hasClock())
      ? html`<p><a href="/demo/clock">Move the time of the demo world</a>, and watch its campaigns end.</p>`
      : ''
    const search = html`<form>
      <label for="to">To</label>
      <input id="to" name="to" type="search" inputmode="email" autocomplete="off" value="${to ?? ''}" />
      <button>Show</button>
    </form>`
    const none = to ? `None to ${to}.` : 'None yet. Sign up, and one is here.'
    const list = rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${none}</p>`
    return answer(
      context,
      page('Outbox', html`<h1>Outbox</h1><p>${words}</p>${clock}${search}${list}`),
      policy("frame-ancestors 'none'"),
    )
  })
  app.get('/outbox/:id', async (context) => {
    const message = await outbox.find(context.req.param('id').replaceAll('\0', '�'))
    if (!message)
      return answer(
        context,
        page('Outbox', html`<h1>No such e-mail</h1><p><a href="/outbox">Outbox</a></p>`),
        policy("frame-ancestors 'none'"),
        404,
      )
    const { id, to, subject, text } = message
    return answer(
      context,
      page(
        subject,
        html`<p><a href="/outbox">Outbox</a></p>
          <h1>${subject}</h1>
          <small>To ${to}, ${sentAt(message.sentAt)} UTC</small>
          <iframe title="The letter" src="/outbox/${id}/html"></iframe>
          <pre tabindex="0" aria-label="The letter as text">${text}</pre>`,
      ),
      policy("frame-src 'self'; frame-ancestors 'none'"),
    )
  })
  app.get('/outbox/:id/html', async (context) => {
    const message = await outbox.find(context.req.param('id').replaceAll('\0', '�'))
    if (!message) return context.notFound()
    // A link of an e-mail replaces the whole page, as from a mail program. Its pictures have the site's public address,
    // which may differ from the host of this request: the policy allows only this host.
    const body = message.html
      .replace('<head>', '<head><base target="_top">')
      .replaceAll(/(<img src=")https?:\/\/[^/"]+\//g, '$1/')
    return answer(context, body, policy("frame-ancestors 'self'"))
  })
}
