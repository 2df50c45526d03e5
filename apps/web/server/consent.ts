import type { HttpBindings } from '@hono/node-server'
import { type RunningPlatform, socialProviders } from '@kindling/api'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { formLimit, readForm, unreadableForm } from './form-body.ts'

const names = { google: 'Google', facebook: 'Facebook' } as const
type Name = (typeof socialProviders)[number]

const styles = `
:root{color-scheme:light dark;--page:#f6f2ea;--sheet:#fefcf8;--edge:#ddd5c8;--text:#261d17;--muted:#5a5048;--ink:#1f1a16;--paper:#fefcf8}
@media(prefers-color-scheme:dark){:root{--page:#1d1814;--sheet:#26201c;--edge:#443c35;--text:#f0e9dd;--muted:#c2b8ab;--ink:#f0e9dd;--paper:#1d1814}}
*{box-sizing:border-box}
body{margin:0;padding:48px 16px;background:var(--page);color:var(--text);font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-inline-size:420px;margin:0 auto;padding:28px 24px;border:1px solid var(--edge);border-radius:12px;background:var(--sheet)}
h1{margin:0 0 8px;font-size:24px;line-height:1.2;letter-spacing:-.01em}
p{margin:0 0 20px;color:var(--muted)}
label{display:grid;gap:6px;margin-block-end:16px;font-weight:600}
input{min-block-size:44px;padding-inline:12px;border:1px solid var(--muted);border-radius:8px;background:var(--page);color:inherit;font:inherit}
small{color:var(--muted);font-weight:400}
div{display:flex;gap:12px;margin-block-start:24px}
button{min-block-size:44px;padding-inline:20px;border:1px solid var(--ink);border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button[value=agree]{background:var(--ink);color:var(--paper)}
:focus-visible{outline:2px solid #1a5fb4;outline-offset:2px}
`

const security = (origin: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
})

interface Asked {
  readonly state: string
  readonly codeChallenge: string
  readonly redirectUri: string
}

/** The request in an address or a form; null if it is incomplete, or would redirect people elsewhere. */
function readAsked(
  read: (name: string) => string | undefined,
  provider: Name,
  siteOrigin: string,
): Asked | null {
  const asked = {
    state: read('state') ?? '',
    codeChallenge: read('code_challenge') ?? '',
    redirectUri: read('redirect_uri') ?? '',
  }
  const whole = asked.state !== '' && asked.codeChallenge !== ''
  return whole && asked.redirectUri === `${siteOrigin}/${provider}_authenticated` ? asked : null
}

const providerOf = (context: Context): Name | undefined =>
  socialProviders.find((each) => each === context.req.param('provider'))

/**
 * Consent page of a provider that a stand-in plays: for developers and tests. People enter who they are, and may
 * withhold a name or an address.
 */
export function serveConsent(
  app: Hono<{ Bindings: HttpBindings }>,
  { consents, platform }: RunningPlatform,
): void {
  app.get('/consent/:provider', (context, next) => {
    const provider = providerOf(context)
    const origin = platform.siteOrigin()
    const asked = provider && readAsked((name) => context.req.query(name), provider, origin)
    if (!provider || !consents[provider] || !asked) return next()
    return context.html(
      String(html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${names[provider]}, played by Kindling</title>
            <style>${raw(styles)}</style>
          </head>
          <body>
            <main>
              <h1>Go on to Kindling as…</h1>
              <p>This page plays ${names[provider]} on this machine. Leave a field empty to keep it to yourself.</p>
              <form method="post">
                <input type="hidden" name="state" value="${asked.state}" />
                <input type="hidden" name="code_challenge" value="${asked.codeChallenge}" />
                <input type="hidden" name="redirect_uri" value="${asked.redirectUri}" />
                <label>E-mail <input name="email" type="email" autocomplete="off" value="nour.haddad@example.com" /></label>
                <label>Name <input name="name" autocomplete="off" value="Nour Haddad" /></label>
                <div>
                  <button name="choice" value="agree">Agree</button>
                  <button name="choice" value="cancel">Cancel</button>
                </div>
              </form>
            </main>
          </body>
        </html>`),
      200,
      security(origin),
    )
  })
  app.post('/consent/:provider', formLimit, async (context, next) => {
    const provider = providerOf(context)
    const form = await readForm(context)
    if (!form) return unreadableForm(context)
    const asked =
      provider && readAsked((name) => form.get(name) ?? undefined, provider, platform.siteOrigin())
    const standIn = provider && consents[provider]
    if (!standIn || !asked) return next()
    const back = new URL(asked.redirectUri)
    back.searchParams.set('state', asked.state)
    if (form.get('choice') === 'agree') {
      const account = { email: form.get('email') ?? '', name: form.get('name') ?? '' }
      const { codeChallenge, redirectUri } = asked
      back.searchParams.set('code', await standIn.agree({ codeChallenge, redirectUri, account }))
    } else back.searchParams.set('error', 'access_denied')
    return context.redirect(back.href, 303)
  })
}
