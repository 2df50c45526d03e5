import '@kindling/ui/theme/global.css'
import { fontUrls } from '@kindling/ui/theme/fonts'
import type { ReactNode } from 'react'
import { usePreferences } from './preferences.tsx'
import type { RouteFacts } from './route-table.ts'

/** State that the server passes to the browser, so that it starts with the same page. */
export interface PageState {
  readonly origin: string
  readonly now: number
  readonly delivered: {
    answers: Record<string, unknown>
    failures: Record<string, { code: string; status: number }>
  }
  /** Files already inlined in the page's styles: the loader of lazy parts need not fetch them. */
  readonly merged: readonly string[]
  /** The route of the page and its chunk; null in development, where the table finds it. */
  readonly route: RouteFacts
  readonly script: string | null
  /** A public demonstration. */
  readonly demo: boolean
  /** Amounts, counts and dates as formatted on the page, by `giveFormatted`'s names. */
  readonly formatted: Readonly<Record<string, string>>
  /** Messages of the namespaces the page shows, in its language. */
  readonly messages: Record<string, unknown>
}

export interface DocumentAssets {
  readonly scripts: readonly string[]
  /** Addresses of style sheets; empty in a build, whose pages inline them. */
  readonly styles: readonly string[]
  /** Chunks of the route: the first is fetched while the HTML is parsed, the others after the first paint. */
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
/** Unknown to browsers: boot.ts changes it to `modulepreload`. */
const laterPreload = 'later-modulepreload'

/**
 * The whole page, rendered on the server and hydrated as it is: theme, language and direction are attributes of `html`.
 */
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
        {/* Before anything that has to be fetched. Only the server renders its text: a browser has run it. */}
        <script nonce={nonce} suppressHydrationWarning>
          {firstScript}
        </script>
        {/* Inlined: a file would wait for a connection behind pictures, fonts and scripts, and the page for it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles, which escaping would break */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {Object.values(fontUrls).map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={url} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Each file requested before the first paint delays it. The first is the largest, and arrives last anyway. */}
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
        {/* `async` gives it lower priority than the content of the first view. The entry waits for the page's end. */}
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
