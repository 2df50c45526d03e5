import '@kindling/ui/theme/global.css'
import { fontUrls } from '@kindling/ui/theme/fonts'
import type { ReactNode } from 'react'
import { usePreferences } from './preferences.tsx'
import type { RouteFacts } from './route-table.ts'

/** What the server hands to the browser so that it starts where the page is. */
export interface PageState {
  readonly origin: string
  readonly now: number
  readonly delivered: {
    answers: Record<string, unknown>
    failures: Record<string, { code: string; status: number }>
  }
  /** Files whose content the page's styles hold already: the loader of later parts need not fetch them. */
  readonly merged: readonly string[]
  /** The route that the page shows, and its chunk; null where it is found through the table, in development. */
  readonly route: RouteFacts
  readonly script: string | null
  /** A public demonstration. */
  readonly demo: boolean
  /** Amounts, counts and dates as they stand on the page, by `giveFormatted`'s names. */
  readonly formatted: Readonly<Record<string, string>>
  /** Messages of the namespaces the page shows, in its language. */
  readonly messages: Record<string, unknown>
}

export interface DocumentAssets {
  readonly scripts: readonly string[]
  /** Addresses of styles; none in a build, whose pages carry theirs. */
  readonly styles: readonly string[]
  /** Chunks of the route: the first is fetched while the HTML is still read, the others once the page has been painted. */
  readonly preloads: readonly string[]
}

export interface DocumentProps {
  readonly children: ReactNode
  readonly assets: DocumentAssets
  /** The {@link PageState} as JSON. */
  readonly state: string
  readonly nonce?: string | undefined
  /** See boot.ts; empty in a browser, where it has run. */
  readonly firstScript?: string
  /** All styles of the first view, as text; empty in a browser, which has read them. */
  readonly css?: string
}

export const stateId = 'kindling-state'
/** No browser knows it: boot.ts makes it `modulepreload`. */
const laterPreload = 'later-modulepreload'

/** The whole page, rendered on the server and hydrated as it is: theme, language and direction stand on `html`. */
export function Document({ children, assets, state, nonce, firstScript = '', css = '' }: DocumentProps) {
  const { theme, language, direction } = usePreferences()
  return (
    <html
      lang={language}
      dir={direction === 'rtl' ? 'rtl' : 'ltr'}
      {...(theme === 'system' ? {} : { 'data-theme': theme })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {/* Before anything that has to be fetched. Its text is the server's alone: a browser has run it. */}
        <script nonce={nonce} suppressHydrationWarning>
          {firstScript}
        </script>
        {/* In the page itself: a file would wait for a connection behind pictures, fonts and scripts, and the page for it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles, which escaping would break */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {Object.values(fontUrls).map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={url} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Each file asked for before the first paint holds it up. The first is the largest, and arrives last anyway. */}
        {assets.preloads.map((href, index) => (
          <link
            key={href}
            rel={index === 0 ? 'modulepreload' : laterPreload}
            data-route=""
            href={href}
            nonce={nonce}
            suppressHydrationWarning
          />
        ))}
        {/* What is looked at first is fetched before it: `async` asks for that. The entry waits for the page's end. */}
        {assets.scripts.map((src) => (
          <script key={src} type="module" async src={src} nonce={nonce} suppressHydrationWarning />
        ))}
      </head>
      <body>
        {children}
        <script id={stateId} type="application/json">
          {state}
        </script>
      </body>
    </html>
  )
}
