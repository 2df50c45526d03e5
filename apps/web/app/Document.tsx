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
  /** Words of the areas the page shows, in its language. */
  readonly words: Record<string, unknown>
}

export interface DocumentAssets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Chunks of the route, fetched while the HTML is still read. */
  readonly preloads: readonly string[]
}

export interface DocumentProps {
  readonly children: ReactNode
  readonly assets: DocumentAssets
  /** The {@link PageState} as JSON. */
  readonly state: string
  readonly nonce?: string | undefined
}

export const stateId = 'kindling-state'

/** The whole page, rendered on the server and hydrated as it is: theme, language and direction stand on `html`. */
export function Document({ children, assets, state, nonce }: DocumentProps) {
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
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {Object.values(fontUrls).map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={url} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link
            key={href}
            rel="modulepreload"
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
