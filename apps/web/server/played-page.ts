import { html, raw } from 'hono/html'

const styles = `
:root{color-scheme:light dark;--page:#f6f2ea;--sheet:#fefcf8;--edge:#ddd5c8;--text:#261d17;--muted:#5a5048;--ink:#1f1a16;--paper:#fefcf8}
@media(prefers-color-scheme:dark){:root{--page:#1d1814;--sheet:#26201c;--edge:#443c35;--text:#f0e9dd;--muted:#c2b8ab;--ink:#f0e9dd;--paper:#1d1814}}
*{box-sizing:border-box}
body{margin:0;padding:48px 16px;background:var(--page);color:var(--text);font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-inline-size:420px;margin:0 auto;padding:28px 24px;border:1px solid var(--edge);border-radius:12px;background:var(--sheet)}
h1{margin:0 0 8px;font-size:24px;line-height:1.2;letter-spacing:-.01em;overflow-wrap:anywhere}
p{margin:0 0 20px;color:var(--muted)}
ul{margin:0;padding:0;list-style:none}
li{padding-block:10px;border-block-start:1px solid var(--edge);overflow-wrap:anywhere}
a{color:inherit;font-weight:600;text-underline-offset:3px}
label{display:grid;gap:6px;margin-block-end:16px;font-weight:600}
input{min-block-size:44px;padding-inline:12px;border:1px solid var(--muted);border-radius:8px;background:var(--page);color:inherit;font:inherit}
small{color:var(--muted);font-weight:400}
div{display:flex;flex-wrap:wrap;gap:12px;margin-block-start:24px}
button{min-block-size:44px;padding-inline:20px;border:1px solid var(--ink);border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:first-child{background:var(--ink);color:var(--paper)}
:focus-visible{outline:2px solid #1a5fb4;outline-offset:2px}
`

/**
 * Headers of a stand-in's page: styles of its own, and no script.
 *
 * @param formAction allowed targets of its forms, in the policy's syntax.
 */
export const playedSecurity = (formAction: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
})

/** A page of a provider that a stand-in plays on this machine: it works without scripts, in light and dark. */
export const playedPage = (title: string, content: unknown): string =>
  String(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}, played by Kindling</title>
        <style>${raw(styles)}</style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`)
